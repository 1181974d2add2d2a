import { sumCents } from '../numeric/cents';
import { daysFrom } from '../numeric/days';
import type { Cents } from '../types';
import { isFree, valueOn, type PlacedMoney } from './placement';

/** A fiscal year of a plan, in cents. */
export interface PlannedYear {
  year: number;
  /** ISO days. */
  startDate: string;
  endDate: string;
  /** Everything that comes in by the plan: contributions, assessments, loans less debt service. */
  incoming: Cents;
  expenditures: Cents;
}

/** The same beside the money that is free by its end. */
export interface LadderYear extends Pick<PlannedYear, 'year' | 'endDate' | 'incoming' | 'expenditures'> {
  maturing: Cents;
  locked: Cents;
  /** Free when the year ends, after its expenditures; below zero where money matures too late. */
  available: Cents;
  /** What still is placed then: where `available` is below zero, it matures after the work that needs it. */
  late: PlacedMoney[];
}

/** Share of a year that is still to come on a day within or after it, that day included. */
function shareLeft({ startDate, endDate }: PlannedYear, today: string): number {
  const days = (from: string, to: string) => daysFrom(from, to) + 1;
  return today > endDate ? 0 : days(today, endDate) / days(startDate, endDate);
}

/**
 * Each year with the money that is free by its end: what can be taken out any day, what has matured with its interest, and
 * what comes in by the plan, less the expenditures. Of the running year counts the share of its income that is still to
 * come by days, and of its expenditures what was not `spent` yet. Nothing that matures is placed again.
 */
export function ladderOf(
  placed: readonly PlacedMoney[],
  years: readonly PlannedYear[],
  { today, spent }: { today: string; spent: Cents },
): LadderYear[] {
  let flows = 0;
  return years.map((year) => {
    const isRunning = year.startDate <= today;
    const incoming = isRunning ? Math.round(year.incoming * shareLeft(year, today)) : year.incoming;
    const expenditures = isRunning ? Math.max(0, year.expenditures - spent) : year.expenditures;
    flows += incoming - expenditures;
    const free = placed.filter((one) => isFree(one, year.endDate));
    const late = placed.filter((one) => !isFree(one, year.endDate));
    const from = isRunning ? today : year.startDate;
    const maturing = free.filter(({ maturityDate }) => maturityDate !== null && maturityDate >= from);
    const sum = (all: readonly PlacedMoney[]) =>
      sumCents(all.map((one) => valueOn(one, year.endDate)), 'placed money'); // prettier-ignore
    return {
      year: year.year,
      endDate: year.endDate,
      incoming,
      expenditures,
      maturing: sum(maturing),
      locked: sum(late),
      available: sum(free) + flows,
      late,
    };
  });
}
