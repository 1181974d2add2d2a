import type { LedgerWork } from '@roofline/schema/ledger/work';
import type { LedgerLine } from '../enter/entry';
import { aLine, buildBookkeeper, type Bookkeeper } from '../fixtures/bookkeeper';
import { LINES_AT_ONCE } from '../pending/ask';
import { doPart, LINES_A_PART } from '../pending/part';
import { forgetConfiguration } from '../service';

let desk: Bookkeeper;
beforeEach(async () => void (desk = await buildBookkeeper()));
afterEach(() => desk.close());

const at = (what: string) => `/api/ledger/property/${desk.home}/${what}`;
const work = async () => (await desk.call('manager', 'GET', at('work'))).data as LedgerWork[];
const reset = async () => {
  const sourceId = await desk.source();
  return desk.within((tx) =>
    forgetConfiguration(tx, desk.place, (one) => one.sourceId === sourceId, desk.clock.now()),
  );
};
const part = async () => {
  const [{ workId }] = (await work()) as [LedgerWork];
  return desk.within((tx) => doPart(tx, desk.place, workId));
};
const rule = (body: object) => desk.call('manager', 'POST', at('rules'), { body });
interface Row {
  transaction_id: string;
  external_id: string;
  mapped_by: string | null;
  is_unexpected: boolean;
  version: number;
}
const rows = () => desk.rows<Row>('ledger_line order by transaction_id');
const mapAll = (ids: readonly string[], isUnexpected = true) =>
  desk.call('manager', 'PUT', '/api/ledger/transactions/bulk', {
    body: { transactionIds: ids, isUnexpected },
  });
const idsOf = (some: readonly Row[]) => some.map(({ transaction_id: id }) => id);
const ROOF = { glCode: '7010', glName: 'Roof', kind: 'expense' as const };
const COUNT = LINES_AT_ONCE + 1;
const MANY: LedgerLine[] = Array.from({ length: COUNT }, (_, n) =>
  aLine({ externalId: `m${n}`, payee: n % 2 === 0 ? 'Apex Roofing' : 'Bay Paving' }),
);
async function enterMany() {
  await desk.enter({ accounts: [ROOF], lines: MANY.slice(0, 2_000) });
  await desk.enter({ lines: MANY.slice(2_000) });
}

describe('a GL reset', () => {
  it('removes mappings by hand and rules of accounts immediately where these are few, but not rules of payees', async () => {
    await desk.enter({ accounts: [ROOF], lines: MANY.slice(0, 4) });
    await desk.enter({ lines: [aLine({ externalId: 'other', date: '2026-04-01', payee: null })] }, 'other');
    await rule({ payee: 'Bay Paving', glCode: null, isUnexpected: true });
    await rule({ payee: null, glCode: '7010', isUnexpected: true });
    await mapAll(idsOf((await rows()).slice(0, 1)), false);
    // The second line of the paver was unmapped by hand, the first was mapped by its rule.
    await mapAll(idsOf((await rows()).slice(3, 4)), false);
    expect(await reset()).toEqual({ accounts: 1, transactions: 3, rules: 1, stillToReset: 0 });
    expect((await rows()).map((one) => [one.external_id, one.mapped_by, one.is_unexpected])).toEqual([
      ['m0', null, false],
      ['m1', 'rule', true],
      ['m2', null, false],
      ['m3', 'rule', true],
      // A line of another source, whose rule is deleted, too.
      ['other', null, false],
    ]);
  });

  it('runs in parts where these are many, refuses to map lines ahead, and leaves new lines to their rules', async () => {
    await enterMany();
    const before = await rows();
    expect((await mapAll(idsOf(before.slice(0, 1_000)))).status).toBe(200);
    expect((await mapAll(idsOf(before.slice(1_000, 2_000)))).status).toBe(200);
    expect(await reset()).toMatchObject({ transactions: 0, stillToReset: COUNT });
    expect(await work()).toMatchObject([{ kind: 'resetMapping', lineCount: COUNT, doneCount: 0 }]);
    expect(await part()).toMatchObject({ doneCount: LINES_A_PART });
    expect((await rows()).filter(({ mapped_by: by }) => by === 'user')).toHaveLength(1_000);
    const ahead = await mapAll(idsOf(before.slice(1_999, 2_000)));
    expect(ahead).toMatchObject({ status: 409, errors: [{ code: 'beingReset' }] });
    expect((await mapAll(idsOf(before.slice(0, 1)))).status).toBe(200);
    // A rule that is added in the meantime applies to new lines and to lines ahead.
    await rule({ payee: 'Bay Paving', glCode: '7010', isUnexpected: true });
    await desk.enter({ lines: [aLine({ externalId: 'late', payee: 'Bay Paving' })] });
    await desk.runJobs();
    expect(await work()).toEqual([]);
    const after = await rows();
    expect(after.filter(({ mapped_by: by }) => by === 'user')).toHaveLength(1);
    expect(after.filter(({ mapped_by: by }) => by === 'rule')).toHaveLength(1_001);
    expect(after.every((one) => (one.mapped_by === 'rule') === one.is_unexpected || one === after[0])).toBe(
      true,
    );
    expect((await mapAll(idsOf(after.slice(-1)))).status).toBe(200);
  });
});
