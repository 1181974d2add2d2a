import { workActor, type Actor } from '../actor';
import type { Database } from '../database';
import { findWorkspaceIds } from './identity';

const WORKSPACES_A_TRANSACTION = 100;

/** Yields actors for work that no user started: together they see all workspaces, each as many as fit a transaction. */
export async function* workspaceActors(database: Database): AsyncGenerator<Actor, void> {
  const all = await database.system(findWorkspaceIds);
  for (let i = 0; i < all.length; i += WORKSPACES_A_TRANSACTION)
    yield workActor(all.slice(i, i + WORKSPACES_A_TRANSACTION));
}
