import { openPageStatements, PAGES } from '../../graph/page-statements';
import type { BenchResult } from '../results';

/** What was asked for; the test beside `page-statements.ts` holds what was reached since. */
const ASKED: Record<string, number> = {
  Viewer: 5,
  PropertyList: 5,
  Dashboard: 10,
  PlansPage: 12,
  PlanPage: 15,
};

/** Statements that a page sends to PostgreSQL (PG_URL). */
export async function runStatementsBench(): Promise<BenchResult[]> {
  if (!process.env.PG_URL) return [];
  const statements = await openPageStatements();
  const results: BenchResult[] = [];
  for (const page of PAGES) {
    const count = (await statements.of(page)).length;
    const most = ASKED[page.name]!;
    results.push({
      name: `statements of ${page.name}, of ${most}`,
      ratio: count / most,
      detail: `${count} statements`,
      atMost: 1,
      row: { what: `SQL statements, ${page.name}`, asked: `≤ ${most}`, now: String(count) },
    });
  }
  await statements.close();
  return results;
}
