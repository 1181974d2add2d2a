import { aNewBankAccountInput } from '@roofline/schema/fixtures/ledger';
import type { BankBalances, BankConfiguration } from '@roofline/schema/ledger/bank';
import { buildBookkeeper, type Bookkeeper } from '../fixtures/bookkeeper';

let desk: Bookkeeper;
type Who = Parameters<Bookkeeper['call']>[0];
beforeEach(async () => void (desk = await buildBookkeeper()));
afterEach(() => desk.close());

const at = (what: string, property = desk.home) => `/api/ledger/property/${property}/${what}`;
const bank = async () => (await desk.call('manager', 'GET', at('bankconfig'))).data as BankConfiguration;
const add = (body: object, who: Who = 'manager', property = desk.home) =>
  desk.call(who, 'POST', at('bankaccount', property), { body });
const remove = (bankAccountId: string, version: number, who: Who = 'manager') =>
  desk.call(who, 'DELETE', at(`bankaccount/${bankAccountId}`), { version });
const words = async () => {
  const { data } = await desk.call('manager', 'GET', `/api/activity/${desk.home}?type=ledger`);
  return (data as { items: { description: string }[] }).items.map(({ description }) => description);
};
const statement = { externalId: 'mm', name: 'Money market', institution: null, glCode: null, fund: null };
const brought = { ...statement, asOf: '2025-08-31', balance: 7_00 };

describe('a bank account that no source names', () => {
  it('can be added with a balance that counts from its day on, and removed again', async () => {
    const added = await add(aNewBankAccountInput());
    expect(added).toMatchObject({ status: 201, data: { version: 1, isMissing: false } });
    const [row] = (await bank()).accounts;
    expect(row).toMatchObject({
      name: 'CD 4410',
      institution: 'First Bank',
      glCode: null,
      isByHand: true,
      fund: 'reserve',
      balance: 100_000.5,
      asOf: '2025-09-30',
      origin: 'hand',
      statedBalances: [{ asOf: '2025-09-30', balance: 100_000.5 }],
    });
    const { data } = await desk.call('member', 'GET', at('bankbalances?on=2025-12-31'));
    expect((data as BankBalances).accounts).toMatchObject([{ name: 'CD 4410', balance: 100_000.5 }]);
    expect((await words())[0]).toBe(
      'Added the bank account CD 4410 with a balance of $100,000.50 as of Sep 30, 2025',
    );
    expect((await remove(row!.bankAccountId, 0)).status).toBe(412);
    expect((await remove(row!.bankAccountId, 1)).status).toBe(204);
    expect(await bank()).toMatchObject({ accounts: [], version: 2 });
    expect(await desk.rows('ledger_bank_balance')).toEqual([]);
    expect((await words())[0]).toBe('Removed the bank account CD 4410');
    expect((await remove(row!.bankAccountId, 2)).status).toBe(404);
  });

  it('can be edited like one of a source, and is not changed by entries of sources', async () => {
    await add(aNewBankAccountInput());
    const { bankAccountId } = (await bank()).accounts[0]!;
    const statedBalances = [{ asOf: '2025-10-31', balance: 101_000 }];
    const body = {
      accounts: [{ bankAccountId, fund: 'operating', name: 'CD', institution: null, statedBalances }],
    };
    expect((await desk.call('manager', 'PUT', at('bankconfig'), { body, version: 1 })).status).toBe(200);
    await desk.enter({ balances: [brought] });
    expect((await bank()).accounts).toMatchObject([
      { name: 'CD', fund: 'operating', balance: 101_000, isByHand: true },
      { name: 'Money market', balance: 7, isByHand: false },
    ]);
  });

  it('is refused with the same name at the same bank, for a future day, and with an invalid balance', async () => {
    await add(aNewBankAccountInput());
    expect((await add(aNewBankAccountInput({ name: 'cd 4410' }))).errors).toMatchObject([{ field: 'name' }]);
    expect((await add(aNewBankAccountInput({ institution: 'Second Bank' }))).status).toBe(201);
    const tomorrow = new Date(Date.parse(desk.clock.today()) + 86_400_000).toISOString().slice(0, 10);
    expect((await add(aNewBankAccountInput({ name: 'New', asOf: tomorrow }))).errors).toMatchObject([
      { field: 'asOf', detail: 'As of should be today or a day before' },
    ]);
    expect((await add(aNewBankAccountInput({ name: '', balance: 1e15 }))).errors).toMatchObject([
      { field: 'name' },
      { field: 'balance' },
    ]);
    expect((await bank()).accounts).toHaveLength(2);
  });

  it('can be added and removed by those who may edit the ledger, unlike one of a source', async () => {
    expect((await add(aNewBankAccountInput(), 'member')).status).toBe(403);
    expect((await add(aNewBankAccountInput(), 'manager', desk.foreign)).status).toBe(404);
    await add(aNewBankAccountInput());
    await desk.enter({ balances: [brought] });
    const { accounts, version } = await bank();
    const idOf = (isByHand: boolean) => accounts.find((one) => one.isByHand === isByHand)!.bankAccountId;
    expect((await remove(idOf(true), version, 'member')).status).toBe(403);
    expect(await remove(idOf(false), version)).toMatchObject({ status: 409 });
    expect((await bank()).accounts).toHaveLength(2);
  });
});
