import type { AdminInvite, AdminInvitePage, AdminInvitesInput } from '@roofline/schema/admin-user/admin-user';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { notFound } from '../platform/problem';
import { becomeSystem, becomeTenant } from '../platform/store/transactions';
import { roleOf } from '../workspace/access';
import {
  countInvitesOfAll,
  findInviteOfAll,
  findInvitesOfAll,
  inviteActions,
  resendInvite,
  revokeInvite,
  statusOf,
  type InviteOfAll,
} from '../workspace/service';
import { closedPortfolio, inPortfolio, record } from './portfolio';
import { folded } from './service';

// Invitations to all portfolios, for internal staff.

type InviteDeps = Pick<Deps, 'clock' | 'mail'>;

/** Returns an invitation as staff see it; the database does not have its code. */
function present({ row, ...portfolio }: InviteOfAll, now: Date): AdminInvite {
  const { isWorkspaceActive, ...names } = portfolio;
  const roleName = roleOf(row);
  const status = statusOf(row, now);
  const { resend, revoke } = inviteActions('Staff', { roleName, status, isMailed: true });
  return {
    invitationId: row.invitationId,
    workspaceId: row.workspaceId,
    ...names,
    email: row.email,
    roleName,
    status,
    invitedByFullName: row.invitedByFullName,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    version: row.version,
    viewerCan: { resend: resend && isWorkspaceActive, revoke: revoke && isWorkspaceActive },
  };
}

/** Returns a page of search results, newest first. Two statements. */
export async function searchInvites(
  tx: Tx,
  { clock, mail }: InviteDeps,
  { page, pageSize, ...asked }: AdminInvitesInput,
): Promise<AdminInvitePage> {
  const now = clock.now();
  const search = { ...asked, search: folded(asked.search), now };
  const found = await findInvitesOfAll(tx, search, { limit: pageSize, offset: (page - 1) * pageSize });
  const items = found.map((each) => present(each, now));
  return { items, totalCount: await countInvitesOfAll(tx, search), page, pageSize, isMailed: mail.isSent };
}

interface OfInvite {
  actor: Actor;
  invitationId: string;
  version: number;
}

async function foundInvite(tx: Tx, invitationId: string): Promise<InviteOfAll> {
  const found = await findInviteOfAll(tx, invitationId);
  if (!found) throw notFound();
  return found;
}

/** Changes an invitation by the rules of its portfolio, and records it there. */
async function change(
  tx: Tx,
  deps: InviteDeps,
  { actor, invitationId, version }: OfInvite,
  of: { make: typeof resendInvite; words: (email: string) => string },
): Promise<AdminInvite> {
  const { row, isWorkspaceActive } = await foundInvite(tx, invitationId);
  if (!isWorkspaceActive) throw closedPortfolio();
  const { workspaceId, email } = row;
  const staff = inPortfolio(actor, workspaceId);
  await becomeTenant(tx, staff);
  await of.make(tx, deps, { actor: staff, invitationId, version });
  await becomeSystem(tx);
  const now = deps.clock.now();
  const description = of.words(email);
  await record(tx, { actor, at: now, workspaceIds: [workspaceId], entityName: email, description });
  return present(await foundInvite(tx, invitationId), now);
}

/** Sends an invitation again with a new link. */
export const resendAsStaff = (tx: Tx, deps: InviteDeps, of: OfInvite): Promise<AdminInvite> =>
  change(tx, deps, of, { make: resendInvite, words: (email) => `Sent the invitation of ${email} again` });

/** Revokes an invitation. */
export const revokeAsStaff = (tx: Tx, deps: InviteDeps, of: OfInvite): Promise<AdminInvite> =>
  change(tx, deps, of, { make: revokeInvite, words: (email) => `Revoked the invitation of ${email}` });
