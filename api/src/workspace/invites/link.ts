import { INVITATION_LINK_GONE, INVITATION_MAILED } from '@roofline/schema/workspace/workspace';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { conflict, forbidden } from '../../platform/problem';
import { roleOf } from '../access';
import { workspaceRow } from '../managed';
import { canGrant } from '../policy';
import { requireInvitation, statusOf } from './read';

/**
 * Returns the link of an invitation to an actor who may grant its role. It comes from the encrypted mail that waits for
 * a mail server: so it is the same each time, and null once mails are sent.
 */
export async function readInvitationLink(
  tx: Tx,
  { mail, clock }: Pick<Deps, 'mail' | 'clock'>,
  { actor, invitationId }: { actor: Actor; invitationId: string },
): Promise<{ url: string }> {
  const { row, managed } = await requireInvitation(tx, actor, invitationId);
  await workspaceRow(tx, managed.workspaceId);
  if (!canGrant(managed.role, roleOf(row))) throw forbidden();
  if (mail.isSent) throw conflict(INVITATION_MAILED);
  const status = statusOf(row, clock.now());
  if (status === 'expired') throw conflict('The invitation has expired. Resend it to create a new link.');
  if (status !== 'pending') throw conflict(`The invitation was already ${status}`);
  const url = await mail.invitationLink(tx, invitationId);
  if (!url) throw conflict(INVITATION_LINK_GONE);
  return { url };
}
