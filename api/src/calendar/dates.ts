import { disclosureState } from '@roofline/schema/disclosure/disclosure-states';
import type { CalendarKind } from '@roofline/schema/calendar/calendar';
import { addDays } from '@roofline/schema/value/day';
import type { Tx } from '../platform/database';
import { componentDays } from '../component/service';
import { statedYears } from '../disclosure/service';
import { filesEndingBetween } from '../file/service';
import { financialsByProperty } from '../financials/service';
import { disclosurePlans } from '../plan/service';
import { bidDays, projectDays } from '../project/service';
import { findLegalFacts } from '../property/service';
import { maintenanceDays } from '../maintenance/service';
import { loanDays } from '../reserve-borrowing/service';
import { studiesOf } from '../reserve-study/service';
import { compareDates, type CalendarDate } from './date';
import { addYears, isWithin, type Period } from './days';
import { legalDates } from './law/duties';
import type { LegalRecord } from './law/law';
import {
  besidesBids,
  bidDate,
  componentDates,
  fileDate,
  loanDate,
  maintenanceDates,
  projectDates,
} from './own';
import { selectExemptions } from './repository';

/** The requested days, and today. */
export interface AskedPeriod extends Period {
  today: string;
}

/** Returns the facts that decide the duties of properties. Six statements, however many properties. */
async function legalRecords(tx: Tx, propertyIds: readonly string[]): Promise<LegalRecord[]> {
  const properties = await findLegalFacts(tx, propertyIds);
  const states = new Map(
    properties.flatMap((property) => {
      const state = disclosureState(property.state);
      return state ? [[property.propertyId, state] as const] : [];
    }),
  );
  const bound = [...states.keys()];
  const [setUp, studies] = [await financialsByProperty(tx, propertyIds), await studiesOf(tx, bound)];
  const [stated, plans] = [await statedYears(tx, states), await disclosurePlans(tx, bound)];
  const exemptions = await selectExemptions(tx, bound);
  return properties.map((property) => {
    const isOf = (row: { propertyId: string }) => row.propertyId === property.propertyId;
    return {
      property,
      setUp: setUp.get(property.propertyId) ?? [],
      studies: studies.filter(isOf),
      stated: stated.filter(isOf),
      plans: plans.filter(isOf),
      exempt: new Set(exemptions.filter(isOf).map(({ kind }) => kind)),
    };
  });
}

/**
 * Returns all dates of the properties within the period, by day, without checking rights: the caller decides who sees
 * them. One statement a source, however many properties; a hundred at once are enough.
 */
export async function calendarDates(
  tx: Tx,
  propertyIds: readonly string[],
  { today, ...period }: AskedPeriod,
): Promise<CalendarDate[]> {
  if (propertyIds.length === 0) return [];
  const legal = await legalRecords(tx, propertyIds);
  const files = await filesEndingBetween(tx, propertyIds, period);
  const projects = await projectDays(tx, propertyIds);
  const bids = await bidDays(tx, propertyIds);
  const components = await componentDays(tx, propertyIds, today);
  const loans = await loanDays(tx, propertyIds);
  const tasks = await maintenanceDays(tx, propertyIds, { today, to: period.to });
  return [
    ...legal.flatMap((record) => legalDates(record, period, today)),
    ...besidesBids(files, bids).map(fileDate),
    ...[
      ...projects.flatMap(projectDates),
      ...bids.map(bidDate),
      ...components.flatMap(componentDates),
      ...loans.map(loanDate),
      ...tasks.flatMap(maintenanceDates),
    ].filter(({ date }) => isWithin(date, period)),
  ].toSorted(compareDates);
}

/** Longer than the interval of any duty. */
const YEARS_AROUND = 10;

/** Returns the duties that may apply to a property, without those that someone stated do not. */
export async function dutiesThatMayApply(
  tx: Tx,
  propertyId: string,
  today: string,
): Promise<ReadonlySet<CalendarKind>> {
  const period = { from: addYears(today, -YEARS_AROUND), to: addYears(today, YEARS_AROUND) };
  const dates = (await legalRecords(tx, [propertyId])).flatMap((record) => legalDates(record, period, today));
  return new Set(dates.filter(({ state }) => state === 'mayApply').map(({ kind }) => kind));
}

const LOOKED_BACK = 365;
const LOOKED_AHEAD = 550;

/**
 * Returns the day of each property's next disclosure: the first one from a year back on that no one has prepared. No day
 * for a property whose state requires none.
 */
export async function nextDisclosures(
  tx: Tx,
  propertyIds: readonly string[],
  today: string,
): Promise<Map<string, string>> {
  const period = { from: addDays(today, -LOOKED_BACK), to: addDays(today, LOOKED_AHEAD) };
  const next = new Map<string, string>();
  for (const record of await legalRecords(tx, propertyIds)) {
    const open = legalDates(record, period, today)
      .filter(({ kind, state }) => kind === 'disclosure' && state === 'open')
      .toSorted(compareDates);
    if (open[0]) next.set(record.property.propertyId, open[0].date);
  }
  return next;
}
