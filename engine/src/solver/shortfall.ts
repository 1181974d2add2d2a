import { project, type ProjectionInput } from '../projection/projection';
import type { Cents, YearAmount } from '../types';

/**
 * Assessments that keep every year end at the floor and nothing more, in cents: in each year in which the balance would
 * end below it, the missing amount. Found year by year, since an assessment earns interest from its own year on: the
 * amount is the smallest that reaches the floor in whole cents.
 */
export function shortfallAssessments(input: ProjectionInput, floor: Cents = 0): YearAmount[] {
  const found: YearAmount[] = [];
  const endOf = (t: number, more: readonly YearAmount[]) =>
    project({ ...input, assessments: [...(input.assessments ?? []), ...more] }).rows[t]!.endBalance;
  for (let t = 0; t < input.schedule.years; t++) {
    const missing = floor - endOf(t, found);
    if (missing <= 0) continue;
    let low = 0;
    let high = missing;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (endOf(t, [...found, { year: t, amount: middle }]) >= floor) high = middle;
      else low = middle;
    }
    found.push({ year: t, amount: high });
  }
  return found;
}
