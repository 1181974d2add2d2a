import { roleText } from '@roofline/schema/account/role-text';
import { chakra } from '@chakra-ui/react';
import { SelectField } from '../../ui/field/SelectField';
import type { GrantableRolesQuery, WorkspaceUserRowFragment } from './WorkspaceUsers.generated';

export type GrantableRole = GrantableRolesQuery['workspaceRoles'][number];

export interface RoleSelectProps {
  user: WorkspaceUserRowFragment;
  roles: readonly GrantableRole[] | undefined;
  onChoose: (role: GrantableRole) => void;
}

/** The role in a row, as a select where the viewer may change it. A dialog confirms the choice before it is saved. */
export function RoleSelect({ user, roles, onChoose }: RoleSelectProps) {
  if (!roles || !user.viewerCan.changeRole)
    return (
      <chakra.span color={user.isActive ? undefined : 'fg.subtle'}>{roleText(user.roleName)}</chakra.span>
    );
  const options = roles
    .filter((role) => role.canGrant || role.roleName === user.roleName)
    .map(({ roleName }) => ({ value: roleName, label: roleText(roleName) }));
  return (
    <chakra.span data-row-actions display="block" ms="-2.5">
      <SelectField
        size="sm"
        minH="28px"
        aria-label={`Role of ${user.fullName}`}
        options={options}
        value={user.roleName}
        color={user.isActive ? undefined : 'fg.subtle'}
        borderColor="transparent"
        bg="transparent"
        onChange={(event) => {
          const chosen = roles.find((role) => role.roleName === event.currentTarget.value);
          if (chosen && chosen.roleName !== user.roleName) onChoose(chosen);
        }}
      />
    </chakra.span>
  );
}
