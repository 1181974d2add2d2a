import { aReserveLoanInput } from '@roofline/schema/fixtures/reserve-borrowing';
import { owedToReserves } from '../service';
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
const ids = async (query = '') => (await cast.open(query)).items.map(({ transferId }) => transferId);
const explain = (transferIds: string[]) =>
  cast.ask('POST', cast.of('reserveexplanation'), {
    payload: { transferIds, explanation: 'Monthly contribution' },
  });
const remove = (reserveEntryId: string, version = 1) =>
  cast.ask('DELETE', cast.of(`reserveentry/${reserveEntryId}`), { version });

test('a loan is logged, paid back in parts and repaid, and the activity records each step', async () => {
  await cast.enter({ lines: lines() });
  expect(await ids()).toEqual([REST, BACK, OUT]);
  expect(await ids('?direction=out')).toEqual([OUT]);
  const loan = await cast.loan(OUT);
  expect(loan).toMatchObject({
    ...aReserveLoanInput(),
    amount: 15_000,
    text: 'To checking',
    outstanding: 15_000,
    status: 'open',
  });
  expect((await cast.repay(BACK, loan.reserveEntryId)).json().data).toMatchObject({
    outstanding: 10_000,
    loans: [{ repaid: 5_000, outstanding: 10_000 }],
  });
  expect(await cast.log()).toMatchObject({ outstanding: 10_000, overdue: 0 });
  const [repaid] = (await cast.repay(REST, loan.reserveEntryId)).json().data.loans;
  expect(repaid).toMatchObject({
    outstanding: 0,
    status: 'repaid',
    repayments: [{ date: '2026-05-10' }, { date: '2026-06-10' }],
  });
  expect(await cast.open()).toMatchObject({ items: [], totalCount: 0 });
  const told = (await cast.everything()).match(/"(Logged the loan|Matched)[^"]+"/g);
  expect(told).toEqual([
    '"Logged the loan of $15,000 of Mar 10, 2026 from reserves: The insurance premium"',
    '"Matched the transfer of $5,000 of May 10, 2026 into reserves as a repayment of the loan of $15,000 of Mar 10, 2026 from reserves"',
    '"Matched the transfer of $10,000 of Jun 10, 2026 into reserves as a repayment of the loan of $15,000 of Mar 10, 2026 from reserves"',
  ]);
});

test('a repayment is at most the outstanding amount, to the cent, and not before its loan', async () => {
  await cast.enter({
    lines: [
      ...transfer('a', '2026-03-10', -100_00),
      ...transfer('b', '2026-03-09', 50_00),
      ...transfer('c', '2026-03-11', 100_01),
      ...transfer('d', '2026-03-10', 100_00),
    ],
  });
  const { reserveEntryId } = await cast.loan('2026-03-10_out_10000_1');
  const early = await cast.repay('2026-03-09_in_5000_1', reserveEntryId);
  expect(early.statusCode).toBe(422);
  expect(early.json().error.errors[0]).toMatchObject({
    field: 'loans.0.loanId',
    detail: 'The loan is of Mar 10, 2026, after this transfer',
  });
  const more = await cast.repay('2026-03-11_in_10001_1', reserveEntryId);
  expect(more.json().error.errors[0].detail).toMatch(
    /^Amount is more than the \$100 outstanding of this loan/,
  );
  expect((await cast.repay('2026-03-10_in_10000_1', reserveEntryId)).statusCode).toBe(201);
});

test('ten simultaneous repayments never exceed a loan, and match a transfer once', async () => {
  const many = Array.from({ length: 10 }, (_, n) => transfer(`r${n}`, '2026-04-01', 40_00)).flat();
  await cast.enter({ lines: [...transfer('a', '2026-03-10', -100_00), ...many] });
  const { reserveEntryId } = await cast.loan('2026-03-10_out_10000_1');
  const answers = await Promise.all(
    many.slice(0, 10).map((_, n) => cast.repay(`2026-04-01_in_4000_${n + 1}`, reserveEntryId)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, ...Array(8).fill(422)]);
  expect((await cast.log()).outstanding).toBe(20);
  const left = (await ids())[0]!;
  const twice = await Promise.all(Array.from({ length: 6 }, () => explain([left])));
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(5).fill(409)]);
  const taken = (await cast.log()).loans[0]!.repayments[0]!.transferId;
  expect((await explain([taken])).json().error.errors[0].code).toBe('alreadyMatched');
});

test('explains equal transfers together, all or none; an explanation can be changed and removed', async () => {
  await cast.enter({ lines: lines() });
  expect((await explain([OUT, BACK])).statusCode).toBe(201);
  expect((await explain([REST, BACK])).statusCode).toBe(409);
  expect(await ids()).toEqual([REST]);
  const explained = await cast.open('?state=explained');
  expect(explained.items.map(({ transferId }) => transferId)).toEqual([BACK, OUT]);
  const { reserveEntryId } = explained.items[0]!.explanation!;
  const url = cast.of(`reserveexplanation/${reserveEntryId}`);
  const changed = await cast.ask('PUT', url, { payload: { explanation: 'Refund' }, version: 1 });
  expect(changed.json().data.explanation).toMatchObject({ explanation: 'Refund', version: 2 });
  expect((await remove(reserveEntryId, 1)).statusCode).toBe(412);
  expect((await remove(reserveEntryId, 2)).statusCode).toBe(204);
  expect(await ids()).toEqual([REST, BACK]);
  const told = (await cast.everything()).match(/"[^"]*(Explained|explanation)[^"]+"/g);
  expect(told).toEqual(
    expect.arrayContaining([
      '"Explained 2 transfers between the funds: Monthly contribution"',
      '"Changed the explanation of the transfer of $5,000 of May 10, 2026 into reserves from Monthly contribution to Refund"',
      '"Removed the explanation of the transfer of $5,000 of May 10, 2026 into reserves"',
    ]),
  );
});

