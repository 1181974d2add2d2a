import { useSelection } from '../../app/selection/selection';
import { usePhone } from '../../ui/layout/use-media-query';
import { ReportControls } from '../ReportControls';
import { ReportPage } from '../ReportPage';
import { useReportAddress } from '../use-report-address';
import { useInventoryReportQuery } from './Inventory.generated';
import { InventoryChart } from './InventoryChart';
import { InventoryCards, InventoryTable } from './InventoryTable';

/** The report of the component inventory: components, costs and wear. */
export function InventoryReportPage() {
  const { propertyId, fiscalYear } = useSelection();
  const { address, change } = useReportAddress();
  const isPhone = usePhone();
  const { planId, category } = address;
  const query = useInventoryReportQuery({
    variables: { propertyId: propertyId ?? '', fiscalYear: fiscalYear?.year ?? 0, planId, category },
    skip: propertyId === null || fiscalYear === null,
    fetchPolicy: 'cache-and-network',
  });
  const report = query.data?.inventoryReport ?? query.previousData?.inventoryReport;
  return (
    <ReportPage
      title="Component inventory"
      name="component-inventory"
      report={report}
      isFailed={query.error !== undefined}
      onRetry={() => void query.refetch()}
      shown={{ planId, category }}
      controls={
        <ReportControls
          address={address}
          onChange={change}
          adoption={report?.adoption}
          categories={report?.categories}
        />
      }
    >
      {report && (
        <>
          <InventoryChart report={report} />
          {isPhone ? <InventoryCards report={report} /> : <InventoryTable report={report} />}
        </>
      )}
    </ReportPage>
  );
}
