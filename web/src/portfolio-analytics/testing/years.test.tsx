import { id, WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { aManyYears, anAwaitingYear } from '@roofline/schema/fixtures/year';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../app/paths';
import { renderScreen } from '../../testing/schema-link';
import { ManyYearsPage } from '../years/ManyYearsPage';

const due = { propertyComponentId: id(20), name: 'Asphalt roof', currentCost: 90_000 };
const found = aManyYears({
  workspaceId: WORKSPACE_ID,
  items: [
    anAwaitingYear({ propertyId: id(11), propertyName: 'Oak Court' }),
    anAwaitingYear({ propertyId: id(12), propertyName: 'Elm Court', due: [due] }),
    anAwaitingYear({
      propertyId: id(13),
      propertyName: 'Ash Court',
      closingFiscalYear: null,
      blockedReason: 'No year before 2027 has financials to copy.',
    }),
  ],
});
const over = {
  jobId: id(9),
  kind: 'manyYears',
  status: 'succeeded',
  progress: 100,
  step: null,
  file: null,
  errors: [],
  createdAt: '2026-11-22T00:00:00Z',
  viewerCan: { cancel: false, download: false },
};

const open = () =>
  renderScreen(<ManyYearsPage />, {
    graph: {
      manyYears: () => found,
      setUpManyYears: () => ({ job: over, userErrors: [] }),
      job: () => ({
        ...over,
        manyYears: {
          setUp: 1,
          refused: [{ propertyId: id(12), detail: 'Its contribution is above its fees.' }],
        },
      }),
    },
    at: paths.manyYears,
  });

it('sets up ready properties, and one with due work only once the user states its outcome', async () => {
  const { user, sentNamed } = open();
  const list = within(await screen.findByRole('list', { name: 'Properties to review' }));
  const elm = list.getByRole('checkbox', { name: 'Elm Court' }) as HTMLInputElement;
  expect([elm.disabled, elm.checked]).toEqual([true, false]);
  // The user has to choose Done: neither answer is preselected.
  expect(list.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
    false,
    false,
  ]);
  expect(screen.getByText(/No year before 2027 has financials/)).toBeTruthy();
  await user.type(screen.getByLabelText(/^Inflation rate/i), '4');
  expect(screen.getByRole('button', { name: /for 1 property$/ })).toBeTruthy();
  await user.click(list.getByRole('radio', { name: 'Not done' }));
  await user.click(elm);
  await user.dblClick(screen.getByRole('button', { name: /for 2 properties$/ }));
  await waitFor(() => expect(sentNamed('SetUpManyYears')).toHaveLength(1));
  expect(sentNamed('SetUpManyYears')[0]!.variables).toMatchObject({
    input: {
      workspaceId: WORKSPACE_ID,
      hasCostIncrease: true,
      inflationRate: 4,
      interestRate: null,
      properties: [
        { propertyId: id(11), expenditures: [] },
        { propertyId: id(12), expenditures: [{ propertyComponentId: id(20), outcome: 'deferred' }] },
      ],
    },
  });
  expect(await screen.findByText('Elm Court: Its contribution is above its fees.')).toBeTruthy();
});

it('requires the inflation rate before it sends anything', async () => {
  const { user, sentNamed } = open();
  await user.click(await screen.findByRole('button', { name: /for 1 property$/ }));
  expect(await screen.findByText('Inflation Rate is required')).toBeTruthy();
  expect(sentNamed('SetUpManyYears')).toEqual([]);
});
