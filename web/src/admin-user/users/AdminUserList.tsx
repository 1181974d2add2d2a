import { roleText } from '@roofline/schema/account/role-text';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { usePagedAnswer } from '../../app/list/use-paged-answer';
import { useListAddress } from '../../app/list/use-list-address';
import { sessionTooOld, SignInAgain } from '../../app/session/SignInAgain';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ListPage } from '../../ui/list-page/ListPage';
import { deferred } from '../../ui/overlay/deferred';
import type { TableSort } from '../../ui/table-model/column';
import { FilterSelect } from '../../ui/table-tools/FilterSelect';
import { PortfolioFilter, portfolioIn, searchOf } from '../Filters';
import {
  useAdminUsersQuery,
  type AdminUserRole,
  type AdminUserSort,
  type AdminUserStatus,
} from './AdminUsers.generated';
import { adminUserColumns, AdminUserPhoneRow } from './user-columns';
import { userCommands } from './user-commands';
import type { UserDialogsProps } from './UserDialogs';

const UserDialogs = deferred<UserDialogsProps>(async () => (await import('./UserDialogs')).UserDialogs);

const STATUSES: { value: AdminUserStatus; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];
const ROLES: { value: AdminUserRole; label: string }[] = [
  { value: 'ADMIN', label: roleText('Admin') },
  { value: 'PORTFOLIO_ADMIN', label: roleText('PortfolioAdmin') },
  { value: 'MANAGER', label: roleText('Manager') },
  { value: 'MEMBER', label: roleText('Member') },
  { value: 'VENDOR', label: roleText('Vendor') },
  { value: 'STAFF', label: 'Internal staff' },
];
const SORTS: AdminUserSort[] = ['name', 'email', 'lastSignedInAt'];
const NO_FILTERS = { q: null, status: null, portfolio: null, role: null };

/** Returns page, order and filters of the users from the address. */
function useUsersAddress() {
  const address = useListAddress();
  const { read, change, page, pageSize } = address;
  const filters = {
    search: searchOf(read('q')),
    status: STATUSES.find(({ value }) => value === read('status'))?.value ?? null,
    workspaceId: portfolioIn(read('portfolio')),
    role: ROLES.find(({ value }) => value === read('role'))?.value ?? null,
  };
  const sortBy = SORTS.find((each) => each === read('sort')) ?? 'name';
  const sortDesc = read('order') === 'desc';
  return {
    ...address,
    filters,
    isNarrowed: Object.values(filters).some(Boolean),
    variables: { ...filters, sortBy, sortDesc, page, pageSize },
    sort: { column: sortBy, descending: sortDesc },
    changeSort: (next: TableSort | null) =>
      change({ sort: next?.column ?? null, order: next?.descending ? 'desc' : null }),
  };
}
type UsersAddress = ReturnType<typeof useUsersAddress>;

function UserFilters({ filters, change }: Pick<UsersAddress, 'filters' | 'change'>) {
  return (
    <>
      <FilterSelect
        label="Status"
        all="Any status"
        options={STATUSES}
        value={filters.status}
        onChange={(status) => change({ status })}
      />
      <PortfolioFilter value={filters.workspaceId} onChange={(portfolio) => change({ portfolio })} />
      <FilterSelect
        label="Role"
        all="Any role"
        options={ROLES}
        value={filters.role}
        onChange={(role) => change({ role })}
      />
    </>
  );
}

/** Lists the users of all portfolios. */
export function AdminUserList() {
  const address = useUsersAddress();
  const query = useAdminUsersQuery({ variables: address.variables, fetchPolicy: 'cache-and-network' });
  const [asked, setAsked] = useState<UserDialogsProps['asked']>(null);
  const list = usePagedAnswer(query, 'The users could not be loaded.');
  const found = list.shown?.adminUsers;
  if (sessionTooOld(query.error)) return <SignInAgain />;
  return (
    <>
      <ListPage
        {...list}
        caption="Users"
        search={{
          label: 'Search by name or email',
          value: address.read('q'),
          onChange: (q) => address.change({ q }),
        }}
        filters={<UserFilters {...address} />}
        hasChipLine
        onClearFilters={address.isNarrowed ? () => address.change(NO_FILTERS) : undefined}
        columns={adminUserColumns}
        rows={found?.items}
        rowId={({ userId }) => userId}
        rowName={({ fullName }) => fullName}
        manualSort
        sort={address.sort}
        onSortChange={address.changeSort}
        commands={(user) => userCommands(user, (command) => setAsked({ command, user }))}
        renderPhoneRow={(user) => <AdminUserPhoneRow user={user} />}
        empty={<EmptyState icon={<Users size={24} strokeWidth={1.6} />} text="No users yet" />}
        pages={address.paging(found?.totalCount ?? 0)}
      />
      <UserDialogs
        needed={asked !== null}
        asked={asked}
        onClose={() => setAsked(null)}
        onReload={list.onRetry}
      />
    </>
  );
}
