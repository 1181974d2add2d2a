import { reachesWholeWorkspace, ROLE_OF, type Actor, type ActorRole } from '../platform/actor';
import type { Tx } from '../platform/database';
import { newId } from '../platform/ids';
import { categoryOf, visibleKinds, type NotificationKind } from './policy';
import { selectPeopleAt } from './repository/followers';
import { insertNotifications, type NewNotification } from './repository/notifications';

/** The place and time of an event; `actor` is null where it is only a day that is near. */
export interface NotificationPlace {
  workspaceId: string;
  propertyId: string;
  /** The project whose followers are notified. */
  projectId?: string | null;
  actor: Pick<Actor, 'userId' | 'fullName'> | null;
  at: Date;
}

/** The people to notify: by their ids, or a group. The actor is never notified, and no one twice of one event. */
export type Audience =
  | { userIds: readonly string[] }
  | { followers: true; except?: readonly string[] }
  /** Managers who are assigned to the property; without any, the administrators of the workspace. */
  | { managers: true };

/** An event that people are notified of. The words are made when they read it (`words.ts`). */
export interface NotificationEvent extends Pick<
  NewNotification,
  'noteId' | 'detail' | 'count' | 'day' | 'link'
> {
  kind: NotificationKind;
  to: Audience;
  /** A person is notified only once of the same key. */
  onceKey?: string;
}

interface Person {
  userId: string;
  role: ActorRole;
  isFollowing: boolean;
}

/** Returns the people who reach each of the places, by the number of the place, in one statement. */
async function peopleAt(tx: Tx, places: readonly NotificationPlace[]): Promise<Person[][]> {
  const asked = places.map(({ propertyId, projectId = null }) => ({ propertyId, projectId }));
  const people: Person[][] = places.map(() => []);
  for (const { place, roleId, isAssigned, ...person } of await selectPeopleAt(tx, asked)) {
    const role = ROLE_OF.get(roleId);
    if (role && (isAssigned || reachesWholeWorkspace(role))) people[place]!.push({ ...person, role });
  }
  return people;
}

function managersOf(people: readonly Person[]): Person[] {
  const managers = people.filter(({ role }) => role === 'Manager');
  return managers.length > 0 ? managers : people.filter(({ role }) => reachesWholeWorkspace(role));
}

function audienceOf(to: Audience, people: readonly Person[]): Person[] {
  if ('managers' in to) return managersOf(people);
  if ('userIds' in to) return people.filter(({ userId }) => to.userIds.includes(userId));
  return people.filter(({ userId, isFollowing }) => isFollowing && !to.except?.includes(userId));
}

const maySee = (kind: NotificationKind, role: ActorRole): boolean => visibleKinds(role).includes(kind);

function rowsOf(place: NotificationPlace, event: NotificationEvent, people: readonly Person[]) {
  const { workspaceId, propertyId, projectId = null, actor, at } = place;
  const { to, kind, ...facts } = event;
  const told = audienceOf(to, people).filter(
    ({ userId, role }) => userId !== actor?.userId && maySee(kind, role),
  );
  return told.map(({ userId }): NewNotification => ({
    ...facts,
    workspaceId,
    propertyId,
    projectId,
    userId,
    userNotificationId: newId(),
    actorUserId: actor?.userId ?? null,
    actorName: actor?.fullName ?? null,
    kind,
    category: categoryOf(kind),
    createdAt: at,
    mailState: 'waiting',
  }));
}

/**
 * Notifies people of events at many places: one statement reads the people, one writes the notifications. With `among`
 * only those people are notified.
 */
export async function notifyAll(
  tx: Tx,
  all: readonly { place: NotificationPlace; events: readonly NotificationEvent[] }[],
  among?: ReadonlySet<string>,
): Promise<void> {
  const some = all.filter(({ events }) => events.length > 0);
  if (some.length === 0) return;
  const places = some.map(({ place }) => place);
  const people = await peopleAt(tx, places);
  const rows = some.flatMap(({ place, events }, n) =>
    events.flatMap((event) => rowsOf(place, event, people[n]!)),
  );
  await insertNotifications(
    tx,
    rows.filter(({ userId }) => among?.has(userId) ?? true),
  );
}

/**
 * Notifies people of events in the transaction of the events, so that both are stored or neither. Two statements, however
 * many people there are. A job mails the notifications later, as each recipient prefers.
 */
export const notify = (
  tx: Tx,
  place: NotificationPlace,
  ...events: readonly NotificationEvent[]
): Promise<void> => notifyAll(tx, [{ place, events }]);
