import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aPlacement, aPlacementInput, aPlacementSummary } from '@roofline/schema/fixtures/placement';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import type { Placement, PlacementSummary } from '@roofline/schema/placement/placement';
import { paths } from '../app/paths';
import { storage } from '../app/storage';
import { STALE } from '../app/save/save-words';
import { aProperty } from '../testing/graph-fixtures';
import { OUTDATED, recorder } from '../testing/recorder';
import { renderScreen, type Graph } from '../testing/schema-link';
import { PlacementsPage } from './PlacementsPage';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

const savings = aPlacement({
  placementId: id(701),
  account: 'Savings 0012',
  kind: 'savings',
  maturityDate: null,
  maturityValue: null,
  value: 40_000,
});

/** Fakes the service for a property with these placements. */
function world(placements: readonly Placement[], figures: Partial<PlacementSummary> = {}, canEdit = true) {
  const service = recorder({ placements });
  const property = () => ({
    ...aProperty,
    viewerCan: { ...aProperty.viewerCan, viewDashboard: true, editFinancials: canEdit },
    placements: service.world.placements,
    placementSummary: aPlacementSummary(figures),
  });
  const ofProperty = () => ({ property: property() });
  const graph: Graph = {
    property,
    ...service.writes({
      addPlacement: ofProperty,
      updatePlacement(input: Record<string, unknown>) {
        service.merge('placements', 'placementId', input);
        return ofProperty();
      },
      removePlacement: ofProperty,
    }),
  };
  return { ...service, graph };
}

const open = (graph: Graph) => renderScreen(<PlacementsPage />, { graph });

it('says how much is placed where, at which yield, and how much is not insured', async () => {
  const institutions = [
    { institution: 'First Harbor Bank', deposits: 260_000, others: 5_000, uninsured: 10_000 },
  ];
  const warnings = ['First Harbor Bank holds $260,000: $10,000 are above the insured $250,000.'];
  open(world([aPlacement(), savings], { total: 265_000, institutions, warnings }).graph);
  expect((await screen.findByText(/lies at 1 institution/)).textContent).toBe(
    '$265,000 lies at 1 institution and earns 4.19% a year. $10,000 of it is above what is insured.',
  );
  expect(screen.getByText(warnings[0]!)).toBeTruthy();
  expect(screen.getByText('$10,000 not insured')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Use it for the plans' }).getAttribute('href')).toBe(
    paths.financialsWithRate(PROPERTY_ID, 4.19),
  );
  const years = within(screen.getByRole('grid', { name: /Money that is free beside the work/ }));
  expect(years.getAllByRole('row')).toHaveLength(3);
});

it('compares the accounts with the ledger to the cent', async () => {
  const { graph } = world([savings], { ledgerBalance: 39_000, ledgerAsOf: '2026-11-19', difference: 1_000 });
  open(graph);
  expect(await screen.findByText('$1,000 less than these accounts on Nov 19, 2026')).toBeTruthy();
});

it('adds the first account, and shows each error under its field', async () => {
  const { graph, after, calls } = world([]);
  const { user } = open(graph);
  await user.click(await screen.findByRole('button', { name: 'Add reserve account' }));
  const pane = within(await screen.findByRole('dialog', { name: 'Add reserve account' }));
  await user.type(pane.getByLabelText('Institution'), 'Tide Credit Union');
  await user.type(pane.getByLabelText('Account'), 'CD 9');
  await user.selectOptions(pane.getByLabelText('Kind'), 'Certificate of deposit');
  await user.type(pane.getByLabelText('Balance'), '1500.50');
  await user.type(pane.getByLabelText(/^Interest rate/), '4.125');
  await user.selectOptions(pane.getByLabelText('Interest is added'), 'Each quarter');
  await user.type(pane.getByLabelText('Day of the balance'), '2026-01-15');
  await user.click(pane.getByRole('button', { name: 'Add reserve account' }));
  expect(await pane.findByText('Maturity Date is required for certificates and Treasuries')).toBeTruthy();
  expect(calls).toEqual([]);
  after('addPlacement', { placements: [aPlacement({ placementId: id(702), account: 'CD 9' })] });
  await user.type(pane.getByLabelText(/^Maturity date/), '2028-01-15');
  await user.click(pane.getByRole('button', { name: 'Add reserve account' }));
  expect(await screen.findByText('Reserve Account Added')).toBeTruthy();
  expect(calls[0]!.input).toMatchObject({
    propertyId: PROPERTY_ID,
    values: {
      institution: 'Tide Credit Union',
      principal: 1500.5,
      interestRate: 4.125,
      compounding: 'quarterly',
      maturityDate: '2028-01-15',
    },
  });
  expect(await screen.findByText('CD 9')).toBeTruthy();
});

it('offers the newer values when someone else saved first, and removes after a second click', async () => {
  const { graph, ...service } = world([aPlacement()]);
  const { version } = aPlacement();
  const { user } = open(graph);
  await user.click(await screen.findByRole('button', { name: /^Edit CD 4410/ }));
  const pane = within(await screen.findByRole('dialog', { name: 'Edit reserve account' }));
  service.set({ placements: [aPlacement({ account: 'CD renewed', version: version + 1 })] });
  service.refuseOnce('updatePlacement', OUTDATED);
  await user.click(pane.getByRole('button', { name: 'Save Changes' }));
  expect((await pane.findByRole('alert')).textContent).toContain(STALE);
  await user.click(pane.getByRole('button', { name: 'Load the newer values' }));
  await waitFor(() => expect(screen.getByLabelText('Account')).toHaveProperty('value', 'CD renewed'));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Reserve Account Updated')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^Remove CD renewed/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Reserve Account' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(service.sent('removePlacement')).toHaveLength(1));
  expect(service.sent('updatePlacement')).toMatchObject([{ version }, { version: version + 1 }]);
  expect(service.last('removePlacement')).toMatchObject({
    placementId: aPlacement().placementId,
    version: version + 2,
  });
});

it('shows the accounts without actions to users who may not edit', async () => {
  open(world([savings], {}, false).graph);
  expect((await screen.findAllByText('Savings 0012')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /Add|Edit|Remove/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Use it for the plans' })).toBeNull();
});

it('shows the app that an account comes from, lets users edit only its notes, and offers no Remove', async () => {
  const { graph, calls } = world([aPlacement({ source: 'Open ledger' }), savings]);
  const { user } = open(graph);
  expect(await screen.findByText(/Certificate of deposit, from Open ledger/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Remove CD 4410/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Edit CD 4410/ }));
  const pane = within(await screen.findByRole('dialog', { name: 'Edit reserve account' }));
  expect(pane.getByLabelText<HTMLInputElement>('Institution').disabled).toBe(true);
  expect(pane.getByLabelText<HTMLInputElement>(/^Interest rate/).disabled).toBe(true);
  expect(pane.getByText('Open ledger states everything else: change it there.')).toBeTruthy();
  await user.type(pane.getByLabelText(/^Notes/), 'Renews by itself');
  await user.click(pane.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('Reserve Account Updated')).toBeTruthy();
  expect(calls[0]!.input).toMatchObject({
    values: aPlacementInput({ notes: 'Renews by itself' }),
  });
});
