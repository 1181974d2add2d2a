import type { StatuteRule } from '@roofline/engine/disclosure/statutes';
import { DUTY_TITLES } from '@roofline/schema/calendar/duty-exemption';
import { FULL_RESERVE_STUDY } from '@roofline/schema/reserve-study/reserve-study';
import { addDays, dayText } from '@roofline/schema/value/day';
import { fiscalYearBounds, startMonthOf } from '../../fiscal-year/service';
import type { LegalFacts } from '../../property/service';
import type { StudyRow } from '../../reserve-study/service';
import { calendarDate, type CalendarDate } from '../date';
import { addYears, isWithin, type Period } from '../days';
import { elevatedDates } from './elevated';
import { lawOn, sourceOf, type LegalRecord } from './law';

// The duties of a property by the law of its state, and their dates.

/** A fiscal year, with its first and last day. */
interface Year {
  fiscalYear: number;
  startDate: string;
  endDate: string;
}

/** Returns the fiscal years of the property with dates that may fall into the period. */
function yearsAround({ setUp }: LegalRecord, { from, to }: Period): Year[] {
  const first = Number(from.slice(0, 4)) - 1;
  const count = Number(to.slice(0, 4)) + 2 - first;
  return Array.from({ length: count }, (_, at) => {
    const fiscalYear = first + at;
    return { fiscalYear, ...fiscalYearBounds(fiscalYear, startMonthOf({ setUp }, fiscalYear)) };
  });
}

const historyOf = ({ propertyId }: LegalFacts) =>
  `/useraccount/properties/details/${propertyId}?tab=reserve-study-history`;

function whenDisclosed({ figures }: StatuteRule, { endDate }: Year): { date: string; detail: string } {
  const days = figures.reportDays;
  if (!days)
    return {
      date: endDate,
      detail:
        'It goes out with the budget summary, within 30 days after the board adopts the proposed budget. The law names ' +
        'no day of the year, so it is shown on the last day of the fiscal year.',
    };
  const [earliest, latest] = [addDays(endDate, -days.earliest), addDays(endDate, -days.latest)];
  return {
    date: latest,
    detail: `Send it with the annual budget report to all members from ${dayText(earliest)} to ${dayText(latest)}.`,
  };
}

/** Returns the date of a fiscal year's disclosure. It is done once prepared, whether or not it was sent. */
function disclosureDate(record: LegalRecord, year: Year): CalendarDate[] {
  const rules = lawOn(record, year.endDate);
  if (rules.length === 0) return [];
  const { propertyId } = record.property;
  const { fiscalYear } = year;
  const plan = record.plans.find((one) => one.fiscalYear === fiscalYear);
  const isStated = record.stated.some((one) => one.fiscalYear === fiscalYear && one.isComplete);
  const { date, detail } = whenDisclosed(rules[0]!, year);
  const isPrepared = plan !== undefined && isStated;
  const item = calendarDate({
    calendarItemId: `disclosure-${propertyId}-${fiscalYear}`,
    propertyId,
    date,
    kind: 'disclosure',
    title: `Disclosure of fiscal year ${fiscalYear}`,
    detail: isPrepared ? `Prepared: every statement is made. ${detail}` : detail,
    source: sourceOf(rules, 'disclosure'),
    state: isPrepared ? 'done' : 'open',
    link: plan ? `/useraccount/plan/${plan.planId}/disclosure` : '/useraccount/plans',
  });
  return [item];
}

/** The types of studies that count as an update: all but the one before construction. */
const UPDATES = [1, 2, 3];

/** Returns the date of the study's update in a fiscal year; in California of the board's review. */
function updateDate(record: LegalRecord, { fiscalYear, startDate, endDate }: Year): CalendarDate[] {
  const rules = lawOn(record, endDate);
  if (rules.length === 0) return [];
  const { property, studies } = record;
  const made = studies.find(
    (study) =>
      UPDATES.includes(study.reserveStudyTypeId) && isWithin(study.date, { from: startDate, to: endDate }),
  );
  const verb = rules[0]!.jurisdiction === 'CA' ? 'Review' : 'Update';
  const item = calendarDate({
    calendarItemId: `reserveStudy-${property.propertyId}-${fiscalYear}`,
    propertyId: property.propertyId,
    date: endDate,
    kind: 'reserveStudy',
    title: `${verb} of the reserve study for fiscal year ${fiscalYear}`,
    detail: made
      ? `Made on ${dayText(made.date)}.`
      : 'Add the study or its update to the reserve study history once it is made.',
    source: sourceOf(rules, 'update'),
    state: made ? 'done' : 'open',
    link: historyOf(property),
  });
  return [item];
}

