import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { Button } from '../ui/action/Button';
import { PageHeader } from '../ui/layout/PageHeader';
import { AdminPortfolioList } from './AdminPortfolioList';
import { PortfolioPane } from './PortfolioPane';

/** `admin/portfolios`: all portfolios; only internal staff see them, others go to the dashboard. */
export function AdminPortfoliosPage() {
  const { viewer } = useSelection();
  const [isAdding, setAdding] = useState(false);
  usePageTitle('Portfolios', false);
  useBreadcrumbs([{ label: 'Admin' }, { label: 'Portfolios' }]);
  if (!viewer.isStaff) return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <PageHeader
        title="Portfolios"
        line="Every portfolio of this installation, inactive ones too"
        actions={
          <Button
            variant="primary"
            icon={<Plus size={16} strokeWidth={1.75} />}
            onClick={() => setAdding(true)}
          >
            Add portfolio
          </Button>
        }
      />
      <AdminPortfolioList />
      {isAdding && <PortfolioPane portfolio={null} onClose={() => setAdding(false)} />}
    </>
  );
}
