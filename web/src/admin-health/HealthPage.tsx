import { chakra } from '@chakra-ui/react';
import { Navigate } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { ErrorState } from '../ui/feedback/ErrorState';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { PageHeader } from '../ui/layout/PageHeader';
import { useAdminHealthQuery } from './AdminHealth.generated';
import { CacheCard } from './CacheCard';
import { HealthCards } from './HealthCards';

/** `admin/health`: the state of the installation; only internal staff see it, others go to the dashboard. */
export function HealthPage() {
  const { viewer } = useSelection();
  usePageTitle('Health', false);
  useBreadcrumbs([{ label: 'Admin' }, { label: 'Health' }]);
  if (!viewer.isStaff) return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <PageHeader title="Health" line="How this installation is doing, and what it has stored to be quick" />
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Health />
        <CacheCard />
      </chakra.div>
    </>
  );
}

function Health() {
  const { data, error, refetch } = useAdminHealthQuery({ fetchPolicy: 'cache-and-network' });
  if (error && !data)
    return (
      <ErrorState
        details={['The health of the service could not be loaded.']}
        onRetry={() => void refetch()}
      />
    );
  return data ? <HealthCards health={data.adminHealth} /> : <PageSkeleton />;
}
