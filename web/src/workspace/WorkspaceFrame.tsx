import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { SelectField } from '../ui/field/SelectField';
import { PageHeader } from '../ui/layout/PageHeader';
import { Tabs } from '../ui/navigation/Tabs';
import { useManagedWorkspace, type ManagedWorkspace } from './use-managed-workspace';

const TABS = {
  users: { label: 'Users', title: 'Users and invites', to: paths.workspaceUsers },
  invites: { label: 'Invites', title: 'Users and invites', to: paths.workspaceInvites },
  settings: { label: 'Settings', title: 'Workspace settings', to: paths.workspaceSettings },
} as const;
type Tab = keyof typeof TABS;
const LIST = (Object.keys(TABS) as Tab[]).map((value) => ({ value, label: TABS[value].label }));

export interface WorkspaceFrameProps {
  tab: Tab;
  /** The page's one action. */
  actions?: (workspace: ManagedWorkspace) => ReactNode;
  children: (workspace: ManagedWorkspace) => ReactNode;
}

/** Head and tabs of a workspace's own pages; who manages no workspace is led away. */
export function WorkspaceFrame({ tab, actions, children }: WorkspaceFrameProps) {
  const { viewer } = useSelection();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { choices, current, isLoading, choose } = useManagedWorkspace();
  const { title, label } = TABS[tab];
  usePageTitle(tab === 'invites' ? 'Invites' : title, false);
  useBreadcrumbs([{ label: current?.companyName ?? 'Workspace' }, { label: label }]);
  if (!viewer.viewerCan.manageWorkspace) return <Navigate to={paths.dashboard} replace />;
  if (current === null) return isLoading ? <PageSkeleton /> : <Navigate to={paths.dashboard} replace />;
  const workspace = search.get('workspace');
  const query = workspace === null ? '' : `?${new URLSearchParams({ workspace })}`;
  return (
    <>
      <PageHeader
        title={title}
        line={choices.length > 1 ? undefined : `${current.name}, ${current.companyName}`}
        actions={actions?.(current)}
      />
      {choices.length > 1 && (
        <chakra.div mb="4" maxW="320px">
          <SelectField
            aria-label="Workspace"
            options={choices.map((each) => ({
              value: each.workspaceId,
              label: `${each.name}, ${each.companyName}`,
            }))}
            value={current.workspaceId}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        </chakra.div>
      )}
      <Tabs label={title} tabs={LIST} value={tab} onChange={(next) => void navigate(TABS[next].to + query)}>
        {children(current)}
      </Tabs>
    </>
  );
}
