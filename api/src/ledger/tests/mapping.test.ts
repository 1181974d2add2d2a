import type { GlConfiguration } from '@roofline/schema/ledger/account';
import type { LedgerRule } from '@roofline/schema/ledger/rule';
import type { Transaction, TransactionsMapped } from '@roofline/schema/ledger/transaction';
import { aLine, buildBookkeeper, type Bookkeeper } from '../fixtures/bookkeeper';

let desk: Bookkeeper;
let roof: string;
let fence: string;

type Who = Parameters<Bookkeeper['call']>[0];

const lines = async () => {
  const { data } = await desk.call('manager', 'GET', `/api/ledger/property/${desk.home}/transactions`);
  const { items } = data as { items: Transaction[] };
  return new Map(items.map((line) => [line.externalId, line]));
};
const line = async (externalId: string) => (await lines()).get(externalId)!;
const map = async (externalId: string, body: object, who: Who = 'manager', version?: number) => {
  const { transactionId, version: its } = await line(externalId);
  const url = `/api/ledger/transactions/${transactionId}`;
  const answer = await desk.call(who, 'PUT', url, { body, version: version ?? its });
  return answer as unknown as Omit<typeof answer, 'data'> & { data: TransactionsMapped };
};
const mapMany = async (externalIds: string[], body: object, who: Who = 'manager') => {
  const all = await lines();
  const transactionIds = externalIds.map((id) => all.get(id)!.transactionId);
  return desk.call(who, 'PUT', '/api/ledger/transactions/bulk', { body: { transactionIds, ...body } });
};
const rulesAt = `/rules`;
const rules = async () =>
  (await desk.call('manager', 'GET', `/api/ledger/property/${desk.home}${rulesAt}`)).data as LedgerRule[];
const words = async () => {
  const { data } = await desk.call('manager', 'GET', `/api/activity/${desk.home}?type=ledger`);
  return (data as { items: { description: string }[] }).items.map(({ description }) => description);
};
/** Returns the mapping of each line, by its external id. */
const said = async () =>
  Object.fromEntries(
    [...(await lines())].map(([id, { componentName, mappedBy }]) => [id, [componentName, mappedBy]]),
  );

beforeAll(async () => {
  desk = await buildBookkeeper();
  roof = (await desk.addOne({ name: 'Flat roof' })).propertyComponentId;
  fence = (await desk.addOne({ name: 'Fence' })).propertyComponentId;
});
afterAll(() => desk.close());
beforeEach(async () => {
  for (const table of ['ledger_line', 'ledger_month', 'ledger_rule'])
    await desk.within((tx) => tx.execute(`delete from ${table}`));
  await desk.enter({
    lines: [
      aLine({ externalId: 'a' }),
      aLine({ externalId: 'b', payee: 'APEX ROOFING.', glCode: '7020' }),
      aLine({ externalId: 'c', payee: 'Beacon', date: '2026-03-11' }),
      aLine({ externalId: 'd', payee: null }),
    ],
  });
});

describe('mapping a transaction', () => {
  it('maps it by hand, and records the change', async () => {
    const answer = await map('a', { propertyComponentId: roof, isUnexpected: true });
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({ rules: [], alsoMapped: 0, propertyId: desk.home });
    expect(answer.data.transactions).toMatchObject([
      { componentName: 'Flat roof', isUnexpected: true, mappedBy: 'user', version: 2 },
    ]);
    expect((await words())[0]).toBe(
      'Changed 2 fields of the transaction of -$40,000 on Mar 10, 2026, Apex Roofing: component from none to Flat roof; unexpected from no to yes',
    );
  });

  it('refuses an older version, and targets of another property', async () => {
    expect((await map('a', {}, 'manager', 7)).status).toBe(412);
    const other = await desk.addOne({ name: 'Elsewhere' }, 'admin', desk.away);
    expect((await map('a', { propertyComponentId: other.propertyComponentId })).status).toBe(404);
    const made = await desk.call('admin', 'POST', `/api/project/property/${desk.away}`, {
      body: { name: 'X' },
    });
    const { projectId } = made.data as { projectId: string };
    expect((await map('a', { projectId }, 'admin')).status).toBe(404);
    expect(await said()).toMatchObject({ a: [null, null] });
  });

  it('is allowed only to those who run the property', async () => {
    expect((await map('a', {}, 'member')).status).toBe(403);
    expect((await map('a', {}, 'vendor')).status).toBe(404);
    expect((await map('a', {}, 'stranger')).status).toBe(404);
    expect((await mapMany(['a'], {}, 'member')).status).toBe(403);
  });
});

