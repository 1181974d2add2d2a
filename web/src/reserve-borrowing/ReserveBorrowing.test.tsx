import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aReserveLoan } from '@roofline/schema/fixtures/reserve-borrowing';
import { STALE } from '../app/save/save-words';
import { storage } from '../app/storage';
import { onPhone } from '../testing/on-phone';
import { OUTDATED } from '../testing/recorder';
import { back, dialog, out, show, world } from './testing/borrowing-world';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

it('says how much is outstanding and how much of it is overdue', async () => {
  const late = aReserveLoan({ status: 'overdue', outstanding: 5_000, dueDate: '2026-01-03' });
  const other = aReserveLoan({ reserveEntryId: id(722), outstanding: 20_000 });
  show(world({ loans: [late, other], outstanding: 25_000, overdue: 5_000 }).graph);
  expect((await screen.findByText(/is borrowed from reserves/)).textContent).toBe(
    '$25,000 is borrowed from reserves and not repaid. $5,000 of it is overdue.',
  );
  expect(screen.getByText('Overdue since Jan 3, 2026')).toBeTruthy();
});

it('logs a transfer as a loan that is due a year later, and removes it from the list', async () => {
  const { graph, calls, after } = world({ loans: [], outstanding: 0 });
  after('addReserveLoan', {
    loans: [aReserveLoan({ purpose: 'New roof' })],
    outstanding: 15_000,
    open: [back],
  });
  const { user } = show(graph);
  expect(await screen.findByText('No loan from reserves is outstanding.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^Log as loan \$15,000/ }));
  const pane = await dialog('Log as loan from reserves');
  expect(pane.getByLabelText<HTMLInputElement>(/^Due date/).value).toContain('2027');
  await user.click(pane.getByRole('button', { name: 'Log loan' }));
  expect(await pane.findByText('Purpose is required')).toBeTruthy();
  expect(calls).toEqual([]);
  await user.type(pane.getByLabelText(/^Purpose/), 'New roof');
  await user.click(pane.getByRole('button', { name: 'Log loan' }));
  expect(await screen.findByText('Loan logged')).toBeTruthy();
  expect(calls[0]!.input).toMatchObject({
    propertyId: PROPERTY_ID,
    values: { transferId: out.transferId, purpose: 'New roof', dueDate: '2027-05-03', approvedOn: null },
    idempotencyKey: expect.any(String),
  });
  expect(await screen.findByText('New roof')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Log as loan/ })).toBeNull();
});

it('matches a repayment with the only loan that it can pay back', async () => {
  const { graph, calls } = world({ open: [back] });
  const { user } = show(graph);
  await user.click(await screen.findByRole('button', { name: /^Match repayment \$5,000/ }));
  const pane = await dialog('Match repayment');
  await user.click(pane.getByRole('button', { name: 'Match repayment' }));
  expect(await screen.findByText('Repayment matched')).toBeTruthy();
  expect(calls[0]!.input).toMatchObject({
    values: { transferId: back.transferId, loans: [{ loanId: id(720), amount: 5_000 }] },
  });
});

it('splits a repayment between two loans, and says how much of it pays back none', async () => {
  const small = aReserveLoan({ reserveEntryId: id(725), purpose: 'Paint', outstanding: 1_000 });
  const { graph, calls } = world({ open: [back], loans: [aReserveLoan(), small] });
  const { user } = show(graph);
  await user.click(await screen.findByRole('button', { name: /^Match repayment \$5,000/ }));
  const pane = await dialog('Match repayment');
  await user.selectOptions(pane.getByLabelText('Loan'), id(725));
  await user.clear(pane.getByLabelText('Amount'));
  await user.type(pane.getByLabelText('Amount'), '1000');
  expect(await pane.findByText('$4,000.00 of the transfer pays back no loan')).toBeTruthy();
  await user.click(pane.getByRole('button', { name: 'Split with another loan' }));
  expect(pane.getAllByLabelText<HTMLInputElement>('Amount')[1]!.value).toContain('4,000');
  await user.selectOptions(pane.getAllByLabelText('Loan')[1]!, id(720));
  expect(pane.queryByText(/pays back no loan/)).toBeNull();
  await user.click(pane.getByRole('button', { name: 'Match repayment' }));
  expect(await screen.findByText('Repayment matched')).toBeTruthy();
  const [first, second] = [
    { loanId: id(725), amount: 1_000 },
    { loanId: id(720), amount: 4_000 },
  ];
  expect(calls[0]!.input).toMatchObject({ values: { loans: [first, second] } });
});

