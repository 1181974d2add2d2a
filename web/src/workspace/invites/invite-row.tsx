import { roleText } from '@roofline/schema/account/role-text';
import { chakra } from '@chakra-ui/react';
import { Copy, RotateCw, X } from 'lucide-react';
import type { RowCommand } from '../../ui/list-page/RowCommands';
import { InviteStatusTag } from './invite-columns';
import type { InviteRowFragment } from './WorkspaceInvites.generated';

const icon = { size: 16, strokeWidth: 1.75 } as const;

/** What the viewer may do with an invitation. */
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
    <chakra.div display="flex" alignItems="center" gap="3">
      <chakra.div flex="1" minW="0">
        <chakra.div fontWeight="560" truncate>
          {invite.email}
        </chakra.div>
        <chakra.div textStyle="table" color="fg.muted" truncate>
          {roleText(invite.roleName)}, invited by {invite.invitedByFullName}
        </chakra.div>
      </chakra.div>
      <InviteStatusTag status={invite.status} />
    </chakra.div>
  );
}
