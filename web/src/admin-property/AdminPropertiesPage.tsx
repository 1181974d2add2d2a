import { Navigate } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { PageHeader } from '../ui/layout/PageHeader';
import { AdminPropertyList } from './AdminPropertyList';

/** `admin/properties`: properties of all portfolios; only internal staff see them, others go to the dashboard. */
export function AdminPropertiesPage() {
  const { viewer } = useSelection();
  usePageTitle('All properties', false);
  useBreadcrumbs([{ label: 'Admin' }, { label: 'All properties' }]);
  if (!viewer.isStaff) return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <PageHeader title="All properties" line="Properties of every portfolio, inactive ones too" />
      <AdminPropertyList />
    </>
  );
}
