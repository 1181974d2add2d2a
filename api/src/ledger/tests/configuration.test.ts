import type { GlConfiguration } from '@roofline/schema/ledger/account';
import type { BankBalances, BankConfiguration } from '@roofline/schema/ledger/bank';
import { aLine, buildBookkeeper, type Bookkeeper } from '../fixtures/bookkeeper';

let desk: Bookkeeper;
type Who = Parameters<Bookkeeper['call']>[0];

const at = (what: string) => `/api/ledger/property/${desk.home}/${what}`;
const gl = async (who: Who = 'manager') =>
  (await desk.call(who, 'GET', at('glconfig'))).data as GlConfiguration;
const bank = async () => (await desk.call('manager', 'GET', at('bankconfig'))).data as BankConfiguration;
const saveGl = (accounts: object[], version: number, who: Who = 'manager') =>
  desk.call(who, 'PUT', at('glconfig'), { body: { accounts }, version });
const balances = async (on: string) => {
  const { accounts } = (await desk.call('manager', 'GET', at(`bankbalances?on=${on}`))).data as BankBalances;
  return accounts.map(({ name, balance, asOf }) => [name, balance, asOf]);
};
const words = async () => {
  const { data } = await desk.call('manager', 'GET', `/api/activity/${desk.home}?type=ledger`);
  return (data as { items: { description: string }[] }).items.map(({ description }) => description);
};

const statement = {
  externalId: 'mm',
  name: 'Money market',
  institution: 'First Bank',
  glCode: '1020',
  fund: null,
  asOf: '2026-02-28',
  balance: 1_000_00,
};

beforeAll(async () => {
  desk = await buildBookkeeper();
  expect(await gl()).toMatchObject({ accounts: [], isMissing: true, version: 0, viewerCan: { edit: true } });
  await desk.enter({
    accounts: [
      { glCode: '1020', glName: 'Reserve MM', kind: 'bank' },
      { glCode: '7010', glName: 'Roof reserve expense', kind: 'expense' },
      { glCode: '1100', glName: 'Petty cash', kind: 'asset' },
    ],
    lines: [
      aLine({ externalId: '1', date: '2026-02-28', amount: 5_00, glCode: '1020' }),
      aLine({ externalId: '2', date: '2026-03-01', amount: 7_00, glCode: '1020' }),
      aLine({ externalId: '3', date: '2026-03-31', amount: -1_00, glCode: '1020' }),
      aLine({ externalId: '4', date: '2026-03-31', amount: -9_00 }),
    ],
    balances: [statement, { ...statement, externalId: 'cd', name: 'CD', glCode: null, balance: 50_00 }],
  });
});
afterAll(() => desk.close());

describe('the use of an account', () => {
  it('applies to all of its transactions, and is saved from the version that the caller saw', async () => {
    const before = await gl();
    expect(
      before.accounts.map(({ glCode, use, lineCount, lastDate }) => [glCode, use, lineCount, lastDate]),
    ).toEqual([
      ['1020', 'bank', 3, '2026-03-31'],
      ['1100', 'unmapped', 0, null],
      ['7010', 'unmapped', 1, '2026-03-31'],
    ]);
    const saved = await saveGl([{ glCode: '7010', use: 'reserveExpense' }], 0);
    expect(saved.data).toMatchObject({ isMissing: false, version: 1 });
    expect((await saveGl([{ glCode: '7010', use: 'ignored' }], 0)).status).toBe(412);
    expect((await words())[0]).toBe(
      'Set what 1 account is used for: 7010 Roof reserve expense as reserve expense',
    );
  });

  it('adds a bank account where it is set to bank', async () => {
    const { version } = await gl();
    await saveGl([{ glCode: '1100', use: 'bank' }], version);
    expect((await bank()).accounts.map(({ name, glCode }) => [name, glCode])).toEqual([
      ['CD', null],
      ['Petty cash', '1100'],
      ['Reserve MM', '1020'],
    ]);
  });

  it('is refused for accounts that the ledger does not have, and for those who may only read', async () => {
    const { version } = await gl();
    expect((await saveGl([{ glCode: 'x', use: 'bank' }], version)).errors).toMatchObject([
      { field: 'accounts.0.glCode' },
    ]);
    expect((await saveGl([], version, 'member')).status).toBe(403);
    expect((await gl('member')).viewerCan).toEqual({ edit: false });
    expect((await desk.call('vendor', 'GET', at('glconfig'))).status).toBe(403);
    const batch = `/api/ledger/glconfig?propertyIds=${desk.home},${desk.foreign}`;
    expect((await desk.call('vendor', 'GET', batch)).data).toEqual([null, null]);
    expect((await desk.call('member', 'GET', batch)).data).toMatchObject([{ version }, null]);
  });
});

