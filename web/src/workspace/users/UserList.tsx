import { Users } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { listAnswer } from '../../app/list/list-answer';
import { useListAddress } from '../../app/list/use-list-address';
import { SegmentedControl } from '../../ui/choice/SegmentedControl';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ListPage } from '../../ui/list-page/ListPage';
import { ActiveDialog } from './ActiveDialog';
import { RoleDialog } from './RoleDialog';
import type { GrantableRole } from './RoleSelect';
import { UserPane } from './UserPane';
import { userColumns } from './user-columns';
import { isEditable, userCommands, UserPhoneRow } from './user-row';
import {
  useGrantableRolesQuery,
  useWorkspaceUsersQuery,
  type WorkspaceUserRowFragment,
  type WorkspaceUserStatus,
} from './WorkspaceUsers.generated';

const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;
/** What was opened from a row. */
type Opened = { id: string; as: 'edit' | 'active' } | { id: string; as: 'role'; role: GrantableRole };

/** The users of a workspace, and what is opened from a row. */
export function UserList({ workspaceId }: { workspaceId: string }) {
  const address = useListAddress();
  const status = STATUSES.find((each) => each.value === address.read('status'))?.value ?? 'all';
  const search = address.read('q');
  const query = useWorkspaceUsersQuery({
    variables: {
      workspaceId,
      search: search.trim() || null,
      status: status === 'all' ? null : (status satisfies WorkspaceUserStatus),
      page: address.page,
      pageSize: address.pageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = listAnswer(query, 'The users could not be loaded.');
  const users = list.shown?.workspaceUsers.items;
  const roles = useGrantableRolesQuery({ variables: { workspaceId } }).data?.workspaceRoles;
  const [open, setOpen] = useState<Opened | null>(null);
  const opened = users?.find((user) => user.workspaceUserId === open?.id);
  const close = () => setOpen(null);
  const askRole = useCallback(
    (user: WorkspaceUserRowFragment, role: GrantableRole) =>
      setOpen({ id: user.workspaceUserId, as: 'role', role }),
    [],
  );
  const columns = useMemo(() => userColumns(roles, askRole), [roles, askRole]);
  const edit = (user: WorkspaceUserRowFragment) => setOpen({ id: user.workspaceUserId, as: 'edit' });
  return (
    <>
      <ListPage
        {...list}
        caption="Users"
        search={{
          label: 'Filter by name or email',
          value: search,
          onChange: (text) => address.change({ q: text }),
        }}
        tools={
          <SegmentedControl
            label="Status"
            options={STATUSES}
            value={status}
            onChange={(next) => address.change({ status: next === 'all' ? null : next })}
          />
        }
        columns={columns}
        rows={users}
        rowId={(user) => user.workspaceUserId}
        rowName={(user) => user.fullName}
        manualSort
        onClearFilters={
          search !== '' || status !== 'all' ? () => address.change({ q: null, status: null }) : undefined
        }
        onOpen={(user) => isEditable(user) && edit(user)}
        commands={(user) =>
          userCommands(user, {
            onEdit: () => edit(user),
            onSetActive: () => setOpen({ id: user.workspaceUserId, as: 'active' }),
          })
        }
        renderPhoneRow={(user) => <UserPhoneRow user={user} />}
        empty={<EmptyState icon={<Users size={24} strokeWidth={1.6} />} text="No users yet" />}
        pages={address.paging(list.shown?.workspaceUsers.totalCount ?? 0)}
      />
      {opened && open?.as === 'edit' && (
        <UserPane
          user={opened}
          onClose={close}
          onReload={async () => {
            const { data } = await query.refetch();
            return data?.workspaceUsers.items.find((user) => user.workspaceUserId === open.id);
          }}
        />
      )}
      {opened && open?.as === 'active' && (
        <ActiveDialog user={opened} onClose={close} onReload={list.onRetry} />
      )}
      {opened && open?.as === 'role' && (
        <RoleDialog user={opened} role={open.role} onClose={close} onReload={list.onRetry} />
      )}
    </>
  );
}
