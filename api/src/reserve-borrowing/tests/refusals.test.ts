import { aReserveLoanInput } from '@roofline/schema/fixtures/reserve-borrowing';
import { buildBorrower, transfer, type Borrower } from './scene';

let cast: Borrower;
beforeEach(async () => {
  cast = await buildBorrower();
});
afterEach(() => cast.close());

const OUT = '2026-03-10_out_1500000_1';
const BACK = '2026-05-10_in_500000_1';
const REST = '2026-06-10_in_1000000_1';
const lines = () => [
  ...transfer('a', '2026-03-10', -15_000_00, 'To checking'),
  ...transfer('b', '2026-05-10', 5_000_00, 'Back'),
  ...transfer('c', '2026-06-10', 10_000_00, 'Back'),
];
const explain = (transferIds: string[]) =>
  cast.ask('POST', cast.of('reserveexplanation'), { payload: { transferIds, explanation: 'Refund' } });

test.each([
  [
    'reserveloan',
    { transferId: BACK, ...aReserveLoanInput() },
    'transferId',
    'Only a transfer out of the reserve fund can be a loan',
  ],
  [
    'reserveloan',
    { transferId: OUT, ...aReserveLoanInput(), dueDate: '2026-03-10' },
    'dueDate',
    'Due Date should be after Mar 10, 2026, the day of the loan',
  ],
  [
    'reserveloan',
    { transferId: OUT, ...aReserveLoanInput(), purpose: ' ' },
    'purpose',
    'Purpose is required',
  ],
  [
    'reserveloan',
    { transferId: '2026-02-30_out_1_1', ...aReserveLoanInput() },
    'transferId',
    'Choose a transfer from the list',
  ],
  [
    'reserveloan',
    { transferId: '2026-03-10_out_1500000_2', ...aReserveLoanInput() },
    'transferId',
    'The ledger no longer has this transfer. Reload the list.',
  ],
  [
    'reserverepayment',
    { transferId: BACK, loans: [{ loanId: OUT, amount: 1 }] },
    'loans.0.loanId',
    'Choose a loan',
  ],
  ['reserverepayment', { transferId: BACK, loans: [] }, 'loans', 'Choose a loan'],
  [
    'reserveexplanation',
    { transferIds: [], explanation: 'x' },
    'transferIds',
    'Choose at least one transfer',
  ],
  [
    'reserveexplanation',
    { transferIds: [OUT, OUT], explanation: 'x' },
    'transferIds',
    'Choose each transfer once',
  ],
  ['reserveexplanation', { transferIds: [OUT], explanation: '' }, 'explanation', 'Explanation is required'],
])('%s of %o is refused with its reason', async (path, payload, field, detail) => {
  await cast.enter({ lines: lines() });
  const answer = await cast.ask('POST', cast.of(path), { payload });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error.errors).toEqual([expect.objectContaining({ field, detail })]);
});

test('only transfers into reserves pay back a loan, and only loans can be paid back', async () => {
  await cast.enter({ lines: [...lines(), ...transfer('d', '2026-03-12', -5_000_00)] });
  const loan = await cast.loan(OUT);
  const wrongWay = await cast.repay('2026-03-12_out_500000_1', loan.reserveEntryId);
  expect(wrongWay.json().error.errors[0].field).toBe('transferId');
  const [explained] = (await explain([BACK])).json().data;
  const noLoan = await cast.repay(REST, explained.explanation.reserveEntryId);
  expect(noLoan.json().error.errors[0].detail).toBe('Choose a loan of this property');
});

test('answers 404 under another property or workspace, and adds one loan for a repeat with its key', async () => {
  await cast.enter({ lines: lines() });
  const headers = { 'idempotency-key': 'borrowed-1' };
  const payload = { transferId: OUT, ...aReserveLoanInput() };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => cast.ask('POST', cast.of('reserveloan'), { payload, headers })),
  );
  expect(answers.some(({ statusCode }) => statusCode === 201)).toBe(true);
  const [loan, ...more] = (await cast.log()).loans;
  expect(more).toEqual([]);
  for (const parent of [cast.away, cast.foreign]) {
    const entry = cast.of(`reserveentry/${loan!.reserveEntryId}`, parent);
    expect((await cast.ask('DELETE', entry, { version: 1 })).statusCode).toBe(404);
    const put = cast.of(`reserveloan/${loan!.reserveEntryId}`, parent);
    expect((await cast.ask('PUT', put, { payload: aReserveLoanInput(), version: 1 })).statusCode).toBe(404);
  }
  const wrongKind = cast.of(`reserveexplanation/${loan!.reserveEntryId}`);
  expect((await cast.ask('PUT', wrongKind, { payload: { explanation: 'x' }, version: 1 })).statusCode).toBe(
    404,
  );
  const url = `/api/property/reserveborrowings?propertyIds=${cast.foreign},${cast.home}`;
  const [foreign, own] = (await cast.ask('GET', url)).json().data;
  expect(foreign).toBeNull();
  expect(own).toEqual(await cast.log());
});

test('a Member reads the log but changes nothing, and a Vendor sees nothing', async () => {
  await cast.enter({ lines: lines() });
  for (const path of ['reserveborrowing', 'reservetransfer']) {
    expect((await cast.ask('GET', cast.of(path), { as: 'member' })).statusCode).toBe(200);
    expect((await cast.ask('GET', cast.of(path), { as: 'vendor' })).statusCode).toBe(403);
  }
  const payload = { transferId: OUT, ...aReserveLoanInput() };
  expect((await cast.ask('POST', cast.of('reserveloan'), { payload, as: 'member' })).statusCode).toBe(403);
});