const visitOf = ({ inspectionDate, date }: StudyRow) => inspectionDate ?? date;

/** Returns the site visit after another one, due after the interval of the law or done on its own date. */
function visitAfter(record: LegalRecord, last: StudyRow, next: StudyRow | undefined): CalendarDate[] {
  const rules = lawOn(record, visitOf(next ?? last));
  if (rules.length === 0) return [];
  const { property } = record;
  const years = rules[0]!.figures.inspectionEveryYears;
  const item = calendarDate({
    calendarItemId: `siteVisit-${last.propertyReserveStudyId}`,
    propertyId: property.propertyId,
    date: next ? visitOf(next) : addYears(visitOf(last), years),
    kind: 'siteVisit',
    title: DUTY_TITLES.siteVisit,
    detail: next
      ? `Made: the visit before was on ${dayText(visitOf(last))}.`
      : `At least every ${years} years; the last visit was on ${dayText(visitOf(last))}.`,
    source: sourceOf(rules, 'siteVisit'),
    state: next ? 'done' : 'open',
    link: historyOf(property),
  });
  return [item];
}

/** Returns a site visit that may apply: without a known visit our data cannot say when the next one is due. */
function unknownVisit(record: LegalRecord, { endDate }: Year): CalendarDate[] {
  const rules = lawOn(record, endDate);
  if (rules.length === 0) return [];
  const { property } = record;
  const item = calendarDate({
    calendarItemId: `siteVisit-${property.propertyId}`,
    propertyId: property.propertyId,
    date: endDate,
    kind: 'siteVisit',
    title: DUTY_TITLES.siteVisit,
    detail: `The law asks for one at least every ${rules[0]!.figures.inspectionEveryYears} years, and Roofline knows of none. Add the last Full Reserve Study to the reserve study history.`,
    source: sourceOf(rules, 'siteVisit'),
    state: 'mayApply',
    link: historyOf(property),
  });
  return [item];
}

function siteVisits(record: LegalRecord, years: readonly Year[], today: string): CalendarDate[] {
  const visits = record.studies
    .filter(({ reserveStudyTypeId }) => reserveStudyTypeId === FULL_RESERVE_STUDY)
    .toSorted((a, b) => (visitOf(a) < visitOf(b) ? -1 : 1));
  if (visits.length > 0) return visits.flatMap((visit, at) => visitAfter(record, visit, visits[at + 1]));
  const current = years.find(({ startDate, endDate }) => isWithin(today, { from: startDate, to: endDate }));
  return current ? unknownVisit(record, current) : [];
}

const yearEnd = ({ property }: LegalRecord, { fiscalYear, endDate }: Year): CalendarDate =>
  calendarDate({
    calendarItemId: `fiscalYearEnd-${property.propertyId}-${fiscalYear}`,
    propertyId: property.propertyId,
    date: endDate,
    kind: 'fiscalYearEnd',
    title: `Fiscal year ${fiscalYear} ends`,
    state: 'passes',
  });

/**
 * Returns the duties of a property by law within the period, and the ends of its fiscal years. From before the property
 * was added to Roofline it returns only dates known to be done, since the others are unknown. A duty that may apply is
 * left out where someone stated that it does not.
 */
export function legalDates(record: LegalRecord, period: Period, today: string): CalendarDate[] {
  const years = yearsAround(record, period);
  const since = record.property.createdAt.toISOString().slice(0, 10);
  return [
    ...years.flatMap((year) => [...disclosureDate(record, year), ...updateDate(record, year)]),
    ...siteVisits(record, years, today),
    ...elevatedDates(record, period),
    ...years.map((year) => yearEnd(record, year)),
  ]
    .filter(({ date, state }) => isWithin(date, period) && (state === 'done' || since <= date))
    .filter(({ kind, state }) => state !== 'mayApply' || !record.exempt.has(kind));
}
