import {
  RECENT_DAYS,
  type AnalyticsUser,
  type AnalyticsUserPage,
  type AnalyticsUsersInput,
  type UserActivity,
} from '@roofline/schema/portfolio-analytics/users';
import type { Actor } from '../platform/actor';
import type { Deps } from '../platform/deps';
import { presentUsers, readMembers, type Managed, type Member } from '../workspace/service';
import { countUnassigned } from './repository';

const DAY_MS = 24 * 3_600_000;

function activityOf({ person: { lastActiveAt } }: Member, now: Date): UserActivity {
  if (lastActiveAt === null) return 'never';
  return now.getTime() - lastActiveAt.getTime() < RECENT_DAYS * DAY_MS ? 'recent' : 'quiet';
}

const fold = (text: string) => text.normalize('NFC').toLowerCase();
const lastActive = ({ person }: Member) => person.lastActiveAt?.getTime() ?? Number.NEGATIVE_INFINITY;
const byName = (a: Member, b: Member) =>
  a.person.fullName.localeCompare(b.person.fullName) || (a.row.userId < b.row.userId ? -1 : 1);

const ORDERS: Record<AnalyticsUsersInput['sort'], (a: Member, b: Member) => number> = {
  name: byName,
  lastActive: (a, b) => {
    const [one, other] = [lastActive(a), lastActive(b)];
    return one === other ? byName(a, b) : other - one;
  },
};

async function summaryOf(deps: Deps, actor: Actor, managed: Managed, members: readonly Member[], now: Date) {
  const managers = members.filter(({ roleName }) => roleName === 'Manager').map(({ row }) => row.userId);
  const withoutManager = await deps.database.tenant(
    actor,
    (tx) => countUnassigned(tx, managed.workspaceId, managers),
    { readOnly: true },
  );
  const count = (activity: UserActivity) =>
    members.filter((member) => activityOf(member, now) === activity).length;
  const counts = { recent: count('recent'), quiet: count('quiet'), never: count('never') };
  return { users: members.length, ...counts, withoutManager };
}

/** Returns a page of the users who may enter a workspace, and sums over all of them. */
export async function usersPage(
  deps: Deps,
  actor: Actor,
  managed: Managed,
  { text, activity, sort, page, pageSize }: AnalyticsUsersInput,
): Promise<AnalyticsUserPage> {
  const now = deps.clock.now();
  const members = (await readMembers(deps, actor, managed)).filter(
    ({ row, person }) => row.isActive && person.isActive,
  );
  const wanted = fold(text?.trim() ?? '');
  const found = members
    .filter(({ person }) => fold(`${person.fullName}\n${person.email}`).includes(wanted))
    .filter((member) => !activity || activityOf(member, now) === activity)
    .toSorted(ORDERS[sort]);
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const users = await presentUsers(deps, actor, managed, shown);
  const items = users.map((user, at): AnalyticsUser => ({
    workspaceUserId: user.workspaceUserId,
    userId: user.userId,
    fullName: user.fullName,
    email: user.email,
    roleName: user.roleName,
    joinedOn: user.joinedOn,
    lastActiveAt: user.lastActiveAt,
    reachesAllProperties: user.reachesAllProperties,
    assignedProperties: user.assignedProperties,
    activity: activityOf(shown[at]!, now),
  }));
  const summary = await summaryOf(deps, actor, managed, members, now);
  return { items, totalCount: found.length, page, pageSize, summary };
}
