import { AdminUsersFrame } from '../AdminUsersFrame';
import { AdminUserList } from './AdminUserList';

/** `admin/users`. */
export function AdminUsersPage() {
  return (
    <AdminUsersFrame tab="users">
      <AdminUserList />
    </AdminUsersFrame>
  );
}
