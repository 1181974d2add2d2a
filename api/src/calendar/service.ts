import type { CalendarItem, CalendarKind } from '@roofline/schema/calendar/calendar';
import type { PropertyActions } from '@roofline/schema/property/property-actions';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { componentsOfProjects, projectDays, reachedProjects } from '../project/service';
import { reachedProperties, requireProperty, type PropertyAccess } from '../property/access';
import { statusOf, type CalendarDate } from './date';
import { calendarDates, type AskedPeriod } from './dates';

// For reminders.

export { calendarDates, nextDisclosures, type AskedPeriod } from './dates';
export type { CalendarDate } from './date';

/** The right that shows each kind of date; a viewer without it sees only the dates of their own projects. */
const SEEN_BY: Record<CalendarKind, keyof PropertyActions> = {
  disclosure: 'viewReserveStudies',
  reserveStudy: 'viewReserveStudies',
  siteVisit: 'viewReserveStudies',
  balconyInspection: 'viewReserveStudies',
  fiscalYearEnd: 'viewDetails',
  contract: 'viewFiles',
  bid: 'viewFiles',
  document: 'viewFiles',
  warranty: 'viewDetails',
  inspection: 'viewDetails',
  maintenance: 'viewDetails',
  projectStart: 'viewProjects',
  projectDue: 'viewProjects',
  reserveLoan: 'viewLedger',
};

/** The projects that someone works on, and the lineages of the components of these projects. */
interface OwnWork {
  projectIds: ReadonlySet<string>;
  lineageIds: ReadonlySet<string>;
}

/** Returns the viewer's own work at the properties where they see only their own projects. */
async function ownWork(tx: Tx, actor: Actor, accesses: Iterable<PropertyAccess>): Promise<OwnWork> {
  const narrow = [...accesses].filter(({ actions }) => !actions.viewProjects);
  const days = await projectDays(tx, narrow.map(({ property }) => property.propertyId)); // prettier-ignore
  const ids = days.map(({ projectId }) => projectId);
  const seen = ids.length > 0 ? await reachedProjects(tx, actor, ids) : [];
  const projectIds = seen.map(({ row }) => row.projectId);
  const components = await componentsOfProjects(tx, projectIds);
  return {
    projectIds: new Set(projectIds),
    lineageIds: new Set(components.map(({ lineageId }) => lineageId)),
  };
}

const isSeen = ({ kind, projectId, lineageId }: CalendarDate, actions: PropertyActions, own: OwnWork) =>
  actions[SEEN_BY[kind]] ||
  (projectId !== null && own.projectIds.has(projectId)) ||
  (lineageId !== null && own.lineageIds.has(lineageId));

function present(date: CalendarDate, today: string): CalendarItem {
  const { state, projectId, lineageId, subject, ...shown } = date;
  return { ...shown, status: statusOf(date, today) };
}

/** The viewer, and the requested days. */
export interface CalendarAsk extends AskedPeriod {
  actor: Actor;
}

/** Returns the dates that the viewer sees at properties in reach, by property and day. */
async function calendarsOf(
  tx: Tx,
  { actor, ...asked }: CalendarAsk,
  access: ReadonlyMap<string, PropertyAccess>,
): Promise<Map<string, CalendarItem[]>> {
  const lists = new Map<string, CalendarItem[]>([...access.keys()].map((id) => [id, []]));
  const own = await ownWork(tx, actor, access.values());
  for (const date of await calendarDates(tx, [...access.keys()], asked))
    if (isSeen(date, access.get(date.propertyId)!.actions, own))
      lists.get(date.propertyId)!.push(present(date, asked.today));
  return lists;
}

/** Returns the calendar of one property, by day. */
export async function readCalendar(tx: Tx, ask: CalendarAsk, propertyId: string): Promise<CalendarItem[]> {
  const access = await requireProperty(tx, ask.actor, propertyId);
  const id = access.property.propertyId;
  return (await calendarsOf(tx, ask, new Map([[id, access]]))).get(id)!;
}

/** Returns the calendars of many properties, in the order of the ids, null for those out of the viewer's reach. */
export async function readCalendars(
  tx: Tx,
  ask: CalendarAsk,
  propertyIds: readonly string[],
): Promise<(CalendarItem[] | null)[]> {
  const lists = await calendarsOf(tx, ask, await reachedProperties(tx, ask.actor, propertyIds));
  return propertyIds.map((id) => lists.get(id.toLowerCase()) ?? null);
}
