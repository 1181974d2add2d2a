import type { Occurrence, Schedule } from '@roofline/engine/inventory/schedule';

export interface YearWork extends Occurrence {
  /** Whether it is the component's next work, which can be moved; later work follows it. */
  isNext: boolean;
}

/** Returns the work by year t, with the first work of each component marked. */
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
