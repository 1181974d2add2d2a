/** Result of a bench: a ratio within one run, which compares across machines, and its limit. */
export interface BenchResult {
  name: string;
  ratio: number;
  detail: string;
  atLeast?: number;
  atMost?: number;
  /** Its line in the table of what is asked for, which `npm run bench` ends with. */
  row?: { what: string; asked: string; now: string };
}

/** The value that this share of all are at or below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
