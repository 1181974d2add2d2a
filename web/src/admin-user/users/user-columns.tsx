import { chakra } from '@chakra-ui/react';
import { DateText } from '../../ui/figure/figures';
import { Tag } from '../../ui/figure/Tag';
import { TwoLines } from '../../ui/list-page/TwoLines';
import type { Column } from '../../ui/table-model/column';
import type { AdminUserRowFragment } from './AdminUsers.generated';
import { portfoliosText } from './portfolios-text';

/** Tags internal staff and inactive users. */
function UserTags({ user }: { user: AdminUserRowFragment }) {
  return (
    <chakra.span display="inline-flex" gap="1.5" flexShrink={0}>
      {user.isStaff && <Tag tone="info">Internal staff</Tag>}
      {!user.isActive && <Tag tone="warning">Inactive</Tag>}
    </chakra.span>
  );
}

function Portfolios({ user }: { user: AdminUserRowFragment }) {
  const { text, all } = portfoliosText(user.memberships);
  return <span title={text === all ? undefined : all}>{text}</span>;
}

/** A user in two lines. */
export function AdminUserPhoneRow({ user }: { user: AdminUserRowFragment }) {
  const { fullName, email, isActive, memberships } = user;
  const line = memberships.length > 0 ? `${email}, ${portfoliosText(memberships).text}` : email;
  return <TwoLines title={fullName} line={line} aside={<UserTags user={user} />} isFaded={!isActive} />;
}

/** Columns of the users; the ids of sortable ones are the service's sort keys. */
export const adminUserColumns: Column<AdminUserRowFragment>[] = [
  { id: 'name', header: 'Name', fixed: true, sortable: true, cell: ({ fullName }) => fullName },
  { id: 'email', header: 'Email', sortable: true, cell: ({ email }) => email },
  { id: 'portfolios', header: 'Portfolios', cell: (user) => <Portfolios user={user} /> },
  {
    id: 'lastSignedInAt',
    header: 'Last signed in',
    sortable: true,
    sortsAs: 'figures',
    cell: ({ lastSignedInAt }) => (lastSignedInAt ? <DateText iso={lastSignedInAt} moment /> : 'Never'),
    width: '190px',
  },
  {
    id: 'status',
    header: 'Status',
    cell: (user) => (user.isActive && !user.isStaff ? 'Active' : <UserTags user={user} />),
    width: '190px',
  },
];