describe('remembering a mapping', () => {
  it('maps all lines of the payee that no one mapped by hand, and later lines', async () => {
    await map('b', { propertyComponentId: fence });
    const answer = await map('a', { propertyComponentId: roof, remember: 'payee' });
    expect(answer.data).toMatchObject({ alsoMapped: 0, rules: [{ payee: 'Apex Roofing', glCode: null }] });
    await desk.enter({ lines: [aLine({ externalId: 'e', payee: 'apex  roofing' })] });
    expect(await said()).toEqual({
      a: ['Flat roof', 'user'],
      b: ['Fence', 'user'],
      c: [null, null],
      d: [null, null],
      e: ['Flat roof', 'rule'],
    });
    expect(await rules()).toMatchObject([{ componentName: 'Flat roof', lineCount: 1 }]);
    expect((await words())[0]).toBe(
      'Remembered to map transactions of Apex Roofing to Flat roof: 0 transactions changed',
    );
  });

  it('skips lines of bank accounts, which have the money of a payee a second time', async () => {
    const bank = { glCode: '1020', glName: 'Reserve savings', kind: 'bank' as const };
    const onBank = (externalId: string) => aLine({ externalId, glCode: '1020' });
    await desk.enter({ accounts: [bank], lines: [onBank('e')] });
    const answer = await map('a', { propertyComponentId: roof, remember: 'payee' });
    expect(answer.data.alsoMapped).toBe(1);
    await desk.enter({ lines: [onBank('f')] });
    expect(await said()).toMatchObject({ b: ['Flat roof', 'rule'], e: [null, null], f: [null, null] });
    await map('e', { propertyComponentId: fence, remember: 'payeeAndGlCode' });
    expect(await said()).toMatchObject({ f: ['Fence', 'rule'] });
  });

  it('changes with an account that becomes or no longer is a bank account, except for mappings by hand', async () => {
    const glUrl = `/api/ledger/property/${desk.home}/glconfig`;
    const use = async (value: string) => {
      const { version } = (await desk.call('manager', 'GET', glUrl)).data as GlConfiguration;
      const body = { accounts: [{ glCode: '7030', use: value }] };
      expect((await desk.call('manager', 'PUT', glUrl, { body, version })).status).toBe(200);
    };
    const inIt = (externalId: string, payee: string) => aLine({ externalId, glCode: '7030', payee });
    await desk.enter({ lines: [inIt('e', 'Beacon'), inIt('f', 'Apex Roofing')] });
    await map('a', { propertyComponentId: roof, remember: 'payee' });
    await map('e', { propertyComponentId: fence });
    expect(await said()).toMatchObject({ f: ['Flat roof', 'rule'], e: ['Fence', 'user'] });
    await use('bank');
    expect(await said()).toMatchObject({
      b: ['Flat roof', 'rule'],
      e: ['Fence', 'user'],
      f: [null, null],
    });
    expect(await words()).toContain('The rules changed 1 transaction of these accounts');
    await use('unmapped');
    expect(await said()).toMatchObject({ f: ['Flat roof', 'rule'] });
    await desk.enter({ accounts: [{ glCode: '7030', glName: 'Reserve checking', kind: 'bank' }], lines: [] });
    expect(await said()).toMatchObject({ f: [null, null], e: ['Fence', 'user'] });
  });

  it('prefers the rule of payee and account, then of the payee, then of the account', async () => {
    await map('c', { propertyComponentId: fence, remember: 'glCode' });
    expect(await said()).toMatchObject({ a: ['Fence', 'rule'], b: [null, null], d: ['Fence', 'rule'] });
    const answer = await map('b', { propertyComponentId: roof, remember: 'payee' });
    expect(answer.data.alsoMapped).toBe(1);
    expect(await said()).toMatchObject({ a: ['Flat roof', 'rule'], d: ['Fence', 'rule'] });
    await desk.enter({ lines: [aLine({ externalId: 'e' }), aLine({ externalId: 'f', payee: 'New' })] });
    expect(await said()).toMatchObject({ e: ['Flat roof', 'rule'], f: ['Fence', 'rule'] });
    await map('e', { propertyComponentId: fence, remember: 'payeeAndGlCode' });
    expect(await said()).toMatchObject({ a: ['Fence', 'rule'], b: ['Flat roof', 'user'] });
  });

  it('is refused with the reason where no rule is possible', async () => {
    const refused = [
      await map('d', { propertyComponentId: roof, remember: 'payee' }),
      await map('a', { remember: 'payee' }),
    ];
    expect(refused.map(({ status, errors }) => [status, errors[0]?.field, errors[0]?.detail])).toEqual([
      [422, 'remember', 'This transaction has no payee: remember it by its GL code instead'],
      [422, 'remember', 'Choose a component or a project, or mark it as unexpected, to remember it'],
    ]);
    expect(await rules()).toEqual([]);
    expect(await said()).toMatchObject({ a: [null, null], d: [null, null] });
  });

  it('follows a corrected payee, except for mappings by hand', async () => {
    await map('a', { propertyComponentId: roof, remember: 'payee' });
    await desk.enter({
      lines: [aLine({ externalId: 'b', payee: 'Beacon' }), aLine({ externalId: 'a', payee: 'B' })],
    });
    expect(await said()).toMatchObject({ a: ['Flat roof', 'user'], b: [null, null] });
  });
});

