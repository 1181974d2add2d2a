import { Navigate } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { PageHeader } from '../ui/layout/PageHeader';
import { JobList } from './JobList';

/** `admin/jobs`: work behind requests, of all workspaces; whoever is no internal staff is led away. */
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
