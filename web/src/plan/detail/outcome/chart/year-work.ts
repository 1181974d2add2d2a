import type { Occurrence, Schedule } from '@roofline/engine/inventory/schedule';

export interface YearWork extends Occurrence {
  /** The component's next work: what can be moved. Later ones follow it. */
  isNext: boolean;
}

/** Work by year t, each component's first of all years marked. */
export function workByYear({ occurrences, years }: Schedule): YearWork[][] {
  const seen = new Set<string>();
  const byYear: YearWork[][] = Array.from({ length: years }, () => []);
  for (const occurrence of occurrences) {
    const isNext = !seen.has(occurrence.componentId);
    seen.add(occurrence.componentId);
    byYear[occurrence.t]?.push({ ...occurrence, isNext });
  }
  return byYear;
}
