import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DateText } from '../../ui/figure/figures';
import { Tag } from '../../ui/figure/Tag';
import type { Column } from '../../ui/table-model/column';
import { propertiesText } from '../../app/workspace/properties-text';
import { RoleSelect, type GrantableRole } from './RoleSelect';
import type { WorkspaceUserRowFragment } from './WorkspaceUsers.generated';

/** Greys out the cells of an inactive user. */
function Greyed({ user, children }: { user: WorkspaceUserRowFragment; children: ReactNode }) {
  return user.isActive ? children : <chakra.span color="fg.subtle">{children}</chakra.span>;
}

export function UserStatus({ user }: { user: WorkspaceUserRowFragment }) {
  return user.isActive ? <Tag tone="success">Active</Tag> : <Tag>Inactive</Tag>;
}

/** Returns the columns of the users; once `roles` have loaded, the role is a select. */
export const userColumns = (
  roles: readonly GrantableRole[] | undefined,
  onRole: (user: WorkspaceUserRowFragment, role: GrantableRole) => void,
): Column<WorkspaceUserRowFragment>[] => [
  {
    id: 'name',
    header: 'Name',
    fixed: true,
    cell: (user) => <Greyed user={user}>{user.fullName}</Greyed>,
  },
  { id: 'email', header: 'Email', cell: (user) => <Greyed user={user}>{user.email}</Greyed> },
  {
    id: 'role',
    header: 'Role',
    cell: (user) => <RoleSelect user={user} roles={roles} onChoose={(role) => onRole(user, role)} />,
    width: '160px',
  },
  {
    id: 'properties',
    header: 'Properties',
    cell: (user) => <Greyed user={user}>{propertiesText(user)}</Greyed>,
  },
  {
    id: 'lastActive',
    header: 'Last active',
    cell: (user) => (
      <Greyed user={user}>{user.lastActiveAt ? <DateText iso={user.lastActiveAt} moment /> : 'Never'}</Greyed>
    ),
    width: '190px',
  },
  { id: 'status', header: 'Status', cell: (user) => <UserStatus user={user} />, width: '100px' },
];
