import { and, count, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { projectPerson } from './tables';

export type PersonRow = typeof projectPerson.$inferSelect;
type PersonPlace = Pick<PersonRow, 'workspaceId' | 'projectId' | 'userId'>;

/** Returns those of the projects that the user works on. */
export async function projectsWith(
  tx: Tx,
  userId: string,
  projectIds: readonly string[],
): Promise<Set<string>> {
  if (projectIds.length === 0) return new Set();
  const rows = await tx
    .select({ projectId: projectPerson.projectId })
    .from(projectPerson)
    .where(and(eq(projectPerson.userId, userId), inArray(projectPerson.projectId, [...projectIds])));
  return new Set(rows.map(({ projectId }) => projectId));
}

/** Puts someone on a project; returns false where they are on it already. */
export async function insertPerson(tx: Tx, row: PersonRow): Promise<boolean> {
  const added = await tx
    .insert(projectPerson)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: projectPerson.userId });
  return added.length > 0;
}

/** Takes someone off a project; returns false where they are not on it. */
export async function deletePerson(
  tx: Tx,
  { workspaceId, projectId, userId }: PersonPlace,
): Promise<boolean> {
  const gone = await tx
    .delete(projectPerson)
    .where(
      and(
        eq(projectPerson.workspaceId, workspaceId),
        eq(projectPerson.projectId, projectId),
        eq(projectPerson.userId, userId),
      ),
    )
    .returning({ userId: projectPerson.userId });
  return gone.length > 0;
}

/** Returns how many people work on a project, without the person who is responsible. */
export async function countPeople(
  tx: Tx,
  { workspaceId, projectId }: Pick<PersonRow, 'workspaceId' | 'projectId'>,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(projectPerson)
    .where(and(eq(projectPerson.workspaceId, workspaceId), eq(projectPerson.projectId, projectId)));
  return row!.count;
}