test('a transfer can pay back two loans only in one match, and removing the match undoes both repayments', async () => {
  await cast.enter({ lines: [...lines(), ...transfer('d', '2026-03-12', -3_000_00)] });
  const first = (await cast.loan(OUT)).reserveEntryId;
  const second = (await cast.loan('2026-03-12_out_300000_1')).reserveEntryId;
  const split = (loans: object[]) =>
    cast.ask('POST', cast.of('reserverepayment'), { payload: { transferId: REST, loans } });
  const twice = await split([
    { loanId: first, amount: 1 },
    { loanId: first, amount: 1 },
  ]);
  expect(twice.json().error.errors).toMatchObject([
    { field: 'loans.1.loanId', detail: 'Choose each loan once' },
  ]);
  const tooMuch = await split([
    { loanId: first, amount: 7_000.01 },
    { loanId: second, amount: 3_000 },
  ]);
  expect(tooMuch.json().error.errors).toMatchObject([
    { field: 'loans', detail: 'The loans add up to $10,000.01, more than the transfer of $10,000' },
  ]);
  const done = await split([
    { loanId: first, amount: 6_500.5 },
    { loanId: second, amount: 3_000 },
  ]);
  expect(done.json().data).toMatchObject({
    outstanding: 8_499.5,
    loans: [
      { outstanding: 8_499.5, repayments: [{ amount: 6_500.5, transferAmount: 10_000 }] },
      { status: 'repaid', repayments: [{ amount: 3_000, transferAmount: 10_000 }] },
    ],
  });
  expect(await cast.within((tx) => owedToReserves(tx, cast.home))).toEqual({
    outstanding: 8_499_50,
    loans: 1,
    firstDue: aReserveLoanInput().dueDate,
  });
  expect((await cast.repay(REST, first, 1)).json().error.errors).toMatchObject([{ code: 'alreadyMatched' }]);
  expect((await explain([REST])).statusCode).toBe(409);
  const told = (await cast.everything()).match(/"Matched[^"]+"/g)!;
  expect(told[0]).toContain(
    'into reserves as a repayment of $6,500.50 of the loan of $15,000 of Mar 10, 2026 from reserves and $3,000 of the loan of $3,000',
  );
  const [open] = (await cast.log()).loans;
  expect((await remove(open!.repayments[0]!.reserveEntryId)).statusCode).toBe(204);
  expect(await cast.log()).toMatchObject({ outstanding: 18_000, loans: [{ repaid: 0 }, { repaid: 0 }] });
  expect(await ids('?direction=in')).toEqual([REST, BACK]);
});

test('a loan is deleted only after its repayments, and its terms change with its version', async () => {
  await cast.enter({ lines: lines() });
  const { reserveEntryId } = await cast.loan(OUT);
  const { repayments } = (await cast.repay(BACK, reserveEntryId)).json().data.loans[0];
  expect((await remove(reserveEntryId)).json().error.errors[0].code).toBe('hasRepayments');
  const url = cast.of(`reserveloan/${reserveEntryId}`);
  const payload = aReserveLoanInput({ dueDate: '2026-01-01' });
  expect((await cast.ask('PUT', url, { payload, version: 1 })).statusCode).toBe(422);
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      cast.ask('PUT', url, { payload: { ...aReserveLoanInput(), purpose: `Roof ${n}` }, version: 1 }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(4).fill(412)]);
  expect((await remove(repayments[0].reserveEntryId)).statusCode).toBe(204);
  expect((await remove(reserveEntryId, 2)).statusCode).toBe(204);
  expect(await ids()).toEqual([REST, BACK, OUT]);
});

test('a loan is overdue from the day after it is due', async () => {
  await cast.enter({ lines: [...lines(), ...transfer('d', '2025-03-10', -50_00)] });
  const today = cast.clock.today();
  await cast.loan(OUT, { dueDate: today });
  expect(await cast.log()).toMatchObject({ overdue: 0, loans: [{ status: 'open' }] });
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  await cast.loan('2025-03-10_out_5000_1', { dueDate: yesterday });
  expect(await cast.log()).toMatchObject({
    outstanding: 15_050,
    overdue: 50,
    loans: [{ status: 'overdue' }, { status: 'open' }],
  });
});

test('a transfer that the source corrects or removes stays in the log, with the ledger’s current text', async () => {
  await cast.enter({ lines: lines() });
  await cast.loan(OUT);
  const [out] = transfer('a', '2026-03-10', -15_000_00, 'Premium');
  await cast.enter({ lines: [out!] });
  expect((await cast.log()).loans[0]).toMatchObject({ text: 'To checking', ledgerText: 'Premium' });
  await cast.enter({ deletedExternalIds: ['ao'] });
  expect(await cast.log()).toMatchObject({
    outstanding: 15_000,
    loans: [{ text: 'To checking', ledgerText: null }],
  });
});

test('a page has fifty, newest first, and a page after the last still has the total', async () => {
  const day = (n: number) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10);
  await cast.enter({ lines: Array.from({ length: 51 }, (_, n) => transfer(`t${n}`, day(n), 10_00)).flat() });
  const first = await cast.open();
  expect([first.items.length, first.totalCount, first.items[0]!.date]).toEqual([50, 51, day(50)]);
  expect((await cast.open('?page=2')).items.map(({ date }) => date)).toEqual([day(0)]);
  expect(await cast.open('?page=3')).toMatchObject({ items: [], totalCount: 51 });
});
