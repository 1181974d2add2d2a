import { chakra } from '@chakra-ui/react';
import { Pencil, UserCheck, Users, UserX } from 'lucide-react';
import { useMemo } from 'react';
import { IconButton } from '../../ui/action/IconButton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { DataTable } from '../../ui/table/DataTable';
import { RowMenu } from '../../ui/table-tools/RowMenu';
import type { GrantableRole } from './RoleSelect';
import { UserStatus, userColumns } from './user-columns';
import type { WorkspaceUserRowFragment } from './WorkspaceUsers.generated';

export interface UserTableProps {
  users: readonly WorkspaceUserRowFragment[] | undefined;
  refreshing: boolean;
  errors?: readonly string[];
  onRetry: () => void;
  /** A filter is set. */
  onClearFilters?: () => void;
  onEdit: (user: WorkspaceUserRowFragment) => void;
  onSetActive: (user: WorkspaceUserRowFragment) => void;
  /** Roles of the workspace, once they are known. */
  roles: readonly GrantableRole[] | undefined;
  onRole: (user: WorkspaceUserRowFragment, role: GrantableRole) => void;
}

const icon = { size: 16, strokeWidth: 1.75 } as const;

/** The users of a workspace, from props alone. */
export function UserTable(props: UserTableProps) {
  const { users, roles, onRole, onEdit } = props;
  const columns = useMemo(() => userColumns(roles, onRole), [roles, onRole]);
  const hasActions = users?.some((user) => isEditable(user) || user.viewerCan.deactivate);
  return (
    <DataTable
      caption="Users"
      columns={columns}
      rows={users}
      rowId={(user) => user.workspaceUserId}
      rowName={(user) => user.fullName}
      refreshing={props.refreshing}
      errors={props.errors}
      onRetry={props.onRetry}
      manualSort
      onClearFilters={props.onClearFilters}
      onOpen={(user) => isEditable(user) && onEdit(user)}
      rowActions={hasActions ? (user) => <RowActions user={user} {...props} /> : undefined}
      renderPhoneRow={(user) => <PhoneRow user={user} {...props} />}
      empty={<EmptyState icon={<Users size={24} strokeWidth={1.6} />} text="No users yet" />}
    />
  );
}

/** There is something to change: the role, or properties where the role does not reach them all. */
const isEditable = ({ viewerCan, reachesAllProperties }: WorkspaceUserRowFragment) =>
  viewerCan.changeRole || (viewerCan.edit && !reachesAllProperties);

type RowProps = { user: WorkspaceUserRowFragment } & Pick<UserTableProps, 'onEdit' | 'onSetActive'>;

function RowActions({ user, onEdit, onSetActive }: RowProps) {
  const verb = user.isActive ? 'Deactivate' : 'Reactivate';
  return (
    <>
      {isEditable(user) && (
        <IconButton
          label={`Edit ${user.fullName}`}
          icon={<Pencil {...icon} />}
          onClick={() => onEdit(user)}
        />
      )}
      {user.viewerCan.deactivate && (
        <IconButton
          label={`${verb} ${user.fullName}`}
          tone={user.isActive ? 'danger' : 'plain'}
          icon={user.isActive ? <UserX {...icon} /> : <UserCheck {...icon} />}
          onClick={() => onSetActive(user)}
        />
      )}
    </>
  );
}

function PhoneRow({ user, onEdit, onSetActive }: RowProps) {
  const items = [
    ...(isEditable(user)
      ? [{ id: 'edit', label: 'Edit', icon: <Pencil {...icon} />, onSelect: () => onEdit(user) }]
      : []),
    ...(user.viewerCan.deactivate
      ? [
          {
            id: 'active',
            label: user.isActive ? 'Deactivate' : 'Reactivate',
            icon: user.isActive ? <UserX {...icon} /> : <UserCheck {...icon} />,
            destructive: user.isActive,
            onSelect: () => onSetActive(user),
          },
        ]
      : []),
  ];
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <chakra.div flex="1" minW="0" color={user.isActive ? undefined : 'fg.subtle'}>
        <chakra.div fontWeight="560" truncate>
          {user.fullName}
        </chakra.div>
        <chakra.div textStyle="table" color={user.isActive ? 'fg.muted' : 'fg.subtle'} truncate>
          {user.roleName}, {user.email}
        </chakra.div>
      </chakra.div>
      {!user.isActive && <UserStatus user={user} />}
      {items.length > 0 && (
        <chakra.span mx="-3.5">
          <RowMenu name={user.fullName} items={items} />
        </chakra.span>
      )}
    </chakra.div>
  );
}
