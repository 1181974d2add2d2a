import { Users } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { usePagedAnswer } from '../../app/list/use-paged-answer';
import { useListAddress } from '../../app/list/use-list-address';
import { SegmentedControl } from '../../ui/choice/SegmentedControl';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ListPage } from '../../ui/list-page/ListPage';
import { deferred } from '../../ui/overlay/deferred';
import type { Opened, OpenedUserProps } from './OpenedUser';
import type { GrantableRole } from './RoleSelect';
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
const OpenedUser = deferred<OpenedUserProps>(async () => (await import('./OpenedUser')).OpenedUser);

/** Lists the users of a workspace, with the form or the question that is opened in a row. */
export function UserList({ workspaceId }: { workspaceId: string }) {
  const { users, list, newest } = useUsers(workspaceId);
  const roles = useGrantableRolesQuery({ variables: { workspaceId } }).data?.workspaceRoles;
  const [open, setOpen] = useState<Opened | null>(null);
  const opened = users?.find((user) => user.workspaceUserId === open?.id);
  const askRole = useCallback(
    (user: WorkspaceUserRowFragment, role: GrantableRole) =>
      setOpen({ id: user.workspaceUserId, as: 'role', role }),
    [],
  );
  const columns = useMemo(() => userColumns(roles, askRole), [roles, askRole]);
  const edit = (user: WorkspaceUserRowFragment) => setOpen({ id: user.workspaceUserId, as: 'edit' });
  const commands = (user: WorkspaceUserRowFragment) =>
    userCommands(user, {
      onEdit: () => edit(user),
      onSetActive: () => setOpen({ id: user.workspaceUserId, as: 'active' }),
    });
  return (
    <>
      <ListPage
        {...list}
        caption="Users"
        columns={columns}
        rowId={(user) => user.workspaceUserId}
        rowName={(user) => user.fullName}
        manualSort
        onOpen={(user) => isEditable(user) && edit(user)}
        commands={commands}
        renderPhoneRow={(user) => <UserPhoneRow user={user} />}
        empty={<EmptyState icon={<Users size={24} strokeWidth={1.6} />} text="No users yet" />}
      />
      <OpenedUser
        needed={open !== null}
        user={opened}
        open={open}
        onClose={() => setOpen(null)}
        onReload={newest}
        onOutdated={list.onRetry}
      />
    </>
  );
}

/** Loads a page of users, filtered by the text and the status in the address. */
function useUsers(workspaceId: string) {
  const { read, change, page, pageSize, paging } = useListAddress();
  const status = STATUSES.find((each) => each.value === read('status'))?.value ?? 'all';
  const search = read('q');
  const query = useWorkspaceUsersQuery({
    variables: {
      workspaceId,
      search: search.trim() || null,
      status: status === 'all' ? null : (status satisfies WorkspaceUserStatus),
      page,
      pageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  const answer = usePagedAnswer(query, 'The users could not be loaded.');
  const found = answer.shown?.workspaceUsers;
  const isNarrowed = search !== '' || status !== 'all';
  const list = {
    ...answer,
    search: {
      label: 'Filter by name or email',
      value: search,
      onChange: (text: string) => change({ q: text }),
    },
    tools: (
      <SegmentedControl
        label="Status"
        options={STATUSES}
        value={status}
        onChange={(next) => change({ status: next === 'all' ? null : next })}
      />
    ),
    rows: found?.items,
    onClearFilters: isNarrowed ? () => change({ q: null, status: null }) : undefined,
    pages: paging(found?.totalCount ?? 0),
  };
  const newest = async (id: string) => {
    const { data } = await query.refetch();
    return data?.workspaceUsers.items.find((user) => user.workspaceUserId === id);
  };
  return { users: found?.items, list, newest };
}
