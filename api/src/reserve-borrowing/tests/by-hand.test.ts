import { aHandTransferInput, aReserveLoanInput } from '@roofline/schema/fixtures/reserve-borrowing';
import type { ReserveBorrowing } from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { addDays } from '@roofline/schema/value/day';
import { owedToReserves } from '../service';
import { buildBorrower, transfer, type Borrower } from './scene';

let cast: Borrower;
beforeEach(async () => {
  cast = await buildBorrower();
});
afterEach(() => cast.close());

const lent = aHandTransferInput();
const back = { date: '2026-05-10', amount: 5_000, text: 'Check 2044' };
const post = (path: string, payload: object) => cast.ask('POST', cast.of(`${path}/byhand`), { payload });
const put = (reserveEntryId: string, payload: object, version = 1) =>
  cast.ask('PUT', cast.of(`reserveentry/${reserveEntryId}`), { payload, version });
const firstError = (answer: Awaited<ReturnType<typeof post>>) => answer.json().error.errors[0];

async function logLoan(change: object = {}): Promise<string> {
  const answer = await post('reserveloan', { ...lent, ...aReserveLoanInput(), ...change });
  expect(answer.statusCode).toBe(201);
  return answer.json().data.reserveEntryId;
}
const repay = (loanId: string, change: object = {}, amount: number = back.amount) =>
  post('reserverepayment', { ...back, ...change, loans: [{ loanId, amount }] });

test('a loan and its repayment logged by hand count like those of the ledger, and the activity says so', async () => {
  const loanId = await logLoan();
  expect((await repay(loanId)).json().data).toMatchObject({
    outstanding: 10_000,
    loans: [
      {
        ...aReserveLoanInput(),
        ...lent,
        isByHand: true,
        ledgerText: null,
        outstanding: 10_000,
        repayments: [{ ...back, isByHand: true, ledgerText: null }],
      },
    ],
  });
  expect(await cast.within((tx) => owedToReserves(tx, cast.home))).toEqual({
    outstanding: 10_000_00,
    loans: 1,
    firstDue: aReserveLoanInput().dueDate,
  });
  const told = (await cast.everything()).match(/"Logged[^"]+"/g);
  expect(told).toEqual([
    '"Logged the loan of $15,000 of Mar 10, 2026 from reserves by hand: The insurance premium"',
    '"Logged the transfer of $5,000 of May 10, 2026 into reserves by hand as a repayment of the loan of $15,000 of Mar 10, 2026 from reserves"',
  ]);
});

test('an explained transfer by hand is listed with the others, and its removal leaves no transfer', async () => {
  const payload = { ...lent, direction: 'out', explanation: 'Corrects a deposit' };
  const { explanation } = (await post('reserveexplanation', payload)).json().data;
  expect((await cast.open('?state=explained')).items).toMatchObject([
    { ...lent, direction: 'out', isByHand: true, explanation: { explanation: 'Corrects a deposit' } },
  ]);
  const url = cast.of(`reserveentry/${explanation.reserveEntryId}`);
  expect((await cast.ask('DELETE', url, { version: 1 })).statusCode).toBe(204);
  expect(await cast.open('?state=explained')).toMatchObject({ items: [] });
  expect(await cast.open()).toMatchObject({ items: [] });
});

test('equal transfers by hand are two, and later ledger lines match them', async () => {
  await logLoan();
  await logLoan({ purpose: 'Storm' });
  expect((await cast.log()).outstanding).toBe(30_000);
  await cast.enter({ lines: transfer('a', lent.date, -15_000_00, 'To checking') });
  expect(await cast.open()).toMatchObject({ items: [] });
  const texts = (await cast.log()).loans.map(({ ledgerText }) => ledgerText);
  expect(texts.sort()).toEqual(['To checking', null].sort());
  const ofLedger = (await cast.log()).loans.find(({ ledgerText }) => ledgerText !== null)!;
  const refused = await put(ofLedger.reserveEntryId, { ...lent, amount: 1 });
  expect([refused.statusCode, firstError(refused).code]).toEqual([409, 'inLedger']);
});

test('refuses to log or correct by hand a transfer that the ledger has', async () => {
  await cast.enter({ lines: transfer('a', lent.date, -15_000_00) });
  const twice = await post('reserveloan', { ...lent, ...aReserveLoanInput() });
  expect(firstError(twice)).toMatchObject({
    field: 'date',
    detail: 'The ledger has this transfer. Choose it from the list.',
  });
  const { reserveEntryId } = await cast.loan('2026-03-10_out_1500000_1');
  expect((await put(reserveEntryId, lent)).statusCode).toBe(409);
  expect((await post('reserveloan', { ...lent, ...aReserveLoanInput() })).statusCode).toBe(201);
});

