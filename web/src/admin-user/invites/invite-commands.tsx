import { RotateCw, Users, X } from 'lucide-react';
import type { RowCommand } from '../../ui/list-page/RowCommands';
import type { AdminInviteRowFragment } from './AdminInvites.generated';

const icon = { size: 16, strokeWidth: 1.75 };

/** Returns the commands that the viewer may use on an invitation; none where it is accepted or revoked. */
export function inviteCommands(
  { viewerCan }: AdminInviteRowFragment,
  on: { resend: () => void; revoke: () => void; toPortfolio: () => void },
): RowCommand[] {
  return [
    viewerCan.resend && { id: 'resend', label: 'Resend', icon: <RotateCw {...icon} />, onSelect: on.resend },
    viewerCan.resend && {
      id: 'portfolio',
      label: 'Invites of the portfolio',
      icon: <Users {...icon} />,
      onSelect: on.toPortfolio,
    },
    viewerCan.revoke && {
      id: 'revoke',
      label: 'Revoke',
      icon: <X {...icon} />,
      destructive: true,
      onSelect: on.revoke,
    },
  ]
    .filter((each) => each !== false)
    .map((each) => ({ ...each, isInMenu: true }));
}
