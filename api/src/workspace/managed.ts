import { managesWorkspace } from '../account/policy';
import { roleIn, type Actor, type ActorRole } from '../platform/actor';
import type { Tx } from '../platform/database';
import { forbidden, notFound, ruleFailed } from '../platform/problem';
import { manages } from './policy';
import { findWorkspace, type WorkspaceRow } from './repository';

/** A workspace that the actor manages, and as what. */
export interface Managed {
  workspaceId: string;
  role: ActorRole;
}

/** The named workspace, 404 where it is not the actor's and 403 where the role does not manage it. */
export function requireManaged(actor: Actor, workspaceId: string): Managed {
  const role = roleIn(actor, workspaceId.toLowerCase());
  if (!role) throw notFound();
  if (!manages(role)) throw forbidden();
  return { workspaceId: workspaceId.toLowerCase(), role };
}

/** The named workspace, or the first one that the actor manages. */
export function managedWorkspace(actor: Actor, workspaceId: string | undefined): Managed {
  if (workspaceId !== undefined) return requireManaged(actor, workspaceId);
  const own = actor.memberships.find((m) => managesWorkspace(m.role));
  if (own) return requireManaged(actor, own.workspaceId);
  if (actor.isStaff && actor.workspaceIds.length === 1) return requireManaged(actor, actor.workspaceIds[0]!);
  if (actor.isStaff) throw ruleFailed('Choose a portfolio', 'workspaceId', 'required');
  throw forbidden();
}

/** The workspace's row; 404 where it is closed, unless that is asked for too. With `lock` it is held until the transaction ends. */
export async function workspaceRow(
  tx: Tx,
  workspaceId: string,
  options: { lock?: boolean; orClosed?: boolean } = {},
): Promise<WorkspaceRow> {
  const row = await findWorkspace(tx, workspaceId, options);
  if (!row) throw notFound();
  return row;
}