describe('limits of variances', () => {
  const save = async (varianceLimits: object) =>
    desk.call('manager', 'PUT', at('glconfig'), {
      body: { accounts: [], varianceLimits },
      version: (await gl()).version,
    });

  it('are 10 and 25 percent until someone changes them, and stay when only uses are saved', async () => {
    expect((await gl()).varianceLimits).toEqual({ watchAbove: 10, alertAbove: 25 });
    await save({ watchAbove: 5, alertAbove: 25 });
    expect((await words())[0]).toBe(
      'Changed when figures off their plan are marked: Watch above from 10% to 5%',
    );
    const { version } = await gl();
    await saveGl([{ glCode: '7010', use: 'ignored' }], version);
    await saveGl([{ glCode: '7010', use: 'reserveExpense' }], version + 1);
    expect((await gl()).varianceLimits).toEqual({ watchAbove: 5, alertAbove: 25 });
  });

  it.each([
    [
      { watchAbove: 25, alertAbove: 25 },
      'varianceLimits.alertAbove',
      'Alert above should be more than Watch above',
    ],
    [
      { watchAbove: 0, alertAbove: 25 },
      'varianceLimits.watchAbove',
      'Watch above should be a whole number from 1 to 500',
    ],
    [
      { watchAbove: 1.5, alertAbove: 25 },
      'varianceLimits.watchAbove',
      'Watch above should be a whole number from 1 to 500',
    ],
    [
      { watchAbove: 5, alertAbove: 501 },
      'varianceLimits.alertAbove',
      'Alert above should be a whole number from 1 to 500',
    ],
  ])('refuse %j', async (limits, field, detail) => {
    expect((await save(limits)).errors).toMatchObject([{ field, detail }]);
  });
});

describe('bank accounts', () => {
  it('have as balance the last statement plus later movements', async () => {
    expect(await balances('2026-03-30')).toEqual([
      ['CD', 50, '2026-02-28'],
      ['Petty cash', null, null],
      ['Reserve MM', 1_007, '2026-02-28'],
    ]);
    expect((await balances('2026-12-31'))[2]).toEqual(['Reserve MM', 1_006, '2026-02-28']);
    // Before the first statement: less the movements until then.
    expect((await balances('2026-02-27'))[2]).toEqual(['Reserve MM', 995, '2026-02-28']);
    await desk.enter({ balances: [{ ...statement, asOf: '2026-03-31', balance: 2_000_00, name: 'Other' }] });
    expect((await balances('2026-04-01'))[2]).toEqual(['Reserve MM', 2_000, '2026-03-31']);
    expect((await balances('2026-03-30'))[2]).toEqual(['Reserve MM', 1_007, '2026-02-28']);
  });

  it('get a fund and a name from people, which no source overwrites', async () => {
    const { accounts, version } = await bank();
    expect(await bank()).toMatchObject({ isMissing: true, version: 0 });
    const { bankAccountId } = accounts[2]!;
    const one = { bankAccountId, fund: 'reserve', name: 'Reserves', institution: null };
    const save = (body: object, of = version) =>
      desk.call('manager', 'PUT', at('bankconfig'), { body, version: of });
    expect((await save({ accounts: [one] })).data).toMatchObject({ isMissing: false, version: 1 });
    expect((await save({ accounts: [one] })).status).toBe(412);
    await desk.enter({ balances: [{ ...statement, fund: 'operating' }] });
    expect((await bank()).accounts).toContainEqual(
      expect.objectContaining({ name: 'Reserves', fund: 'reserve', institution: 'First Bank' }),
    );
    expect((await words())[0]).toBe(
      'Changed the bank account Reserve MM: name from Reserve MM to Reserves; fund from unmapped to reserve; institution from First Bank to none',
    );
    const stray = { ...one, bankAccountId: desk.home };
    expect((await save({ accounts: [stray] }, 1)).errors).toMatchObject([
      { field: 'accounts.0.bankAccountId' },
    ]);
  });
});

