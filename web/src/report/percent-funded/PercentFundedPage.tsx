import { useSelection } from '../../app/selection/selection';
import { usePhone } from '../../ui/layout/use-media-query';
import { RatingBandsButton } from '../bands/RatingBandsButton';
import { CashFactsStrip } from '../../app/report/CashFactsStrip';
import { ReportControls } from '../ReportControls';
import { ReportPage } from '../ReportPage';
import { useReportAddress } from '../use-report-address';
import { usePercentFundedReportQuery } from './PercentFunded.generated';
import { PercentFundedCards, PercentFundedTable } from './PercentFundedTable';
import { PercentFundedChart } from './PercentFundedChart';

/** The report of percent funded by year, with balances and flows. */
export function PercentFundedPage() {
  const { property, propertyId, fiscalYear, viewer } = useSelection();
  const { address, change } = useReportAddress();
  const isPhone = usePhone();
  const { years, planId } = address;
  const query = usePercentFundedReportQuery({
    variables: { propertyId: propertyId ?? '', fiscalYear: fiscalYear?.year ?? 0, years, planId },
    skip: propertyId === null || fiscalYear === null,
    fetchPolicy: 'cache-and-network',
  });
  const report = query.data?.percentFundedReport ?? query.previousData?.percentFundedReport;
  return (
    <ReportPage
      title="Percent funded"
      name="percent-funded"
      report={report}
      isFailed={query.error !== undefined}
      onRetry={() => void query.refetch()}
      shown={{ years, planId }}
      controls={
        <ReportControls
          address={address}
          onChange={change}
          hasYears
          plans={report?.plans}
          plan={report?.plan}
        >
          {property && viewer.viewerCan.manageWorkspace && (
            <RatingBandsButton workspaceId={property.workspaceId} onSaved={() => void query.refetch()} />
          )}
        </ReportControls>
      }
    >
      {report && (
        <>
          <CashFactsStrip facts={report.cashFacts} />
          <PercentFundedChart report={report} />
          {isPhone ? <PercentFundedCards report={report} /> : <PercentFundedTable report={report} />}
        </>
      )}
    </ReportPage>
  );
}
