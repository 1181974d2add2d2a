import { roleText } from '@roofline/schema/account/role-text';
import { InviteStatusTag } from '../../app/workspace/InviteStatusTag';
import { DateText } from '../../ui/figure/figures';
import { TwoLines } from '../../ui/list-page/TwoLines';
import type { Column } from '../../ui/table-model/column';
import type { AdminInviteRowFragment } from './AdminInvites.generated';

/** An invitation in two lines. */
export function AdminInvitePhoneRow({ invite }: { invite: AdminInviteRowFragment }) {
  const { email, workspaceName, roleName, status } = invite;
  const line = `${workspaceName}, ${roleText(roleName)}`;
  return <TwoLines title={email} line={line} aside={<InviteStatusTag status={status} />} />;
}

export const adminInviteColumns: Column<AdminInviteRowFragment>[] = [
  { id: 'email', header: 'Email', fixed: true, cell: ({ email }) => email },
  { id: 'portfolio', header: 'Portfolio', cell: ({ workspaceName }) => workspaceName },
  { id: 'role', header: 'Role', cell: ({ roleName }) => roleText(roleName), width: '130px' },
  { id: 'invitedBy', header: 'Invited by', cell: ({ invitedByFullName }) => invitedByFullName },
  { id: 'sent', header: 'Sent', cell: ({ sentAt }) => <DateText iso={sentAt} moment />, width: '190px' },
  {
    id: 'expires',
    header: 'Expires',
    cell: ({ expiresAt }) => <DateText iso={expiresAt} moment />,
    width: '190px',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <InviteStatusTag status={status} />,
    width: '110px',
  },
];
