import { workActor, type Actor } from '../actor';
import type { Database } from '../database';
import { findWorkspaceIds } from './identity';

const WORKSPACES_A_TRANSACTION = 100;

/** All workspaces for work that no user started, in parts that one transaction takes. */
export async function* workspaceActors(database: Database): AsyncGenerator<Actor, void> {
  const all = await database.system(findWorkspaceIds);
  for (let i = 0; i < all.length; i += WORKSPACES_A_TRANSACTION)
    yield workActor(all.slice(i, i + WORKSPACES_A_TRANSACTION));
}
