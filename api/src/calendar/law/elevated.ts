import type { ElevatedElements, StatuteRule } from '@roofline/engine/disclosure/statutes';
import { DUTY_TITLES } from '@roofline/schema/calendar/duty-exemption';
import { dayText } from '@roofline/schema/value/day';
import type { LegalFacts } from '../../property/service';
import { calendarDate, type CalendarDate } from '../date';
import { addYears, type Period } from '../days';
import { lawOn, sourceOf, type LegalRecord } from './law';

/** Single-family homes and offices have no buildings of three dwellings. */
const WITHOUT_DWELLINGS_ABOVE_EACH_OTHER = [5, 10];

const isMeant = ({ propertyTypeId, numberOfUnits }: LegalFacts, { unitsAtLeast }: ElevatedElements) =>
  numberOfUnits >= unitsAtLeast && !WITHOUT_DWELLINGS_ABOVE_EACH_OTHER.includes(propertyTypeId);

/** The day of the first inspection: of a new building so many years after it was ready, as far as its year tells. */
function firstDay({ yearBuilt }: LegalFacts, { firstBy, newBuildings }: ElevatedElements): string {
  const isNew = yearBuilt >= Number(newBuildings.from.slice(0, 4));
  return isNew ? `${yearBuilt + newBuildings.years}-01-01` : firstBy;
}

function inspection(
  { property }: LegalRecord,
  rules: StatuteRule[],
  elements: ElevatedElements,
  date: string,
): CalendarDate {
  const { propertyId } = property;
  const { everyYears, unitsAtLeast, newBuildings } = elements;
  return calendarDate({
    calendarItemId: `balconyInspection-${propertyId}-${date}`,
    propertyId,
    date,
    kind: 'balconyInspection',
    title: DUTY_TITLES.balconyInspection,
    detail:
      `Check whether it binds you: a condominium project with a building of ${unitsAtLeast} or more dwellings, and with ` +
      'balconies, decks, stairs or walkways more than six feet above the ground that stand on wood. Then a licensed ' +
      `engineer or architect inspects them every ${everyYears} years; buildings whose permit was applied for from ` +
      `${dayText(newBuildings.from)} on, first within ${newBuildings.years} years after the certificate of occupancy.`,
    source: sourceOf(rules, 'elevatedElements'),
    state: 'mayApply',
  });
}

/**
 * Inspections of elevated elements. A property knows its units, not those of each of its buildings, nor what its
 * balconies stand on: each day may apply, and says what to check.
 */
export function elevatedDates(record: LegalRecord, { to }: Period): CalendarDate[] {
  const rules = lawOn(record, to);
  const elements = rules[0]?.figures.elevatedElements;
  if (!elements || !isMeant(record.property, elements)) return [];
  const dates: CalendarDate[] = [];
  for (let day = firstDay(record.property, elements); day <= to; day = addYears(day, elements.everyYears))
    dates.push(inspection(record, rules, elements, day));
  return dates;
}