describe('balances that someone states by hand', () => {
  const name = 'Petty cash';
  const cash = async () => (await bank()).accounts.find((one) => one.name === name)!;
  async function state(statedBalances: object[] | undefined, who: Who = 'manager') {
    const { bankAccountId, fund, institution } = await cash();
    const body = { accounts: [{ bankAccountId, fund, name, institution, statedBalances }] };
    return desk.call(who, 'PUT', at('bankconfig'), { body, version: (await bank()).version });
  }
  const oct = { asOf: '2025-10-31', balance: 150.25 };

  it('apply from their day on, until they are changed or removed', async () => {
    expect(await cash()).toMatchObject({ balance: null, origin: null, statedBalances: [] });
    expect((await state([oct])).status).toBe(200);
    expect(await cash()).toMatchObject({
      balance: 150.25,
      asOf: oct.asOf,
      origin: 'hand',
      statedBalances: [oct],
    });
    expect((await words())[0]).toBe('Stated the balance of Petty cash as of Oct 31, 2025: $150.25');
    await state([{ ...oct, balance: -20 }]);
    expect((await words())[0]).toBe(
      'Changed the balance of Petty cash as of Oct 31, 2025 from $150.25 to -$20',
    );
    await state(undefined);
    expect(await cash()).toMatchObject({ balance: -20 });
    await state([]);
    expect(await cash()).toMatchObject({ balance: null, origin: null });
    expect((await words())[0]).toBe('Removed the balance of Petty cash as of Oct 31, 2025, stated as -$20');
  });

  it('are replaced by the source on the same day, and by any balance of a later day', async () => {
    await state([oct, { asOf: '2025-11-30', balance: 170 }]);
    const seen = { externalId: 'cash', name, institution: null, glCode: '1100', fund: null };
    await desk.enter({ balances: [{ ...seen, asOf: oct.asOf, balance: 160_00 }] });
    expect(await cash()).toMatchObject({ balance: 170, origin: 'hand' });
    // For the source's day, only its balance remains, and a person can't state another.
    expect((await cash()).statedBalances).toEqual([{ asOf: '2025-11-30', balance: 170 }]);
    expect((await state([oct])).errors).toMatchObject([{ field: 'accounts.0.statedBalances.0.asOf' }]);
    await state([]);
    expect(await cash()).toMatchObject({ balance: 160, asOf: oct.asOf, origin: 'source' });
  });

  it('are refused for future days, twice for a day, and from those who may only read', async () => {
    const tomorrow = new Date(Date.parse(desk.clock.today()) + 86_400_000).toISOString().slice(0, 10);
    expect((await state([{ ...oct, asOf: tomorrow }])).errors).toMatchObject([
      { field: 'accounts.0.statedBalances.0.asOf', detail: 'As of should be today or a day before' },
    ]);
    expect(
      (
        await state([
          { ...oct, asOf: '2025-09-30' },
          { ...oct, asOf: '2025-09-30' },
        ])
      ).errors,
    ).toMatchObject([{ field: 'accounts.0.statedBalances.1.asOf', detail: 'State one balance a day' }]);
    expect((await state([], 'member')).status).toBe(403);
  });
});
