import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aReserveLoan } from '@roofline/schema/fixtures/reserve-borrowing';
import { STALE } from '../../app/save/save-words';
import { storage } from '../../app/storage';
import { OUTDATED } from '../../testing/recorder';
import { dialog, show, world } from './borrowing-world';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

const typeDay = async (user: ReturnType<typeof show>['user'], field: HTMLElement, day: string) => {
  await user.clear(field);
  await user.type(field, day);
};

it('logs a loan by hand where no ledger has its transfer', async () => {
  const { graph, calls } = world({ open: [], loans: [] });
  const { user } = show(graph);
  expect(await screen.findByText(/log others by hand/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Log loan' }));
  const pane = await dialog('Log loan from reserves');
  await user.click(pane.getByRole('button', { name: 'Log loan' }));
  expect(await pane.findByText('Amount is required')).toBeTruthy();
  expect(calls).toEqual([]);
  await typeDay(user, pane.getByLabelText(/^Borrowed on/), '2026-03-10');
  await user.type(pane.getByLabelText(/^Amount/), '15000.25');
  await user.type(pane.getByLabelText(/^Description/), 'Check 1021');
  await user.type(pane.getByLabelText(/^Purpose/), 'New roof');
  await typeDay(user, pane.getByLabelText(/^Due date/), '2027-03-10');
  await user.click(pane.getByRole('button', { name: 'Log loan' }));
  expect(await screen.findByText('Loan logged')).toBeTruthy();
  expect(calls[0]).toMatchObject({
    name: 'addReserveLoanByHand',
    input: {
      values: {
        date: '2026-03-10',
        amount: 15_000.25,
        text: 'Check 1021',
        purpose: 'New roof',
        dueDate: '2027-03-10',
        approvedOn: null,
      },
      idempotencyKey: expect.any(String),
    },
  });
});

it('logs a repayment by hand for the only outstanding loan', async () => {
  const repaid = aReserveLoan({ reserveEntryId: id(726), outstanding: 0, status: 'repaid' });
  const { graph, calls } = world({ open: [], loans: [aReserveLoan(), repaid] });
  const { user } = show(graph);
  await user.click(await screen.findByRole('button', { name: 'Log repayment' }));
  const pane = await dialog('Log repayment');
  await typeDay(user, pane.getByLabelText(/^Paid back on/), '2026-05-10');
  await user.type(pane.getAllByLabelText('Amount')[0]!, '5000');
  expect(await pane.findByText('$5,000.00 of the transfer pays back no loan')).toBeTruthy();
  await user.type(pane.getAllByLabelText('Amount')[1]!, '5000');
  await user.type(pane.getByLabelText(/^Description/), 'Check 2044');
  await user.click(pane.getByRole('button', { name: 'Log repayment' }));
  expect(await screen.findByText('Repayment logged')).toBeTruthy();
  expect(calls[0]!.input).toMatchObject({
    values: { amount: 5_000, date: '2026-05-10', loans: [{ loanId: id(720), amount: 5_000 }] },
  });
});

it('offers no repayment by hand where nothing is outstanding', async () => {
  show(world({ loans: [aReserveLoan({ outstanding: 0, status: 'repaid' })], outstanding: 0 }).graph);
  expect(await screen.findByRole('button', { name: 'Log loan' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Log repayment' })).toBeNull();
});

it('logs an explained transfer by hand', async () => {
  const { graph, calls } = world({ open: [] });
  const { user } = show(graph);
  await user.click(await screen.findByRole('button', { name: 'Log explained transfer' }));
  const pane = await dialog('Log explained transfer');
  await user.selectOptions(pane.getByLabelText(/^Direction/), 'in');
  await typeDay(user, pane.getByLabelText(/^Date/), '2026-05-10');
  await user.type(pane.getByLabelText(/^Amount/), '100');
  await user.type(pane.getByLabelText(/^Description/), 'Check 3');
  await user.type(pane.getByLabelText(/^Explanation/), 'A deposit to the wrong account');
  await user.click(pane.getByRole('button', { name: 'Log transfer' }));
  expect(await screen.findByText('Transfer logged')).toBeTruthy();
  expect(calls[0]!.input).toMatchObject({ values: { direction: 'in', amount: 100, text: 'Check 3' } });
});

it('corrects a transfer by hand, and leaves the input alone when someone else saved it first', async () => {
  const byHand = aReserveLoan({ isByHand: true, ledgerText: null, version: 4 });
  const { graph, calls, refuse } = world({ loans: [byHand] });
  refuse('updateReserveTransferByHand', OUTDATED);
  const { user } = show(graph);
  expect(await screen.findByText('Logged by hand')).toBeTruthy();
  expect(screen.queryByText('No longer in the ledger')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Correct transfer The insurance premium/ }));
  const pane = await dialog('Correct transfer');
  await user.type(pane.getByLabelText(/^Description/), ' of May');
  await user.click(pane.getByRole('button', { name: 'Save Changes' }));
  expect((await pane.findByRole('alert')).textContent).toContain(STALE);
  expect(calls[0]!.input).toMatchObject({
    reserveEntryId: id(720),
    version: 4,
    values: { date: '2026-03-03', amount: 20_000, text: 'Insurance premium of May' },
  });
  expect(pane.getByLabelText<HTMLInputElement>(/^Description/).value).toBe('Insurance premium of May');
});

it('offers no correction of a transfer that the ledger has', async () => {
  show(world({ loans: [aReserveLoan({ isByHand: true })] }).graph);
  expect(await screen.findByRole('button', { name: /^Edit The insurance premium/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Correct transfer/ })).toBeNull();
});