test('a correction changes version and outstanding amount, and only one of several at once succeeds', async () => {
  const loanId = await logLoan();
  const data = (await repay(loanId)).json().data as ReserveBorrowing;
  const { reserveEntryId } = data.loans[0]!.repayments[0]!;
  const corrected = { date: '2026-05-12', amount: 6_000.5, text: 'Check 2045' };
  const answers = await Promise.all([1, 2, 3].map(() => put(reserveEntryId, corrected)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412]);
  expect(await cast.log()).toMatchObject({
    outstanding: 8_999.5,
    loans: [{ repayments: [{ ...corrected, transferAmount: 6_000.5, version: 2 }] }],
  });
  expect((await put(loanId, { ...lent, amount: 20_000 })).json().data.outstanding).toBe(13_999.5);
  expect(await cast.everything()).toContain('of the transfer of $5,000 of May 10, 2026 into reserves');
});

test('a correction changes all parts of a transfer', async () => {
  const first = await logLoan();
  const second = await logLoan({ purpose: 'Storm', amount: 1_000 });
  const loans = [
    { loanId: first, amount: 2_000 },
    { loanId: second, amount: 1_000 },
  ];
  const made = await post('reserverepayment', { ...back, loans });
  const { reserveEntryId } = (made.json().data as ReserveBorrowing).loans.flatMap(
    (one) => one.repayments,
  )[0]!;
  expect(firstError(await put(reserveEntryId, { ...back, amount: 2_999.99 }))).toMatchObject({
    field: 'amount',
    detail: 'Amount is less than the $3,000 that it pays back',
  });
  expect((await put(reserveEntryId, { ...back, amount: 3_000, date: '2026-06-01' })).statusCode).toBe(200);
  const parts = (await cast.log()).loans.flatMap((one) => one.repayments);
  expect(parts.map(({ date, transferAmount }) => [date, transferAmount])).toEqual([
    ['2026-06-01', 3_000],
    ['2026-06-01', 3_000],
  ]);
});

test.each([
  ['a loan of tomorrow', 'date', /^Date is in the future/, () => post('reserveloan', { ...lent, ...aReserveLoanInput(), date: addDays(cast.clock.today(), 1), dueDate: '2099-01-01' })],
  ['a loan that is due before', 'dueDate', /^Due Date should be after Mar 10/, () => post('reserveloan', { ...lent, ...aReserveLoanInput(), dueDate: lent.date })],
  ['a loan of nothing', 'amount', /^Amount/, () => post('reserveloan', { ...lent, ...aReserveLoanInput(), amount: 0 })],
  ['an explanation without a direction', 'direction', /^Choose a direction$/, () => post('reserveexplanation', { ...lent, explanation: 'x' })],
  ['a repayment above the loan', 'loans.0.amount', /^Amount is more than the \$15,000 outstanding/, async () => repay(await logLoan(), { amount: 15_000.01 }, 15_000.01)],
  ['a repayment before its loan', 'loans.0.loanId', /^The loan is of Mar 10/, async () => repay(await logLoan(), { date: '2026-03-09' })],
  ['a loan moved behind its repayment', 'date', /^The first repayment of this loan is of May 10/, async () => {
    const loanId = await logLoan();
    await repay(loanId);
    return put(loanId, { ...lent, date: '2026-05-11' });
  }],
  ['a loan moved behind its due day', 'date', /^Date should be before Apr 1, 2026, when the loan is due/, async () => put(await logLoan({ dueDate: '2026-04-01' }), { ...lent, date: '2026-04-01' })],
  ['a loan below its repayments', 'amount', /^Amount is less than the \$5,000 repaid/, async () => {
    const loanId = await logLoan();
    await repay(loanId);
    return put(loanId, { ...lent, amount: 4_999.99 });
  }],
  ['a repayment raised above the loan', 'amount', /^Amount is more than the \$15,000 outstanding/, async () => {
    const { loans } = (await repay(await logLoan())).json().data as ReserveBorrowing;
    return put(loans[0]!.repayments[0]!.reserveEntryId, { ...back, amount: 15_000.01 });
  }],
  ['a repayment moved before its loan', 'date', /^The loan is of Mar 10, 2026, after this day/, async () => {
    const { loans } = (await repay(await logLoan())).json().data as ReserveBorrowing;
    return put(loans[0]!.repayments[0]!.reserveEntryId, { ...back, date: '2026-03-09' });
  }],
])('%s is refused with its reason', async (_what, field, detail, send) => {
  const answer = await send();
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error.errors).toEqual([expect.objectContaining({ field, detail: expect.stringMatching(detail) })]);
}); // prettier-ignore
