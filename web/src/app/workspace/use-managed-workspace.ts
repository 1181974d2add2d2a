import { useSearchParams } from 'react-router-dom';
import { useSelection } from '../selection/selection';
import { useManagedWorkspacesQuery } from './ManagedWorkspaces.generated';

export interface ManagedWorkspace {
  workspaceId: string;
  name: string;
  companyName: string;
}

/**
 * Returns the workspace on screen and those to choose from. The address names it; without a name it is the selected
 * property's, or the first. Internal staff, who are members of none, choose from all.
 */
export function useManagedWorkspace() {
  const { viewer, property } = useSelection();
  const [search, setSearch] = useSearchParams();
  const { data, loading } = useManagedWorkspacesQuery({ skip: !viewer.isStaff });
  const choices: readonly ManagedWorkspace[] = viewer.isStaff
    ? (data?.workspaces ?? [])
    : viewer.memberships.filter((membership) => membership.canManage);
  const asked = search.get('workspace') ?? property?.workspaceId;
  const current = choices.find((each) => each.workspaceId === asked) ?? choices[0] ?? null;
  return {
    choices,
    current,
    isLoading: loading && !data,
    /** Opens another workspace at its first page, without filters. */
    choose: (workspaceId: string) => setSearch({ workspace: workspaceId }),
  };
}
