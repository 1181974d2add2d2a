import { AdminUsersFrame } from '../AdminUsersFrame';
import { AdminInviteList } from './AdminInviteList';

/** `admin/users/invites`. */
export function AdminInvitesPage() {
  return (
    <AdminUsersFrame tab="invites">
      <AdminInviteList />
    </AdminUsersFrame>
  );
}
