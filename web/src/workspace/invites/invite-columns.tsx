import { roleText } from '@roofline/schema/account/role-text';
import { DateText } from '../../ui/figure/figures';
import type { Column } from '../../ui/table-model/column';
import { InviteStatusTag } from '../../app/workspace/InviteStatusTag';
import { propertiesText } from '../../app/workspace/properties-text';
import type { InviteRowFragment } from './WorkspaceInvites.generated';

export const inviteColumns: Column<InviteRowFragment>[] = [
  { id: 'email', header: 'Email', fixed: true, cell: (invite) => invite.email },
  { id: 'role', header: 'Role', cell: (invite) => roleText(invite.roleName), width: '130px' },
  { id: 'properties', header: 'Properties', cell: propertiesText },
  { id: 'invitedBy', header: 'Invited by', cell: (invite) => invite.invitedByFullName },
  { id: 'sent', header: 'Sent', cell: (invite) => <DateText iso={invite.sentAt} moment />, width: '190px' },
  {
    id: 'expires',
    header: 'Expires',
    cell: (invite) => <DateText iso={invite.expiresAt} moment />,
    width: '190px',
  },
  {
    id: 'status',
    header: 'Status',
    cell: (invite) => <InviteStatusTag status={invite.status} />,
    width: '110px',
  },
];
