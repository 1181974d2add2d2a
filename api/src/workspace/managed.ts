import { managesWorkspace } from '../account/policy';
import { roleIn, type Actor, type ActorRole } from '../platform/actor';
import type { Tx } from '../platform/database';
import { forbidden, notFound, ruleFailed } from '../platform/problem';
import { manages } from './policy';
import { findWorkspace, type WorkspaceRow } from './repository';

/** A workspace that the actor manages, and their role there. */
export interface Managed {
  workspaceId: string;
  role: ActorRole;
}

/** Returns the named workspace; 404 if it is not the actor's, 403 if their role does not manage it. */
export function requireManaged(actor: Actor, workspaceId: string): Managed {
  const role = roleIn(actor, workspaceId.toLowerCase());
  if (!role) throw notFound();
  if (!manages(role)) throw forbidden();
  return { workspaceId: workspaceId.toLowerCase(), role };
}

/** Returns the named workspace, or the first one that the actor manages. */
export function managedWorkspace(actor: Actor, workspaceId: string | undefined): Managed {
  if (workspaceId !== undefined) return requireManaged(actor, workspaceId);
  const own = actor.memberships.find((m) => managesWorkspace(m.role));
  if (own) return requireManaged(actor, own.workspaceId);
  if (actor.isStaff && actor.workspaceIds.length === 1) return requireManaged(actor, actor.workspaceIds[0]!);
  if (actor.isStaff) throw ruleFailed('Choose a portfolio', 'workspaceId', 'required');
  throw forbidden();
}

/** Returns the workspace's row; 404 if it is closed, unless `orClosed`. With `lock` it is locked until the transaction ends. */
export async function workspaceRow(
  tx: Tx,
  workspaceId: string,
  options: { lock?: boolean; orClosed?: boolean } = {},
): Promise<WorkspaceRow> {
  const row = await findWorkspace(tx, workspaceId, options);
  if (!row) throw notFound();
  return row;
}
