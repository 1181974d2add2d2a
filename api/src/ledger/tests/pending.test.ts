import type { GlConfiguration } from '@roofline/schema/ledger/account';
import type { LedgerRule } from '@roofline/schema/ledger/rule';
import type { LedgerWork } from '@roofline/schema/ledger/work';
import type { LedgerLine } from '../enter/entry';
import { knownLines } from '../enter/source';
import { aLine, buildBookkeeper, type Bookkeeper } from '../fixtures/bookkeeper';
import { LINES_AT_ONCE } from '../pending/ask';
import { doPart, LINES_A_PART } from '../pending/part';

let desk: Bookkeeper;
beforeEach(async () => void (desk = await buildBookkeeper()));
afterEach(() => desk.close());

const at = (what: string) => `/api/ledger/property/${desk.home}/${what}`;
const data = async <T>(what: string) => (await desk.call('manager', 'GET', at(what))).data as T;
const work = () => data<LedgerWork[]>('work');
async function state(...accounts: { glCode: string; kind: string }[]) {
  const { version } = await data<GlConfiguration>('glconfig');
  const body = { accounts: accounts.map((each) => ({ use: 'unmapped', ...each })) };
  return desk.call('manager', 'PUT', at('glconfig'), { body, version });
}
const rows = () =>
  desk.rows<{
    external_id: string;
    gl_code: string;
    amount: unknown;
    date: unknown;
    rule_id: string | null;
    version: number;
  }>('ledger_line');
const amounts = async () =>
  new Map((await rows()).map(({ external_id: id, amount }) => [id, Number(amount)]));
/** Does the next part of the waiting work, as the job does it. */
const part = async () => {
  const [{ workId }] = (await work()) as [LedgerWork];
  return desk.within((tx) => doPart(tx, desk.place, workId));
};

const COUNT = LINES_AT_ONCE + 1;
const FEES = { glCode: '6200', glName: 'Bank fees', kind: 'bank' as const };
const day = (n: number) => new Date(Date.UTC(2025, 0, 1 + Math.floor(n / 4))).toISOString().slice(0, 10);
/** Four lines a day of an account that its file takes for a bank account; every eighth is money out. */
const MANY: LedgerLine[] = Array.from({ length: COUNT }, (_, n) =>
  aLine({
    externalId: `m${n}`,
    date: day(n),
    amount: n % 8 === 0 ? -(n + 1) : n + 1,
    glCode: '6200',
    payee: n % 2 === 0 ? 'Apex Roofing' : 'First Bank',
  }),
);
const FILE = { accounts: [FEES] };
async function enterMany(lines: readonly LedgerLine[] = MANY, more: object = FILE) {
  for (let from = 0; from < lines.length; from += 2_000)
    await desk.enter({ ...more, lines: lines.slice(from, from + 2_000) });
}
const turned = new Map(MANY.map(({ externalId, amount }) => [externalId, -amount]));

