import { percentile, type BenchResult } from '../results';

const ASKED = 250;
/** The first of the asks, which count for nothing. */
const WARMING = 0.12;

/** A page of a list that is short and of one that is long. */
export interface Compared<T> {
  name: string;
  few: T;
  many: T;
  /** How many rows each has. */
  rows: readonly [few: number, many: number];
  /** How often each is asked; 250 unless the page takes long. */
  asks?: number;
  /** How many times the time of the short one the long one may take; 1.5 unless it reads every row. */
  atMost?: number;
  /** Asks for the page, and answers the milliseconds that it took. */
  ask: (list: T) => Promise<number>;
}

/** Measures both sizes in turn, so that other work on the machine affects both. */
export async function comparePages<T>({
  name,
  few,
  many,
  rows,
  asks = ASKED,
  atMost = 1.5,
  ask,
}: Compared<T>): Promise<BenchResult> {
  const times = { few: [] as number[], many: [] as number[] };
  for (let n = 0; n < asks; n += 1) {
    const [one, other] = [await ask(few), await ask(many)];
    if (n < asks * WARMING) continue;
    times.few.push(one);
    times.many.push(other);
  }
  const [small, large] = [percentile(times.few, 0.95), percentile(times.many, 0.95)];
  const medians = `medians ${percentile(times.few, 0.5).toFixed(1)} and ${percentile(times.many, 0.5).toFixed(1)} ms`;
  const [short, long] = rows.map((count) => count.toLocaleString('en-US'));
  return {
    name,
    ratio: large / small,
    detail: `p95 of ${short}: ${small.toFixed(1)} ms, of ${long}: ${large.toFixed(1)} ms; ${medians}`,
    atMost,
  };
}

/** Measures in the embedded database, and on PostgreSQL where PG_URL names one. */
export async function onBothDatabases(
  bench: (kind: string) => Promise<BenchResult[]>,
): Promise<BenchResult[]> {
  const { PG_URL } = process.env;
  delete process.env.PG_URL;
  const results = await bench('embedded');
  if (!PG_URL) return results;
  process.env.PG_URL = PG_URL;
  return [...results, ...(await bench('PostgreSQL'))];
}