describe('mapping many transactions', () => {
  it('maps all of them, and remembers each payee once', async () => {
    const { status, data } = await mapMany(['c', 'a', 'b'], { propertyComponentId: roof, remember: 'payee' });
    expect(status).toBe(200);
    const { transactions, rules: made } = data as TransactionsMapped;
    expect(transactions.map(({ externalId }) => externalId)).toEqual(['c', 'a', 'b']);
    expect(made.map(({ payee }) => payee).sort()).toEqual(['Apex Roofing', 'Beacon']);
    expect((await words()).slice(0, 2).sort()).toEqual([
      'Mapped 3 transactions to Flat roof',
      'Remembered to map transactions of 2 payees to Flat roof: 0 transactions changed',
    ]);
  });

  it('maps none where one is not of the property', async () => {
    const { transactionId } = await line('a');
    const body = { transactionIds: [transactionId, roof], propertyComponentId: roof };
    const { status } = await desk.call('manager', 'PUT', '/api/ledger/transactions/bulk', { body });
    expect(status).toBe(404);
    expect(await said()).toMatchObject({ a: [null, null] });
  });
});

describe('rules', () => {
  const add = (body: object, who: Who = 'manager', key?: string) =>
    desk.call(who, 'POST', `/api/ledger/property/${desk.home}/rules`, { body, ...(key ? { key } : {}) });

  it('are added and replaced by payee and account, and apply immediately', async () => {
    const first = await add({ payee: 'Apex Roofing', propertyComponentId: fence });
    expect([first.status, (first.data as { alsoMapped: number }).alsoMapped]).toEqual([201, 2]);
    const second = await add({ payee: 'apex roofing', propertyComponentId: roof });
    expect(second.data).toMatchObject({ alsoMapped: 2, rule: { lineCount: 2, version: 2 } });
    expect(await rules()).toHaveLength(1);
    expect(await said()).toMatchObject({ a: ['Flat roof', 'rule'], b: ['Flat roof', 'rule'] });
  });

  it('leave lines to the other rules, or unmapped, when they are removed', async () => {
    await add({ glCode: '7010', propertyComponentId: fence });
    const { data } = await add({ payee: 'Apex Roofing', isUnexpected: true, propertyComponentId: roof });
    const { ruleId, version } = (data as { rule: LedgerRule }).rule;
    const url = `/api/ledger/property/${desk.home}/rules/${ruleId}`;
    expect((await desk.call('manager', 'DELETE', url, { version: 9 })).status).toBe(412);
    expect((await desk.call('member', 'DELETE', url, { version })).status).toBe(403);
    const elsewhere = url.replace(desk.home, desk.away);
    expect((await desk.call('admin', 'DELETE', elsewhere, { version })).status).toBe(404);
    expect((await desk.call('manager', 'DELETE', url, { version })).status).toBe(204);
    expect(await said()).toMatchObject({ a: ['Fence', 'rule'], b: [null, null] });
    expect((await line('a')).isUnexpected).toBe(false);
    expect((await words())[0]).toBe('Removed the rule for Apex Roofing: 2 transactions changed');
  });

  it('are refused at the field that is missing', async () => {
    expect((await add({ propertyComponentId: roof })).errors[0]).toMatchObject({ field: 'payee' });
    expect((await add({ payee: 'A' })).errors[0]).toMatchObject({ field: 'propertyComponentId' });
    expect((await add({ payee: '...', projectId: null, isUnexpected: true })).errors[0]).toMatchObject({
      field: 'payee',
    });
    expect((await add({ glCode: 'never', isUnexpected: true })).errors[0]).toMatchObject({ field: 'glCode' });
    expect(await rules()).toEqual([]);
  });
});
