import { roleText } from '@roofline/schema/account/role-text';
import { chakra } from '@chakra-ui/react';
import { propertiesText } from '../../app/workspace/properties-text';
import { DateText } from '../../ui/figure/figures';
import { formatDayOf } from '../../ui/format/day';
import { Tag } from '../../ui/figure/Tag';
import type { Column } from '../../ui/table-model/column';
import type { PortfolioUsersQuery } from './PortfolioUsers.generated';

type User = PortfolioUsersQuery['portfolioUsers']['items'][number];

export function LastActive({ user }: { user: User }) {
  if (user.activity === 'never') return <Tag tone="warning">Never</Tag>;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" whiteSpace="nowrap">
      <DateText iso={user.lastActiveAt} moment />
    </chakra.span>
  );
}

/** The columns of the users. Their ids are the sort keys of the service. */
export const userColumns: Column<User>[] = [
  { id: 'name', header: 'Name', fixed: true, sortable: true, cell: (user) => user.fullName },
  { id: 'email', header: 'Email', cell: (user) => user.email },
  { id: 'role', header: 'Role', cell: (user) => roleText(user.roleName) },
  { id: 'properties', header: 'Looks after', cell: (user) => propertiesText(user) },
  {
    id: 'lastActive',
    header: 'Last active',
    sortable: true,
    cell: (user) => <LastActive user={user} />,
    width: '200px',
  },
  { id: 'joined', header: 'Joined', cell: (user) => formatDayOf(user.joinedOn) },
];
