import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { SelectField } from '../../ui/field/SelectField';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Tabs } from '../../ui/navigation/Tabs';
import { SheetFrame } from '../../ui/print/SheetFrame';
import { useBreadcrumbs } from '../Breadcrumbs';
import { usePageTitle } from '../page-title';
import { paths } from '../paths';
import { useSelection } from '../selection/selection';
import { useManagedWorkspace, type ManagedWorkspace } from './use-managed-workspace';

export interface ManagedFrameProps {
  title: string;
  /** Title of the browser's tab; `title` by default. */
  pageTitle?: string;
  tabs: readonly { value: string; label: string; to: string }[];
  tab: string;
  /** The page's one action. */
  actions?: (workspace: ManagedWorkspace) => ReactNode;
  children: (workspace: ManagedWorkspace) => ReactNode;
}

/** Head and tabs of pages about a workspace; redirects users who manage no workspace. */
export function ManagedFrame(props: ManagedFrameProps) {
  const { title, pageTitle = title, tabs, tab, actions, children } = props;
  const { viewer } = useSelection();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { choices, current, isLoading, choose } = useManagedWorkspace();
  const label = tabs.find(({ value }) => value === tab)?.label ?? title;
  usePageTitle(pageTitle, false);
  useBreadcrumbs([{ label: current?.companyName ?? 'Portfolio' }, { label }]);
  if (!viewer.viewerCan.manageWorkspace) return <Navigate to={paths.dashboard} replace />;
  if (current === null) return isLoading ? <PageSkeleton /> : <Navigate to={paths.dashboard} replace />;
  const workspace = search.get('workspace');
  const query = workspace === null ? '' : `?${new URLSearchParams({ workspace })}`;
  const leadTo = (next: string) => tabs.find(({ value }) => value === next)!.to + query;
  return (
    <>
      {/* Printed pages of a portfolio have its name, and not that of the property that was chosen last. */}
      <SheetFrame name={current.name} title={title} />
      <PageHeader
        title={title}
        line={choices.length > 1 ? undefined : `${current.name}, ${current.companyName}`}
        actions={actions?.(current)}
      />
      {choices.length > 1 && (
        <chakra.div mb="4" maxW="320px">
          <SelectField
            aria-label="Portfolio"
            options={choices.map((each) => ({
              value: each.workspaceId,
              label: `${each.name}, ${each.companyName}`,
            }))}
            value={current.workspaceId}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        </chakra.div>
      )}
      <Tabs label={title} tabs={tabs} value={tab} onChange={(next) => void navigate(leadTo(next))}>
        {children(current)}
      </Tabs>
    </>
  );
}
