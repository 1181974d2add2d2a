import { and, count, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { accessToken, appUser, session } from '../src/account/tables';
import type { Database, Tx } from '../src/platform/database';
import type { Storage } from '../src/platform/storage';
import { property } from '../src/property/tables';
import { membership, workspace } from '../src/workspace/tables';
import { asSystem, asTenant } from './roles';

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Demo workspaces, and those of them that somebody real works in by now: what they added there stays. */
async function demoWorkspaces(tx: Tx): Promise<{ all: string[]; kept: string[] }> {
  const all = idsOf(
    await tx.select({ id: workspace.workspaceId }).from(workspace).where(eq(workspace.isDemo, true)),
  );
  if (all.length === 0) return { all, kept: [] };
  const kept = await tx
    .selectDistinct({ id: membership.workspaceId })
    .from(membership)
    .innerJoin(appUser, eq(appUser.userId, membership.userId))
    .where(and(inArray(membership.workspaceId, all), eq(appUser.isDemo, false)));
  return { all, kept: idsOf(kept) };
}

/** Deletes demo properties, and everything else of the workspaces that go; gives the keys of their pictures. */
async function deleteProperties(tx: Tx, all: string[], kept: string[]): Promise<string[]> {
  await asTenant(tx, all);
  const leaving = all.filter((id) => !kept.includes(id));
  const images: (string | null)[] = [];
  const remove = async (workspaceIds: string[], onlyDemo: boolean) => {
    if (workspaceIds.length === 0) return;
    const which = and(
      inArray(property.workspaceId, workspaceIds),
      onlyDemo ? eq(property.isDemo, true) : isNotNull(property.propertyId),
    );
    const gone = await tx.delete(property).where(which).returning({ image: property.profileImageKey });
    images.push(...gone.map(({ image }) => image));
  };
  await remove(leaving, false);
  await remove(kept, true);
  await asSystem(tx);
  return images.filter((key) => key !== null);
}

/** What went with the demo data. Sessions and tokens are those that still opened something. */
export interface Removed {
  users: number;
  sessions: number;
  tokens: number;
}

/** Sessions and tokens of the demo users; they go with them. */
async function waysIn(tx: Tx, now: Date): Promise<Pick<Removed, 'sessions' | 'tokens'>> {
  const [sessions] = await tx
    .select({ count: count() })
    .from(session)
    .innerJoin(appUser, eq(appUser.userId, session.userId))
    .where(and(eq(appUser.isDemo, true), isNull(session.endedAt), gt(session.expiresAt, now)));
  const [tokens] = await tx
    .select({ count: count() })
    .from(accessToken)
    .innerJoin(appUser, eq(appUser.userId, accessToken.userId))
    .where(and(eq(appUser.isDemo, true), isNull(accessToken.endedAt), gt(accessToken.expiresAt, now)));
  return { sessions: sessions?.count ?? 0, tokens: tokens?.count ?? 0 };
}

/**
 * Removes the demo data in one transaction: its properties, its users with every session and token of theirs, and its
 * workspaces with all that demo users put there. A workspace that a real user has joined stays, with what is not demo
 * in it.
 */
export async function removeDemo(
  database: Database,
  { storage, now = new Date() }: { storage: Storage; now?: Date },
): Promise<Removed> {
  const { images, ...removed } = await database.system(async (tx) => {
    const ended = await waysIn(tx, now);
    const { all, kept } = await demoWorkspaces(tx);
    const keys = all.length > 0 ? await deleteProperties(tx, all, kept) : [];
    const leaving = all.filter((id) => !kept.includes(id));
    if (leaving.length > 0) await tx.delete(workspace).where(inArray(workspace.workspaceId, leaving));
    if (kept.length > 0)
      await tx.update(workspace).set({ isDemo: false }).where(inArray(workspace.workspaceId, kept));
    const gone = await tx.delete(appUser).where(eq(appUser.isDemo, true)).returning({ id: appUser.userId });
    return { images: keys, users: gone.length, ...ended };
  });
  for (const key of images) await storage.remove(key);
  return removed;
}
