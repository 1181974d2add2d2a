import { useCallback, useEffect, useState } from 'react';
import { SegmentedControl } from '../../ui/choice/SegmentedControl';
import { Pagination } from '../../ui/navigation/Pagination';
import { FilterBox, TableToolbar } from '../../ui/table-tools/TableToolbar';
import { useListAddress } from '../use-list-address';
import { ActiveDialog } from './ActiveDialog';
import { RoleDialog } from './RoleDialog';
import type { GrantableRole } from './RoleSelect';
import { UserPane } from './UserPane';
import { UserTable } from './UserTable';
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
const FILTER_MS = 300;

/** What was opened from a row. */
type Opened = { id: string; as: 'edit' | 'active' } | { id: string; as: 'role'; role: GrantableRole };

/** Filter, table, pages, and what is opened from a row. */
export function UserList({ workspaceId }: { workspaceId: string }) {
  const address = useListAddress();
  const status = STATUSES.find((each) => each.value === address.read('status'))?.value ?? 'all';
  const search = address.read('q');
  const query = useWorkspaceUsersQuery({
    variables: {
      workspaceId,
      search: search || null,
      status: status === 'all' ? null : (status satisfies WorkspaceUserStatus),
      page: address.page,
      pageSize: address.pageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  const shown = query.data ?? query.previousData;
  const users = shown?.workspaceUsers.items;
  const roles = useGrantableRolesQuery({ variables: { workspaceId } }).data?.workspaceRoles;
  const [open, setOpen] = useState<Opened | null>(null);
  const opened = users?.find((user) => user.workspaceUserId === open?.id);
  const reload = () => void query.refetch();
  const close = () => setOpen(null);
  const askRole = useCallback(
    (user: WorkspaceUserRowFragment, role: GrantableRole) =>
      setOpen({ id: user.workspaceUserId, as: 'role', role }),
    [],
  );
  return (
    <>
      <TableToolbar
        end={
          <SegmentedControl
            label="Status"
            options={STATUSES}
            value={status}
            onChange={(next) => address.change({ status: next === 'all' ? null : next })}
          />
        }
      >
        <TypedFilter value={search} onChange={(text) => address.change({ q: text })} />
      </TableToolbar>
      <UserTable
        users={users}
        roles={roles}
        onRole={askRole}
        refreshing={query.loading && users !== undefined}
        errors={query.error && !users ? ['The users could not be read.'] : undefined}
        onRetry={reload}
        onClearFilters={
          search !== '' || status !== 'all' ? () => address.change({ q: null, status: null }) : undefined
        }
        onEdit={(user) => setOpen({ id: user.workspaceUserId, as: 'edit' })}
        onSetActive={(user) => setOpen({ id: user.workspaceUserId, as: 'active' })}
      />
      {shown && shown.workspaceUsers.totalCount > 0 && (
        <Pagination {...address.paging(shown.workspaceUsers.totalCount)} />
      )}
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
      {opened && open?.as === 'active' && <ActiveDialog user={opened} onClose={close} onReload={reload} />}
      {opened && open?.as === 'role' && (
        <RoleDialog user={opened} role={open.role} onClose={close} onReload={reload} />
      )}
    </>
  );
}

/** What is typed counts after a rest of 300 ms. A filter that is cleared elsewhere empties the box. */
function TypedFilter({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(text.trim()), FILTER_MS);
    return () => clearTimeout(timer);
    // The callback is made anew with every drawing; the text alone starts the wait.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text]);
  return <FilterBox label="Filter by name or email" value={text} onChange={setText} />;
}
