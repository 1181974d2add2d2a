import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths';
import { storage } from '../../../app/storage';
import { WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { aProperty } from '../../../testing/graph-fixtures';
import {
  box,
  button,
  enter,
  fillFinancials,
  freshBrowser,
  NEW_ID,
  open,
  toFinancials,
  year,
} from './wizard-driver';

beforeEach(freshBrowser);

describe('adding', () => {
  it('sends the property once, selects it and opens its dashboard', async () => {
    const { user, sentNamed, router } = await open();
    await toFinancials(user);
    await fillFinancials(user);
    await user.dblClick(button('Add New Property'));
    expect(await screen.findByText('Property Saved Successfully')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.dashboard));
    expect(storage.propertyId()).toBe(NEW_ID);
    expect(sentNamed('AddProperty')).toHaveLength(1);
    expect(sentNamed('AddProperty')[0]?.variables.input).toMatchObject({
      workspaceId: WORKSPACE_ID,
      name: 'Alder Grove Townhomes',
      state: 'WA',
      zipCode: '98052',
      yearOfConversion: 0,
      latLng: { lat: 47.68, lng: -122.12 },
      reserveStudy: null,
      propertyFinancial: {
        fiscalYearStartMonth: 1,
        startingFiscalYear: year,
        feeCollectionFrequencyId: 1,
        averageHoaAnnualFee: 386_400,
        annualReserveContribution: 24_000,
        upcomingExpenses: 0,
        previousHoaAnnualFee: null,
      },
    });
  });

  it('sends the same request with the same key again after a lost answer', async () => {
    let attempts = 0;
    const { user, sentNamed } = await open({
      addProperty() {
        attempts += 1;
        if (attempts === 1) throw new TypeError('Failed to fetch');
        return { property: { ...aProperty, propertyId: NEW_ID }, userErrors: [] };
      },
    });
    await toFinancials(user);
    await fillFinancials(user);
    await user.click(button('Add New Property'));
    expect(await screen.findByText(/^Error: Roofline could not be reached/)).toBeTruthy();
    expect(screen.getByText('Property Save failed')).toBeTruthy();
    await user.click(button('Add New Property'));
    await screen.findByText('Property Saved Successfully');
    const [first, second] = sentNamed('AddProperty').map((each) => each.variables);
    expect(second).toEqual(first);
    expect((first!.input as { idempotencyKey: string }).idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it('saves the property even when the geocoder fails', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('offline'))),
    );
    const { user, sentNamed } = await open();
    await toFinancials(user);
    await fillFinancials(user);
    await user.click(button('Add New Property'));
    await screen.findByText('Property Saved Successfully');
    expect((sentNamed('AddProperty')[0]!.variables.input as { latLng: unknown }).latLng).toBeNull();
  });

  it('shows the service’s errors at their fields and goes to the first step that has one', async () => {
    const { user } = await open({
      addProperty: () => ({
        property: null,
        userErrors: [
          { code: 'invalid', detail: 'Inflation Rate is odd', field: 'propertyFinancial.inflationRate' },
          { code: 'invalid', detail: 'City is unknown', field: 'city' },
          { code: 'invalid', detail: 'The workspace is full', field: null },
        ],
      }),
    });
    await toFinancials(user);
    await fillFinancials(user);
    await user.click(button('Add New Property'));
    expect(await screen.findByText('City is unknown')).toBeTruthy();
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    expect(screen.getByText('Error: The workspace is full')).toBeTruthy();
    expect(screen.getByText('Property Save failed')).toBeTruthy();
  });
});

describe('closing', () => {
  it('needs no question while the wizard is empty', async () => {
    const { user, router } = await open();
    await user.click(button('Cancel'));
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(screen.queryByText('Step 1 of 2')).toBeNull());
  });

  it('asks before it discards data, and starts empty the next time', async () => {
    const { user } = await open();
    await enter(user, 'Property name', 'Half a property');
    await user.click(button('Close'));
    const question = await screen.findByRole('alertdialog', { name: 'Discard the new property?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(box('Property name').value).toBe('Half a property');
    await user.click(button('Close'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('Step 1 of 2')).toBeNull());
    await user.click(screen.getAllByRole('button', { name: 'Add a New Property' })[0]!);
    await screen.findByText('Step 1 of 2');
    expect(box('Property name').value).toBe('');
  });
});
