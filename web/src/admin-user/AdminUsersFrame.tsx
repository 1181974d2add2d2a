import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { PageHeader } from '../ui/layout/PageHeader';
import { Tabs } from '../ui/navigation/Tabs';

const TABS = [
  { value: 'users', label: 'Users', to: paths.adminUsers },
  { value: 'invites', label: 'Invites', to: paths.adminInvites },
] as const;
type Tab = (typeof TABS)[number]['value'];

export interface AdminUsersFrameProps {
  tab: Tab;
  children: ReactNode;
}

/** Head and tabs of the pages about the users of all portfolios; only internal staff see them. */
export function AdminUsersFrame({ tab, children }: AdminUsersFrameProps) {
  const { viewer } = useSelection();
  const navigate = useNavigate();
  const label = TABS.find(({ value }) => value === tab)!.label;
  usePageTitle(label, false);
  useBreadcrumbs([{ label: 'Admin' }, { label }]);
  if (!viewer.isStaff) return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <PageHeader title="Users" line="Everyone in every portfolio, deactivated users too" isTight />
      <Tabs
        label="Users"
        tabs={TABS}
        value={tab}
        onChange={(next) => void navigate(TABS.find(({ value }) => value === next)!.to)}
      >
        {children}
      </Tabs>
    </>
  );
}
