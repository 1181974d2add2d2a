import { ROLES, type RoleName } from '@roofline/schema/account/account';
import type { InviteInput, WorkspaceInvite } from '@roofline/schema/workspace/workspace';
import { emailKeyOf, newLinkSecret } from '../../account/access';
import { reachesWholeWorkspace, type Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import type { Guard } from '../../platform/idempotency';
import { newId } from '../../platform/ids';
import { conflict, forbidden, Problem } from '../../platform/problem';
import { hashToken } from '../../platform/identity/session';
import { assertVersion } from '../../platform/versions';
import { promiseProperties } from '../../property/service';
import { roleOf } from '../access';
import { workspaceRow, type Managed } from '../managed';
import { canGrant, inviteActions } from '../policy';
import type { WorkspaceRow } from '../repository';
import { findMember } from '../users/repository';
import { requireInvitation, showInvite, statusOf } from './read';
import { changeUnfinishedInvite, hasPendingInvite, insertInvitation, type InvitationRow } from './repository';

const DAY = 24 * 60 * 60_000;
/** Days in which an invitation can be accepted after it was sent. */
const INVITATION_DAYS = 14;

const duplicate = (detail: string) => new Problem(409, [{ code: 'duplicate', detail, field: 'email' }]);

type InviteDeps = Pick<Deps, 'clock' | 'mail'>;

async function sendInvitation(
  tx: Tx,
  { mail }: InviteDeps,
  row: InvitationRow,
  of: { workspace: WorkspaceRow; code: string; isAgain: boolean },
): Promise<void> {
  const { workspaceId, invitationId, email, invitedByFullName, expiresAt } = row;
  const { workspace, code, isAgain } = of;
  await mail.invitation(tx, {
    workspaceId,
    invitationId,
    email,
    code,
    roleName: roleOf(row),
    workspaceName: workspace.name,
    companyName: workspace.companyName,
    invitedByFullName,
    expiresAt,
    isAgain,
  });
}

async function refuseDuplicates(
  tx: Tx,
  of: { workspaceId: string; emailKey: string; userId: string | null; now: Date },
): Promise<void> {
  const { workspaceId, userId } = of;
  const member = userId ? await findMember(tx, { workspaceId, userId }) : null;
  if (member?.isActive) throw duplicate('This person is already a user of the portfolio');
  if (member)
    throw duplicate('This person is a deactivated user of the portfolio. Reactivate the user instead.');
  if (await hasPendingInvite(tx, of))
    throw duplicate('This person is already invited. Resend the invitation instead.');
}

/** Returns the guard for `once`: the right to invite a user in that role. */
export function inviteGuard(managed: Managed, roleName: RoleName): Guard {
  return async () => {
    if (!canGrant(managed.role, roleName)) throw forbidden("You can't grant a role higher than your own");
    return managed;
  };
}

/** Invites a user. The guard has run. `userId` is the account that already has the address, null if there is none. */
export async function invite(
  tx: Tx,
  deps: InviteDeps,
  of: { actor: Actor; managed: Managed; input: InviteInput; userId: string | null },
): Promise<WorkspaceInvite> {
  const { actor, managed, input, userId } = of;
  const { workspaceId } = managed;
  const now = deps.clock.now();
  const workspace = await workspaceRow(tx, workspaceId, { lock: true });
  const emailKey = emailKeyOf(input.email);
  await refuseDuplicates(tx, { workspaceId, emailKey, userId, now });
  const code = newLinkSecret();
  const row = await insertInvitation(tx, {
    workspaceId,
    invitationId: newId(),
    email: input.email,
    emailKey,
    roleId: ROLES[input.roleName],
    codeHash: hashToken(code),
    invitedBy: actor.userId,
    invitedByFullName: actor.fullName,
    createdAt: now,
    sentAt: now,
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY),
  });
  const { invitationId } = row;
  if (!reachesWholeWorkspace(input.roleName))
    await promiseProperties(tx, { workspaceId, invitationId, propertyIds: input.propertyIds });
  await sendInvitation(tx, deps, row, { workspace, code, isAgain: false });
  return showInvite(tx, actor, invitationId, { now, isMailed: deps.mail.isSent });
}

export interface InviteChange {
  actor: Actor;
  invitationId: string;
  version: number;
}

/** Returns the invitation to change, under the lock of its workspace. Refuses accepted and revoked ones. */
async function lockedInvitation(tx: Tx, { actor, invitationId, version }: InviteChange, now: Date) {
  const { managed } = await requireInvitation(tx, actor, invitationId);
  const workspace = await workspaceRow(tx, managed.workspaceId, { lock: true });
  const { row } = await requireInvitation(tx, actor, invitationId);
  const roleName = roleOf(row);
  const status = statusOf(row, now);
  if (!canGrant(managed.role, roleName)) throw forbidden();
  assertVersion(row.version, version);
  if (!inviteActions(managed.role, { roleName, status, isMailed: true }).revoke)
    throw conflict(`The invitation was already ${status}`);
  return { row, workspace };
}

async function save(tx: Tx, row: InvitationRow, change: Partial<InvitationRow>): Promise<InvitationRow> {
  const saved = await changeUnfinishedInvite(tx, row, change);
  // Joining does not lock the workspace, so the invitation may have just been accepted.
  if (!saved) throw conflict('The invitation was already accepted');
  return saved;
}

/** Sends an invitation again with a new link and a new expiry; the previous link stops working. */
export async function resendInvite(tx: Tx, deps: InviteDeps, of: InviteChange): Promise<WorkspaceInvite> {
  const now = deps.clock.now();
  const { row, workspace } = await lockedInvitation(tx, of, now);
  const code = newLinkSecret();
  const sent = await save(tx, row, {
    codeHash: hashToken(code),
    sentAt: now,
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY),
  });
  await sendInvitation(tx, deps, sent, { workspace, code, isAgain: true });
  return showInvite(tx, of.actor, of.invitationId, { now, isMailed: deps.mail.isSent });
}

/** Revokes an invitation: its link stops working. */
export async function revokeInvite(tx: Tx, deps: InviteDeps, of: InviteChange): Promise<WorkspaceInvite> {
  const now = deps.clock.now();
  const { row } = await lockedInvitation(tx, of, now);
  await save(tx, row, { revokedAt: now });
  await deps.mail.withdrawInvitation(tx, row.invitationId);
  return showInvite(tx, of.actor, of.invitationId, { now, isMailed: deps.mail.isSent });
}
