import { aNewBankAccountInput } from '@roofline/schema/fixtures/ledger';
import type { BankConfiguration } from '@roofline/schema/ledger/bank';
import { reasonOf } from '../configure/lookalikes';
import { buildBookkeeper, type Bookkeeper } from '../fixtures/bookkeeper';
import type { BankOnDay } from '../repository/banks';

describe('a likeness between an account by hand and one of a source', () => {
  const an = (change: Partial<BankOnDay>): BankOnDay => ({
    bankAccountId: '',
    propertyId: '',
    externalId: 'x',
    name: 'Reserves',
    institution: null,
    fund: 'reserve',
    glCode: null,
    toldApart: '[]',
    isByHand: false,
    balance: null,
    asOf: null,
    origin: null,
    ...change,
  });
  it.each<[string, Partial<BankOnDay>, Partial<BankOnDay>, string | null]>([
    ['the same last digits', { name: 'CD 4410' }, { name: 'Savings x-4410' }, 'Both names end in 4410.'],
    ['the end of a long number', { name: 'CD 4410' }, { name: '1020 Bank 0098-4410' }, 'Both names end in 4410.'],
    ['other digits, whatever they hold', { name: 'CD 4410', balance: 5_00 }, { name: 'CD 4411', balance: 5_00 }, null],
    ['the same name but for spaces and case', { name: 'Money market' }, { name: 'MONEY-MARKET' }, 'Both have the same name.'],
    ['the same fund and balance', { name: 'CD', balance: 100_000_00 }, { name: 'Time deposit', balance: 100_000_00 }, 'Both are of the reserve fund and hold $100,000.'],
    ['the same fund and 1% less', { name: 'CD', balance: 100_000_00 }, { name: 'Time deposit', balance: 99_000_00 }, 'Both are of the reserve fund and hold $100,000 and $99,000.'],
    ['a cent below that', { name: 'CD', balance: 100_000_00 }, { name: 'Time deposit', balance: 98_999_99 }, null],
    ['another fund', { name: 'CD', balance: 5_00 }, { name: 'Checking', fund: 'operating', balance: 5_00 }, null],
    ['no fund', { name: 'CD', fund: 'unmapped', balance: 5_00 }, { name: 'Checking', fund: 'unmapped', balance: 5_00 }, null],
    ['two empty accounts', { name: 'CD', balance: 0 }, { name: 'Savings', balance: 0 }, null],
    ['names without letters', { name: '--' }, { name: '//' }, null],
  ])('%s', (_what, hand, other, reason) => {
    expect(reasonOf(an(hand), an(other))).toBe(reason);
  }); // prettier-ignore
});

describe('the question whether both are the same', () => {
  let desk: Bookkeeper;
  beforeEach(async () => void (desk = await buildBookkeeper()));
  afterEach(() => desk.close());

  const at = (what: string, property = desk.home) => `/api/ledger/property/${property}/${what}`;
  const bank = async () => (await desk.call('manager', 'GET', at('bankconfig'))).data as BankConfiguration;
  const cd = aNewBankAccountInput({ balance: 90_000, asOf: '2025-06-30' });
  const seen = { externalId: 'x4410', name: 'Savings 4410', institution: null, glCode: null, fund: null };
  const brought = { ...seen, asOf: '2025-08-31', balance: 91_000_00 };
  const both = async () => {
    await desk.call('manager', 'POST', at('bankaccount'), { body: cd });
    await desk.enter({ balances: [brought] });
    const { accounts, lookalikes, version } = await bank();
    const hand = accounts.find((one) => one.isByHand)!;
    const named = accounts.find((one) => !one.isByHand)!;
    return { hand, named, lookalikes, version };
  };
  type Who = Parameters<Bookkeeper['call']>[0];
  const answer = (
    { hand, named, version }: Pick<Awaited<ReturnType<typeof both>>, 'hand' | 'named' | 'version'>,
    isSame: boolean,
    who: Who = 'manager',
  ) =>
    desk.call(who, 'PUT', at(`bankaccount/${hand.bankAccountId}/lookalike`), {
      body: { sourceBankAccountId: named.bankAccountId, isSame },
      version,
    });

  it('is asked once a source names the account, and both count until it is answered', async () => {
    const { hand, named, lookalikes } = await both();
    expect(lookalikes).toEqual([
      {
        bankAccountId: hand.bankAccountId,
        sourceBankAccountId: named.bankAccountId,
        reason: 'Both names end in 4410.',
      },
    ]);
    expect([hand.balance, named.balance]).toEqual([90_000, 91_000]);
  });

  it('merges them into the account of the source, with the fund, bank and balances of the other', async () => {
    const found = await both();
    expect((await answer(found, true)).status).toBe(200);
    const { accounts, lookalikes, version } = await bank();
    expect(lookalikes).toEqual([]);
    expect(version).toBe(found.version + 1);
    expect(accounts).toMatchObject([
      {
        name: 'Savings 4410',
        institution: 'First Bank',
        fund: 'reserve',
        isByHand: false,
        balance: 91_000,
        statedBalances: [{ asOf: '2025-06-30', balance: 90_000 }],
      },
    ]);
    await desk.enter({ balances: [{ ...brought, asOf: '2025-09-30', balance: 92_000_00 }] });
    expect((await bank()).accounts).toMatchObject([{ fund: 'reserve', balance: 92_000 }]);
    const { data } = await desk.call('manager', 'GET', `/api/activity/${desk.home}?type=ledger`);
    expect((data as { items: { description: string }[] }).items[0]!.description).toBe(
      'Removed the bank account CD 4410, which is the same as Savings 4410',
    );
  });

  it('is not asked again for two accounts that are different, but for others', async () => {
    const found = await both();
    expect((await answer(found, false)).status).toBe(200);
    await desk.enter({ balances: [{ ...brought, balance: 91_500_00 }] });
    expect(await bank()).toMatchObject({
      lookalikes: [],
      accounts: [{ name: 'CD 4410' }, { name: 'Savings 4410' }],
    });
    await desk.enter({ balances: [{ ...brought, externalId: 'y', name: 'Bank 4410' }] });
    expect((await bank()).lookalikes).toMatchObject([{ bankAccountId: found.hand.bankAccountId }]);
  });

  it('needs the newest version, accounts of the property and the right to edit the ledger', async () => {
    const found = await both();
    expect((await answer({ ...found, version: 0 }, true)).status).toBe(412);
    expect((await answer(found, true, 'member')).status).toBe(403);
    expect((await answer({ ...found, hand: found.named }, true)).status).toBe(404);
    expect((await answer({ ...found, named: found.hand }, true)).errors).toMatchObject([
      { field: 'sourceBankAccountId' },
    ]);
    expect((await bank()).accounts).toHaveLength(2);
    const answers = await Promise.all([answer(found, true), answer(found, false)]);
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
    expect(answers.map(({ status }) => status).sort()[1]).toBeGreaterThanOrEqual(404);
  });
});
