import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection, type SelectedFiscalYear } from '../app/selection/selection';
import { Button } from '../ui/action/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { PageError } from '../app/connection/PageError';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { useYearSetupQuery } from './YearSetup.generated';
import { YearSetupView } from './YearSetupView';

/** Returns the selected year where it awaits setup, else the first one that does; no previous year. */
export function yearToSetUp(
  shown: SelectedFiscalYear | null,
  years: readonly SelectedFiscalYear[],
): SelectedFiscalYear | null {
  const open = years.filter((year) => year.requireSetup && !year.isPreviousFiscalYear);
  return open.find((year) => year.year === shown?.year) ?? open[0] ?? null;
}

/** Loads the figures that the setup of a year starts from. */
export function YearSetupPage() {
  const { property, propertyId, fiscalYear, fiscalYears, isPropertyLoading } = useSelection();
  const year = yearToSetUp(fiscalYear, fiscalYears);
  const title = year ? `Set up fiscal year ${year.year}` : 'Set up a fiscal year';
  usePageTitle(title);
  useBreadcrumbs([...(property ? [{ label: property.name, to: paths.dashboard }] : []), { label: title }]);
  const query = useYearSetupQuery({
    variables: { propertyId: propertyId ?? '', fiscalYear: year?.year ?? 0 },
    skip: propertyId === null || year === null,
    fetchPolicy: 'network-only',
    // The third step still shows the saved setup; a later visit loads again.
    nextFetchPolicy: 'cache-first',
  });
  // While the third step shows the saved setup, no year awaits setup any more.
  const setup = query.data?.yearSetup ?? query.previousData?.yearSetup;
  if (isPropertyLoading) return <PageSkeleton />;
  if (setup && setup.propertyId === propertyId) return <YearSetupView key={setup.fiscalYear} setup={setup} />;
  if (year === null) return <EveryYearIsSetUp />;
  if (query.error || (query.data && !setup))
    return (
      <PageError
        details={[`The starting figures of ${year.year} could not be loaded.`]}
        onRetry={() => void query.refetch()}
      />
    );
  return <PageSkeleton />;
}

function EveryYearIsSetUp() {
  return (
    <EmptyState
      icon={<CalendarCheck size={28} strokeWidth={1.5} aria-hidden />}
      text="Every fiscal year is set up."
      action={
        <Button asChild variant="primary">
          <Link to={paths.plans}>Open the plans</Link>
        </Button>
      }
    />
  );
}