it.each([
  ['nothing is outstanding', aReserveLoan({ outstanding: 0, status: 'repaid' })],
  ['the loan is later', aReserveLoan({ date: '2026-07-04' })],
])('offers no repayment where %s', async (_why, loan) => {
  show(world({ open: [back], loans: [loan] }).graph);
  expect(await screen.findByRole('button', { name: /^Explain \$5,000/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Match repayment/ })).toBeNull();
});

it.each(['a wide screen', 'a phone'])('explains several transfers at once on %s', async (where) => {
  if (where === 'a phone') onPhone();
  const { graph, calls, after } = world();
  after('explainReserveTransfers', { open: [] });
  const { user } = show(graph);
  if (where === 'a phone') await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('checkbox', { name: /\$15,000/ }));
  await user.click(screen.getByRole('checkbox', { name: /\$5,000/ }));
  await user.click(screen.getByRole('button', { name: 'Explain' }));
  const pane = await dialog('Explain transfers');
  expect(pane.getByText('2 transfers')).toBeTruthy();
  await user.type(pane.getByLabelText(/^Explanation/), 'Sweep of the day');
  await user.click(pane.getByRole('button', { name: 'Explain' }));
  expect(await screen.findByText('2 transfers explained')).toBeTruthy();
  expect(calls[0]!.input).toMatchObject({
    values: { transferIds: [out.transferId, back.transferId], explanation: 'Sweep of the day' },
  });
  expect(await screen.findByText(/^No transfers to explain/)).toBeTruthy();
});

it('shows explained transfers and changes an explanation', async () => {
  const { graph, calls } = world();
  const { user } = show(graph);
  await user.click(await screen.findByRole('radio', { name: 'Explained' }));
  expect(await screen.findByText('Monthly contribution')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Edit \$1,000/ }));
  const pane = await dialog('Edit explanation');
  await user.type(pane.getByLabelText(/^Explanation/), ' of June');
  await user.click(pane.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Explanation saved')).toBeTruthy();
  expect(calls[0]!.input).toMatchObject({
    reserveEntryId: id(730),
    version: 3,
    values: { explanation: 'Monthly contribution of June' },
  });
});

it('marks a loan that is no longer in the ledger, and one whose text in the ledger has changed', async () => {
  const gone = aReserveLoan({ ledgerText: null });
  const other = aReserveLoan({ reserveEntryId: id(723), ledgerText: 'Premium' });
  show(world({ loans: [gone, other] }).graph);
  expect(await screen.findByText('No longer in the ledger')).toBeTruthy();
  expect(screen.getByText('The ledger now says: Premium')).toBeTruthy();
});

it('removes only a loan that has no repayments', async () => {
  const repaid = { reserveEntryId: id(740), transferId: back.transferId, date: back.date, amount: 5_000, transferAmount: 8_000, text: 'Back', ledgerText: 'Back', isByHand: false, version: 1 }; // prettier-ignore
  const paid = aReserveLoan({ reserveEntryId: id(724), purpose: 'Paint', repayments: [repaid] });
  const { graph, calls } = world({ loans: [aReserveLoan(), paid] });
  const { user } = show(graph);
  expect(await screen.findByRole('button', { name: /^Remove match/ })).toBeTruthy();
  expect(screen.getByText(/of a transfer of/).textContent).toBe('of a transfer of $8,000.00');
  expect(screen.queryByRole('button', { name: /^Remove Paint/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Remove The insurance premium/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove loan?' });
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Loan removed')).toBeTruthy();
  expect(calls[0]!.input).toMatchObject({ reserveEntryId: id(720), version: 1 });
});

it('leaves the input alone when someone else saved the loan first', async () => {
  const { graph, refuse } = world();
  refuse('updateReserveLoan', OUTDATED);
  const { user } = show(graph);
  await user.click(await screen.findByRole('button', { name: /^Edit The insurance premium/ }));
  const pane = await dialog('Edit loan from reserves');
  await user.type(pane.getByLabelText(/^Purpose/), ' of May');
  await user.click(pane.getByRole('button', { name: 'Save Changes' }));
  expect((await pane.findByRole('alert')).textContent).toContain(STALE);
  expect(pane.getByLabelText<HTMLTextAreaElement>(/^Purpose/).value).toBe('The insurance premium of May');
});

it('lets a Member only read', async () => {
  show(world({ canEdit: false }).graph);
  expect(await screen.findByText('Transfer to checking')).toBeTruthy();
  for (const name of [/^Log /, /^Explain/, /^Edit/, /^Remove/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
