import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  box,
  button,
  choose,
  enter,
  fillFinancials,
  freshBrowser,
  open,
  toFinancials,
  yesNo,
} from './wizard-driver';

beforeEach(freshBrowser);

describe('step 2, financials', () => {
  it('re-checks the contribution when the fee changes, and shows the error at the contribution', async () => {
    const { user } = await open();
    await toFinancials(user);
    await fillFinancials(user);
    await enter(user, 'Annual reserve contribution', '380000');
    expect(screen.getByText('From $0 to $386,400')).toBeTruthy();
    expect(button('Add New Property').disabled).toBe(false);
    await enter(user, 'Total annual fees', '300000');
    const message = await screen.findByText('Annual Reserve Contributions should be from $0 to $300,000.');
    expect(box('Annual reserve contribution').getAttribute('aria-describedby')).toBe(
      message.closest('[id]')?.getAttribute('id'),
    );
    expect(button('Add New Property').disabled).toBe(true);
    expect(screen.getByText('1 field to fix:')).toBeTruthy();
    expect(screen.getByText('127%')).toBeTruthy();
    expect(screen.getByText('More than the fees collected')).toBeTruthy();
  });

  it('re-checks upcoming expenses with balance, contribution and months, and clears the amount on No', async () => {
    const { user, sentNamed } = await open();
    await toFinancials(user);
    await fillFinancials(user);
    await enter(user, 'Starting reserve balance', '41000');
    await user.click(yesNo('Any upcoming expenses?', 'Yes'));
    await waitFor(() => expect(button('Add New Property').disabled).toBe(true));
    await choose(user, 'Reserve month start', 'October');
    expect(await screen.findByText('From $0 to $47,000')).toBeTruthy();
    await enter(user, 'Amount', '47000');
    expect(screen.queryByText(/Upcoming Expenses should be/)).toBeNull();
    await choose(user, 'Reserve month start', 'January');
    expect(await screen.findByText('Upcoming Expenses should be from $0 to $41,000')).toBeTruthy();
    expect(button('Add New Property').disabled).toBe(true);
    await user.click(yesNo('Any upcoming expenses?', 'No'));
    await waitFor(() => expect(button('Add New Property').disabled).toBe(false));
    await user.click(button('Add New Property'));
    await screen.findByText('Property Saved Successfully');
    const { input } = sentNamed('AddProperty')[0]!.variables as { input: { propertyFinancial: object } };
    expect(input.propertyFinancial).toMatchObject({ hasUpcomingExpenses: false, upcomingExpenses: 0 });
  });

  it('leaves all input in place when the user goes back', async () => {
    const { user } = await open();
    await toFinancials(user);
    await fillFinancials(user);
    await user.click(button('Back'));
    expect(box('Property name').value).toBe('Alder Grove Townhomes');
    await user.click(button('Continue'));
    await screen.findByText('Step 2 of 2');
    expect(box('Total annual fees').value).toBe('386,400');
    expect(box('Interest rate').value).toBe('2.10');
  });

  it('requires a date and a type once a field of the study has a value', async () => {
    const { user } = await open();
    await toFinancials(user);
    await fillFinancials(user);
    expect(button('Add New Property').disabled).toBe(false);
    await enter(user, /^Provider name/, 'Reserve Advisors');
    await waitFor(() => expect(button('Add New Property').disabled).toBe(true));
    expect(screen.getByText('2 fields to fill in:')).toBeTruthy();
  });
});
