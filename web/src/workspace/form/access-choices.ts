import { roleText } from '@roofline/schema/account/role-text';
import { useMemo } from 'react';
import { useRoleChoicesQuery } from './RoleChoices.generated';

export interface RoleOption {
  value: string;
  label: string;
  disabled: boolean;
  reachesAllProperties: boolean;
}

export interface AccessChoices {
  roles: readonly RoleOption[];
  /** The workspace whose properties can be assigned. */
  workspaceId: string;
}

/** Loads the roles that the viewer may grant in a workspace. */
export function useAccessChoices(workspaceId: string, keptRole?: string) {
  const query = useRoleChoicesQuery({ variables: { workspaceId } });
  const { data } = query;
  const choices = useMemo<AccessChoices | undefined>(
    () =>
      data && {
        roles: data.workspaceRoles
          .filter((role) => role.canGrant || role.roleName === keptRole)
          .map(({ roleName, canGrant, reachesAllProperties }) => ({
            value: roleName,
            label: roleText(roleName),
            disabled: !canGrant && roleName !== keptRole,
            reachesAllProperties,
          })),
        workspaceId,
      },
    [data, workspaceId, keptRole],
  );
  return { choices, error: query.error, retry: () => void query.refetch() };
}
