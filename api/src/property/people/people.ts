import type { RoleName } from '@roofline/schema/account/account';
import { reachesWholeWorkspace, ROLE_OF } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { findMembersAt, findNames } from './repository';

/** Someone who reaches a property. */
export interface PersonAtProperty {
  userId: string;
  fullName: string;
  roleName: RoleName;
}

/** Returns the names of people of the transaction's workspaces, by their ids; also of those who have left. */
export async function namesOfMembers(tx: Tx, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await findNames(tx, [...new Set(userIds)]);
  return new Map(rows.map(({ userId, fullName }) => [userId, fullName]));
}

const byName = (a: PersonAtProperty, b: PersonAtProperty) =>
  a.fullName.localeCompare(b.fullName) || (a.userId < b.userId ? -1 : 1);

/** Returns the active users who reach each property, by name. Two statements; the caller has checked the rights. */
export async function peopleOfProperties(
  tx: Tx,
  propertyIds: readonly string[],
): Promise<Map<string, PersonAtProperty[]>> {
  const people = new Map<string, PersonAtProperty[]>(propertyIds.map((id) => [id, []]));
  if (propertyIds.length === 0) return people;
  const members = (await findMembersAt(tx, propertyIds)).flatMap(({ roleId, isAssigned, ...at }) => {
    const roleName = ROLE_OF.get(roleId);
    return roleName && (isAssigned || reachesWholeWorkspace(roleName)) ? [{ ...at, roleName }] : [];
  });
  const named = await findNames(tx, [...new Set(members.map(({ userId }) => userId))]);
  const active = new Map(named.filter(({ isActive }) => isActive).map((one) => [one.userId, one.fullName]));
  for (const { propertyId, userId, roleName } of members) {
    const fullName = active.get(userId);
    if (fullName !== undefined) people.get(propertyId)?.push({ userId, fullName, roleName });
  }
  for (const list of people.values()) list.sort(byName);
  return people;
}
