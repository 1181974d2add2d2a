import { roleText } from '@roofline/schema/account/role-text';
import { Copy, RotateCw, X } from 'lucide-react';
import { InviteStatusTag } from '../../app/workspace/InviteStatusTag';
import type { RowCommand } from '../../ui/list-page/RowCommands';
import { TwoLines } from '../../ui/list-page/TwoLines';
import type { InviteRowFragment } from './WorkspaceInvites.generated';

const icon = { size: 16, strokeWidth: 1.75 } as const;

/** Returns the commands that the viewer may use on an invitation. */
export function inviteCommands(
  { email, viewerCan }: InviteRowFragment,
  doing: { onCopyLink: () => void; onResend: () => void; onRevoke: () => void },
): RowCommand[] {
  return [
    viewerCan.copyLink && {
      id: 'copy',
      label: 'Copy link',
      name: `Copy link for ${email}`,
      icon: <Copy {...icon} />,
      onSelect: doing.onCopyLink,
    },
    viewerCan.resend && {
      id: 'resend',
      label: 'Resend',
      name: `Resend to ${email}`,
      icon: <RotateCw {...icon} />,
      onSelect: doing.onResend,
    },
    viewerCan.revoke && {
      id: 'revoke',
      label: 'Revoke',
      icon: <X {...icon} />,
      destructive: true,
      onSelect: doing.onRevoke,
    },
  ].filter((each) => each !== false);
}

/** An invitation in two lines. */
export function InvitePhoneRow({ invite }: { invite: InviteRowFragment }) {
  return (
    <TwoLines
      title={invite.email}
      line={`${roleText(invite.roleName)}, invited by ${invite.invitedByFullName}`}
      aside={<InviteStatusTag status={invite.status} />}
    />
  );
}