describe('the kind of an account with many transactions', () => {
  it('is corrected by a job in parts, shown on the page, and cannot be corrected again until it is done', async () => {
    await enterMany();
    expect((await state({ glCode: '6200', kind: 'expense' })).status).toBe(200);
    expect((await amounts()).get('m1')).toBe(2);
    expect(await work()).toEqual([
      {
        workId: expect.any(String) as string,
        kind: 'turnSigns',
        glCode: '6200',
        glName: 'Bank fees',
        lineCount: COUNT,
        doneCount: 0,
      },
    ]);
    expect((await desk.call('vendor', 'GET', at('work'))).status).toBe(403);
    const again = await state({ glCode: '6200', kind: 'income' });
    expect(again).toMatchObject({
      status: 422,
      errors: [{ code: 'stillRunning', field: 'accounts.0.kind' }],
    });
    expect(again.errors![0]!.detail).toContain('Wait until that is done');
    expect(await desk.runJobs()).toBeGreaterThan(0);
    expect(await work()).toEqual([]);
    expect(await amounts()).toEqual(turned);
    expect(await desk.strayMonths()).toEqual([]);
    expect((await state({ glCode: '6200', kind: 'income' })).status).toBe(200);
  });

  it('reverses each transaction once, with correct sums after each part, even if the job is restarted', async () => {
    await enterMany();
    await state({ glCode: '6200', kind: 'expense' });
    expect(await part()).toMatchObject({ lineCount: COUNT, doneCount: LINES_A_PART });
    expect(await desk.strayMonths()).toEqual([]);
    const so = await amounts();
    expect([so.get('m0'), so.get(`m${LINES_A_PART - 1}`)]).toEqual([1, -LINES_A_PART]);
    expect(so.get(`m${LINES_A_PART}`)).toBe(MANY[LINES_A_PART]!.amount);
    // A part that is rolled back changes nothing.
    const [{ workId }] = (await work()) as [LedgerWork];
    const failing = desk.within(async (tx) => {
      await doPart(tx, desk.place, workId);
      throw new Error('killed');
    });
    await expect(failing).rejects.toThrow('killed');
    expect(await amounts()).toEqual(so);
    await desk.runJobs();
    expect(await amounts()).toEqual(turned);
    expect(new Set((await rows()).map(({ version }) => version))).toEqual(new Set([2]));
    expect(await desk.strayMonths()).toEqual([]);
  });

  it('accepts files in the meantime: repeated lines stay unchanged, new ones are reversed with the rest', async () => {
    await enterMany();
    await state({ glCode: '6200', kind: 'expense' });
    await part();
    expect(await desk.enter({ ...FILE, lines: MANY.slice(0, 2000) })).toMatchObject({
      changed: 0,
      unchanged: 2000,
    });
    const moved = { ...MANY[COUNT - 1]!, date: MANY[0]!.date };
    const corrected = { ...MANY[COUNT - 2]!, amount: 77 };
    const early = aLine({ externalId: 'early', date: day(0), amount: 500, glCode: '6200' });
    const late = aLine({ externalId: 'late', date: '2026-12-01', amount: 900, glCode: ' 6200 ' });
    const entered = await desk.enter({ ...FILE, lines: [moved, corrected, early, late] });
    expect(entered).toMatchObject({ added: 2, changed: 2 });
    expect((await amounts()).get('early')).toBe(-500);
    expect((await amounts()).get('late')).toBe(900);
    expect((await amounts()).get(moved.externalId)).toBe(-moved.amount);
    expect(await desk.strayMonths()).toEqual([]);
    // The same lines of another file are found as alike, reversed or not.
    const sourceId = await desk.source('another');
    const copies = MANY.map((one) => ({ ...one, externalId: `x${one.externalId}` })).slice(0, -2);
    const readAs = { sourceId, accounts: [FEES], signFollows: 'kind' as const };
    const { alike } = await desk.within((tx) => knownLines(tx, desk.place, readAs, copies));
    expect(alike.size).toBe(copies.length);
    const again = { ...FILE, lines: copies.slice(0, 2000), leaveDuplicates: true };
    expect(await desk.enter(again, 'another')).toMatchObject({ added: 0, duplicates: copies.length });
    await desk.runJobs();
    expect(await amounts()).toEqual(
      new Map([...turned, ['early', -500], ['late', -900], [corrected.externalId, -77]]),
    );
    expect(await desk.strayMonths()).toEqual([]);
  });

  it('is corrected immediately up to the limit', async () => {
    await enterMany(MANY.slice(0, LINES_AT_ONCE));
    await state({ glCode: '6200', kind: 'expense' });
    expect(await work()).toEqual([]);
    expect((await amounts()).get('m1')).toBe(-2);
  });

  it('counts all corrected accounts together, and handles a day with very many transactions as one part', async () => {
    const lines = MANY.map((line, n) => ({
      ...line,
      date: '2026-01-05',
      glCode: n < 1500 ? '6200' : '6300',
    }));
    await enterMany(lines, { accounts: [FEES, { ...FEES, glCode: '6300', glName: 'Interest' }] });
    await state({ glCode: '6200', kind: 'expense' }, { glCode: '6300', kind: 'expense' });
    expect(await work()).toHaveLength(2);
    expect(await part()).toMatchObject({ doneCount: 1500 });
    expect(await desk.strayMonths()).toEqual([]);
    await desk.runJobs();
    expect(await amounts()).toEqual(turned);
    expect(await desk.strayMonths()).toEqual([]);
  });
});

describe('a rule for very many transactions', () => {
  const remember = (body: object) => desk.call('manager', 'POST', at('rules'), { body });
  const byRule = async () => {
    const counts = new Map<string | null, number>();
    for (const { rule_id: id } of await rows()) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  };

  it('is applied by a job, each part by the current rules', async () => {
    await enterMany();
    const all = await remember({ payee: null, glCode: '6200', isUnexpected: true });
    expect(all.data).toMatchObject({ alsoMapped: 0, stillToMap: COUNT });
    const { ruleId } = (all.data as { rule: LedgerRule }).rule;
    expect(await work()).toMatchObject([
      { kind: 'applyRules', glCode: null, lineCount: COUNT, doneCount: 0 },
    ]);
    await part();
    expect((await byRule()).get(ruleId)).toBe(LINES_A_PART);
    // Applied immediately, since it reaches fewer lines; the job leaves these unchanged later.
    const payee = await remember({ payee: 'Apex Roofing', glCode: '6200', isUnexpected: false });
    expect(payee).toMatchObject({ status: 201 });
    expect(payee.data).toMatchObject({ stillToMap: 0 });
    const { rule } = payee.data as { rule: LedgerRule };
    const late = aLine({ externalId: 'late', glCode: '6200', payee: 'Someone' });
    await desk.enter({ lines: [late] });
    await desk.runJobs();
    expect(await work()).toEqual([]);
    expect(await byRule()).toEqual(
      new Map([
        [ruleId, 1001],
        [rule.ruleId, 1001],
      ]),
    );
    expect((await rows()).every(({ version }) => version <= 3)).toBe(true);
  });

  it('restarts the same work when it is changed in the meantime', async () => {
    await enterMany();
    await remember({ payee: null, glCode: '6200', isUnexpected: true });
    await part();
    await remember({ payee: null, glCode: '6200', isUnexpected: false });
    expect(await work()).toMatchObject([{ doneCount: 0 }]);
    await desk.runJobs();
    const unexpected = await desk.rows<{ is_unexpected: boolean }>('ledger_line where is_unexpected');
    expect(unexpected).toEqual([]);
  });

  it('unmaps its transactions by a job when it is removed', async () => {
    await enterMany();
    const all = await remember({ payee: null, glCode: '6200', isUnexpected: true });
    await desk.runJobs();
    const { ruleId, version } = (all.data as { rule: LedgerRule }).rule;
    expect((await desk.call('manager', 'DELETE', at(`rules/${ruleId}`), { version })).status).toBeLessThan(
      300,
    );
    expect(await work()).toMatchObject([{ kind: 'applyRules', lineCount: COUNT }]);
    await desk.runJobs();
    expect(await byRule()).toEqual(new Map([[null, COUNT]]));
    expect(await work()).toEqual([]);
  });
});
