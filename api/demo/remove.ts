import type { Database, Tx } from '../src/platform/database';
import {
  asSystem,
  asTenant,
  countWaysIn,
  deleteDemoUsers,
  deleteProperties,
  deleteWorkspaces,
  findDemoWorkspaces,
  findWorkspacesInUse,
  keepWorkspaces,
} from './repository';

/** Demo workspaces: those that somebody real works in by now stay, with what was added there. */
async function demoWorkspaces(tx: Tx): Promise<{ leaving: string[]; kept: string[] }> {
  const all = await findDemoWorkspaces(tx);
  const kept = all.length > 0 ? await findWorkspacesInUse(tx, all) : [];
  return { leaving: all.filter((id) => !kept.includes(id)), kept };
}

/** What went with the demo data. Sessions and tokens are those that still opened something. */
export interface Removed {
  users: number;
  sessions: number;
  tokens: number;
}

/** Empties the demo workspaces and lets them go or makes them real ones; the sweep takes their pictures. */
async function removeWorkspaces(tx: Tx): Promise<void> {
  const { leaving, kept } = await demoWorkspaces(tx);
  if (leaving.length + kept.length === 0) return;
  await asTenant(tx, [...leaving, ...kept]);
  await deleteProperties(tx, leaving, { onlyDemo: false });
  await deleteProperties(tx, kept, { onlyDemo: true });
  await asSystem(tx);
  await deleteWorkspaces(tx, leaving);
  await keepWorkspaces(tx, kept);
}

/**
 * Removes the demo data in one transaction: its properties, its users with every session and token of theirs, and its
 * workspaces with all that demo users put there. A workspace that a real user has joined stays, with what is not demo
 * in it.
 */
export async function removeDemo(
  database: Database,
  { now = new Date() }: { now?: Date } = {},
): Promise<Removed> {
  return database.system(async (tx) => {
    const ended = await countWaysIn(tx, now);
    await removeWorkspaces(tx);
    return { users: await deleteDemoUsers(tx), ...ended };
  });
}
