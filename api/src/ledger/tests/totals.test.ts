import type { TransactionPage } from '@roofline/schema/ledger/transaction';
import { aLine, buildBookkeeper, type Bookkeeper } from '../fixtures/bookkeeper';

let desk: Bookkeeper;
const totals = async (query = '') => {
  const url = `/api/ledger/property/${desk.home}/transactions${query}`;
  const { data } = await desk.call('member', 'GET', url);
  const { moneyIn, moneyOut, basis, leftOut, totalCount } = data as unknown as TransactionPage;
  return { moneyIn, moneyOut, basis, leftOut, totalCount };
};

/** Returns both sides of an entry: the lines of the same money on a bank account and on another account. */
const entry = (id: string, date: string, amount: number, [bank, other]: [string, string]) => [
  aLine({ externalId: `${id} bank`, date, amount, glCode: bank }),
  aLine({ externalId: `${id} other`, date, amount, glCode: other }),
];

beforeEach(async () => {
  desk = await buildBookkeeper();
  await desk.enter({
    accounts: [
      { glCode: '1010', glName: 'Checking', kind: 'bank', fund: 'operating' },
      { glCode: '1020', glName: 'Money market', kind: 'bank', fund: 'reserve' },
      { glCode: '4010', glName: 'Dues', kind: 'income', use: 'operatingIncome' },
      { glCode: '7010', glName: 'Roof', kind: 'expense', use: 'reserveExpense' },
    ],
    lines: [
      ...entry('dues', '2026-01-05', 900_00, ['1010', '4010']),
      ...entry('roof', '2026-01-20', -400_00, ['1020', '7010']),
    ],
  });
});
afterEach(() => desk.close());

// From month sums, and from lines.
describe.each(['', '?from=2026-01-02'])('the sums of a list %s', (query) => {
  it('count money on a bank account and on another account once', async () => {
    expect(await totals(query)).toEqual({
      moneyIn: 900,
      moneyOut: 400,
      basis: 'incomeAndExpenses',
      leftOut: 2,
      totalCount: 4,
    });
  });

  it('leave out a transfer between bank accounts, as no money came in or went out', async () => {
    await desk.enter({
      lines: [
        aLine({ externalId: 'out', date: '2026-01-25', amount: -250_00, glCode: '1010' }),
        aLine({ externalId: 'in', date: '2026-01-25', amount: 250_00, glCode: '1020' }),
      ],
    });
    expect(await totals(query)).toMatchObject({ moneyIn: 900, moneyOut: 400, leftOut: 4, totalCount: 6 });
  });

  it('count a reversal as money in, so that the net is as before the payment', async () => {
    await desk.enter({ lines: entry('reversal', '2026-01-28', 400_00, ['1020', '7010']) });
    expect(await totals(query)).toMatchObject({ moneyIn: 1300, moneyOut: 400, leftOut: 3 });
  });

  it('leave out a bank account whose other side is not in the ledger, and count it as left out', async () => {
    await desk.enter({
      accounts: [{ glCode: '1030', glName: 'Petty cash', kind: 'bank' }],
      lines: [aLine({ externalId: 'petty', date: '2026-01-29', amount: -30_00, glCode: '1030' })],
    });
    expect(await totals(query)).toMatchObject({ moneyOut: 400, leftOut: 3, totalCount: 5 });
    const only = await totals(`${query === '' ? '?' : `${query}&`}glCode=1030`);
    expect(only).toEqual({ moneyIn: 0, moneyOut: 30, basis: 'bankAccounts', leftOut: 0, totalCount: 1 });
  });

  it('are those of bank accounts where a list has no other accounts', async () => {
    const banks = await totals(`${query === '' ? '?' : `${query}&`}use=bank`);
    expect(banks).toMatchObject({ moneyIn: 900, moneyOut: 400, basis: 'bankAccounts', leftOut: 0 });
  });

  it('are zero where the list is empty, even after its lines are deleted', async () => {
    await desk.enter({ deletedExternalIds: ['dues bank', 'dues other', 'roof bank', 'roof other'] });
    expect(await totals(query)).toEqual({
      moneyIn: 0,
      moneyOut: 0,
      basis: 'incomeAndExpenses',
      leftOut: 0,
      totalCount: 0,
    });
  });
});
