import { Navigate } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { PageHeader } from '../ui/layout/PageHeader';
import { JobList } from './JobList';

/** `admin/jobs`: background jobs of all workspaces; only internal staff see them, others go to the dashboard. */
export function JobsPage() {
  const { viewer } = useSelection();
  usePageTitle('Jobs', false);
  useBreadcrumbs([{ label: 'Admin' }, { label: 'Jobs' }]);
  if (!viewer.isStaff) return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <PageHeader title="Jobs" line="Work behind requests, of all portfolios" />
      <JobList />
    </>
  );
}
