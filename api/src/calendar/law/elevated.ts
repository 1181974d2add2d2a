import type { ElevatedElements, StatuteRule } from '@roofline/engine/disclosure/statutes';
import { DUTY_TITLES } from '@roofline/schema/calendar/duty-exemption';
import { dayText } from '@roofline/schema/value/day';
import type { LegalFacts } from '../../property/service';
import { calendarDate, type CalendarDate } from '../date';
import { addYears, type Period } from '../days';
import { lawOn, sourceOf, type LegalRecord } from './law';

/** The property types without buildings of three dwellings: single-family homes and offices. */
const WITHOUT_DWELLINGS_ABOVE_EACH_OTHER = [5, 10];

const isMeant = ({ propertyTypeId, numberOfUnits }: LegalFacts, { unitsAtLeast }: ElevatedElements) =>
  numberOfUnits >= unitsAtLeast && !WITHOUT_DWELLINGS_ABOVE_EACH_OTHER.includes(propertyTypeId);

/** Returns the day of the first inspection; for a new building some years after the year in which it was built. */
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
 * Returns the inspections of elevated elements. Roofline knows the units of a property, but not those of each building,
 * nor what its balconies are built on, so each date only may apply and says what to check.
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
