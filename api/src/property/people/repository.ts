import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { inWorkspaces } from '../../platform/repository/carried';
import { uuidArray } from '../../platform/store/values';

/** Returns the names of those of the users who are or were members of the transaction's workspaces. */
export function findNames(
  tx: Tx,
  userIds: readonly string[],
): Promise<{ userId: string; fullName: string; isActive: boolean }[]> {
  return rowsOf(
    tx,
    sql`select user_id as "userId", full_name as "fullName", is_active as "isActive"
      from member_names(${uuidArray(userIds)})`,
  );
}

export interface MemberRow {
  propertyId: string;
  userId: string;
  roleId: number;
  isAssigned: boolean;
}

/** Returns each property with every active membership of its workspace, and whether that user is assigned to it. */
export function findMembersAt(tx: Tx, propertyIds: readonly string[]): Promise<MemberRow[]> {
  return rowsOf(
    tx,
    sql`select p.property_id as "propertyId", m.user_id as "userId", m.role_id as "roleId",
        a.user_id is not null as "isAssigned"
      from property p
      join membership m on m.workspace_id = p.workspace_id and m.is_active
      left join property_assignment a on a.workspace_id = p.workspace_id
        and a.property_id = p.property_id and a.user_id = m.user_id
      where ${inWorkspaces(tx, sql`p.workspace_id`)} and p.property_id = any(${uuidArray(propertyIds)})`,
  );
}
