import { useState } from 'react';
import { useSelection } from '../../app/selection/selection';
import { usePhone } from '../../ui/layout/use-media-query';
import { ReportControls } from '../ReportControls';
import { ReportPage } from '../ReportPage';
import { useReportAddress } from '../use-report-address';
import { useExpendituresReportQuery } from './Expenditures.generated';
import { ExpendituresChart, type Expenditures } from './ExpendituresChart';
import { ExpendituresCards, ExpendituresTable } from './ExpendituresTable';

/** The report of anticipated expenditures: the costs of each year by category and component. */
export function ExpendituresPage() {
  const { propertyId, fiscalYear } = useSelection();
  const { address, change } = useReportAddress();
  const query = useExpendituresReportQuery({
    variables: { propertyId: propertyId ?? '', fiscalYear: fiscalYear?.year ?? 0, ...address },
    skip: propertyId === null || fiscalYear === null,
    fetchPolicy: 'cache-and-network',
  });
  const report = query.data?.expendituresReport ?? query.previousData?.expendituresReport;
  return (
    <ReportPage
      title="Anticipated expenditures"
      name="anticipated-expenditures"
      report={report}
      isFailed={query.error !== undefined}
      onRetry={() => void query.refetch()}
      shown={address}
      controls={
        <ReportControls
          address={address}
          onChange={change}
          hasYears
          plans={report?.plans}
          plan={report?.plan}
          categories={report?.categories}
        />
      }
    >
      {report && <Figures report={report} />}
    </ReportPage>
  );
}

function Figures({ report }: { report: Expenditures }) {
  const isPhone = usePhone();
  const first = report.rows.find((row) => row.total > 0)?.year;
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(first === undefined ? [] : [first]));
  const toggle = (year: number, isOpen = !open.has(year)) =>
    setOpen((known) => {
      const next = new Set(known);
      if (isOpen) next.add(year);
      else next.delete(year);
      return next;
    });
  const show = (year: number) => {
    toggle(year, true);
    // The year's row exists already, open or closed; its content appears below it.
    const button = document.getElementById(`year-${year}`);
    button?.scrollIntoView({ block: 'center' });
    button?.focus({ preventScroll: true });
  };
  return (
    <>
      <ExpendituresChart report={report} onYear={show} />
      {isPhone ? (
        <ExpendituresCards report={report} />
      ) : (
        <ExpendituresTable
          report={report}
          open={open}
          onToggle={(year) => toggle(year)}
          onAll={(isOpen) => setOpen(new Set(isOpen ? report.rows.map((row) => row.year) : []))}
        />
      )}
    </>
  );
}
