import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '@roofline/api/platform/database';
import { liveServer } from '@roofline/api/live-dashboard/fixtures/live-server';
import { comparePages, onBothDatabases } from '../measure/page-times';
import type { BenchResult } from '../results';

const FEW = 1_000;
const MANY = 100_000;
/** As the page asks for them. */
const PAGE = 100;

interface Ledger {
  server: Awaited<ReturnType<typeof liveServer>>;
  count: number;
  /** Nine tenths down the list, by date. */
  deep: string;
}

/** Lines of five years up to a month ahead, on the accounts of the scene: 400 payees, every tenth mapped, every fiftieth unexpected. */
async function plantLines(tx: Tx, lineageId: string, count: number): Promise<void> {
  await tx.execute(sql`insert into ledger_line (workspace_id, transaction_id, property_id, source_id, external_id, date, amount, gl_code,
      description, payee, payee_key, search_text, lineage_id, is_unexpected, mapped_by, entered_at)
    select workspace_id, gen_random_uuid(), property_id, source_id, 'copy ' || n, date '2026-12-15' - n * 7919 % 1826,
      (n::bigint * 104729 % 2000001 - 1000000), (array['1010', '4900', '5000', '7000'])[1 + n % 4], 'Invoice ' || n, 'Vendor ' || n % 400,
      'vendor ' || n % 400, 'invoice ' || n || ' vendor ' || n % 400 || case when n % ${count / 20}::int = 0 then ' backflow preventer' else '' end,
      case when n % 10 = 3 then ${lineageId}::uuid end, n % 50 = 7, case when n % 10 = 3 or n % 50 = 7 then 'user' end, now()
    from (select workspace_id, property_id, source_id from ledger_line limit 1) l cross join generate_series(1, ${count}::int) n`);
  await tx.execute(sql`delete from ledger_month`);
  await tx.execute(sql`insert into ledger_month (workspace_id, property_id, month, gl_code, source_fund, money_in, money_out, line_count)
    select workspace_id, property_id, date_trunc('month', date::timestamp)::date, gl_code, coalesce(source_fund, ''),
      sum(greatest(amount, 0)), sum(greatest(-amount, 0)), count(*) from ledger_line group by 1, 2, 3, 4, 5`);
}

/** The cursor after so many lines, newest first. */
async function cursorAt(tx: Tx, nth: number): Promise<string> {
  const [row] = await rowsOf<{ cursor: string }>(
    tx,
    sql`select transaction_id || '_' || date as cursor from ledger_line order by date desc, transaction_id desc offset ${nth - 1} limit 1`,
  );
  return row!.cursor;
}

async function ask<T>({ server }: Pick<Ledger, 'server'>, url: string): Promise<T> {
  const { status, data } = await server.get<T>(url);
  if (status !== 200) throw new Error(`${url}: ${status}`);
  return data;
}

const listUrl = ({ server }: Pick<Ledger, 'server'>, query: string) =>
  `/api/ledger/property/${server.propertyId}/transactions?pageSize=${PAGE}&${query}`;

async function openLedger(count: number): Promise<Ledger> {
  const server = await liveServer();
  await server.within((tx) => plantLines(tx, server.lineageId, count));
  // The work of autovacuum on a server, and the upkeep of the embedded database.
  await server.database.single(sql`vacuum (analyze)`);
  const deep = await server.within((tx) => cursorAt(tx, Math.floor(count * 0.9)));
  return { server, count, deep };
}

interface Question {
  name: string;
  url: (ledger: Ledger) => string;
  /** It looks at every transaction: a hundred times as many may take this many times as long. */
  atMost?: number;
}
const list = (name: string, query: (ledger: Ledger) => string, atMost?: number): Question => ({
  name: `transactions, ${name}`,
  url: (ledger) => listUrl(ledger, query(ledger)),
  ...(atMost === undefined ? {} : { atMost }),
});
const WHOLE = 20;

const QUESTIONS: Question[] = [
  { name: 'live dashboard', url: ({ server }) => server.liveUrl() },
  list('first page', () => ''),
  list('a page nine tenths down by its cursor', ({ deep }) => `after=${encodeURIComponent(deep)}`),
  list('by amount', () => 'sort=amount'),
  list('not mapped', () => 'isMapped=false', WHOLE),
  list('search with 20 hits', () => 'search=Backflow', WHOLE),
  list('search with a hit in each', () => 'search=Invoice', WHOLE),
  list('search without a hit', () => 'search=asbestos', WHOLE),
];

async function timed(ledger: Ledger, { url }: Question): Promise<number> {
  const asked = url(ledger);
  const began = performance.now();
  await ask(ledger, asked);
  return performance.now() - began;
}

async function benchOn(kind: string): Promise<BenchResult[]> {
  const [few, many] = [await openLedger(FEW), await openLedger(MANY)];
  const results: BenchResult[] = [];
  for (const question of QUESTIONS)
    results.push(
      await comparePages({
        name: `${question.name}, ${kind}`,
        few,
        many,
        rows: [FEW, MANY],
        asks: question.atMost === undefined ? 120 : 40,
        atMost: question.atMost ?? 1.5,
        ask: (ledger) => timed(ledger, question),
      }),
    );
  await few.server.close();
  await many.server.close();
  const [load] = loadavg();
  return results.map((result) => ({ ...result, detail: `${result.detail}; load ${load!.toFixed(1)}` }));
}

/** The live dashboard and pages of the list of transactions, with 100,000 transactions against 1,000. */
export const runLedgerListBench = (): Promise<BenchResult[]> => onBothDatabases(benchOn);
