import { chakra } from '@chakra-ui/react';
import { GitCompareArrows, Pencil } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { asked, type Arrival } from '../app/arrival/first-wave';
import { useArrivalPolicy } from '../app/arrival/use-arrival-policy';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { NoComponents } from '../app/empty/NoComponents';
import { NoProperty } from '../app/empty/NoProperty';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { LEADERS } from '@roofline/schema/plan/leading';
import { Button } from '../ui/action/Button';
import { Banner } from '../ui/feedback/Banner';
import { PageError } from '../app/connection/PageError';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { formatMoment } from '../ui/format/day';
import { PageHeader } from '../ui/layout/PageHeader';
import { DashboardDocument, useDashboardQuery } from './Dashboard.generated';
import { CurrentDashboard } from './CurrentDashboard';
import { FutureDashboard } from './FutureDashboard';
import { PastDashboard } from './past/PastDashboard';
import type { DashboardProperty, Health } from './health';
import type { Borrowing, LiveReport } from './live/live';
import { useLiveDashboardQuery } from './live/LiveDashboard.generated';
import { ViewAsPdf } from './live/ViewAsPdf';

const LiveDashboard = lazy(async () => ({ default: (await import('./live/LiveDashboard')).LiveDashboard }));

/** Fetches the dashboard of the selected pair in one operation and shows the view of its fiscal year. */
export function DashboardPage() {
  const { propertyId, fiscalYear, isPropertyLoading, property } = useSelection();
  usePageTitle('Dashboard');
  useBreadcrumbs([
    { label: 'Properties', to: paths.properties },
    ...(property ? [{ label: property.name, to: paths.dashboard }] : []),
    { label: 'Dashboard' },
  ]);
  const variables = { propertyId: propertyId ?? '', fiscalYear: fiscalYear?.year ?? 0 };
  const query = useDashboardQuery({
    variables,
    skip: propertyId === null || fiscalYear === null,
    fetchPolicy: useArrivalPolicy(DashboardDocument, variables),
  });
  // Loads at the same time as the rest: the selection says whether the property has a ledger.
  const isLive = (property?.isIntegratedProperty ?? false) && (fiscalYear?.isCurrentFiscalYear ?? false);
  const live = useLiveDashboardQuery({
    variables,
    skip: !isLive || propertyId === null,
    fetchPolicy: 'cache-and-network',
  });
  const shown = query.data?.property;
  const report =
    isLive && live.data?.property?.propertyId === propertyId
      ? live.data?.property?.realTimeFinancialHealth
      : null;
  if (propertyId === null && !isPropertyLoading) return <NoProperty />;
  if (query.error && !shown)
    return (
      <PageError details={['The dashboard could not be loaded.']} onRetry={() => void query.refetch()} />
    );
  if (!shown?.financialHealth || shown.propertyId !== propertyId) return <PageSkeleton />;
  if (isLive && live.loading && !report) return <PageSkeleton />;
  return (
    <Dashboard
      property={shown}
      health={shown.financialHealth}
      report={report ?? null}
      borrowing={live.data?.property?.reserveBorrowing ?? null}
      onLiveRetry={isLive && live.error && !report ? () => void live.refetch() : undefined}
    />
  );
}

DashboardPage.firstWave = ({ pair }: Arrival) => (pair ? [asked(DashboardDocument, pair)] : []);

export interface DashboardProps {
  property: DashboardProperty;
  health: Health;
  /** The figures of the ledger; null without one, and in any year except the current one. */
  report?: LiveReport | null;
  /** The loans from reserves; null where the viewer may not see them. */
  borrowing?: Borrowing;
  /** Set where the figures of the ledger could not be loaded. */
  onLiveRetry?: (() => void) | undefined;
}

/** Draws a dashboard only from its data. */
export function Dashboard({
  property,
  health,
  report = null,
  borrowing = null,
  onLiveRetry,
}: DashboardProps) {
  return (
    <>
      <PageHeader
        title={property.name}
        line={report ? liveLine(report) : headerLine(health)}
        actions={<HeaderActions property={property} health={health} report={report} />}
      />
      <chakra.div display="flex" flexDirection="column" gap="4">
        {onLiveRetry && (
          <Banner tone="warning" action={<Button onClick={onLiveRetry}>Try again</Button>}>
            The figures of the ledger could not be loaded. These are the figures without it.
          </Banner>
        )}
        <DashboardBody property={property} health={health} report={report} borrowing={borrowing} />
      </chakra.div>
    </>
  );
}

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Links to the property's settings, to the PDF of the ledger's figures and, in a future year, to the plans. */
function HeaderActions({
  property,
  health,
  report,
}: Required<Omit<DashboardProps, 'onLiveRetry' | 'borrowing'>>) {
  const canCompare = health.view === 'future' && property.allowPlanning && health.plans.length > 0;
  return (
    <>
      {property.viewerCan.edit && (
        <Button asChild>
          <Link to={paths.propertyDetails(property.propertyId)}>
            <Pencil {...icon} />
            Edit property
          </Link>
        </Button>
      )}
      {report && <ViewAsPdf report={report} />}
      {canCompare && (
        <Button asChild variant="primary">
          <Link to={paths.plans}>
            <GitCompareArrows {...icon} />
            Compare plans
          </Link>
        </Button>
      )}
    </>
  );
}

function DashboardBody({
  property,
  health,
  report,
  borrowing,
}: Required<Omit<DashboardProps, 'onLiveRetry'>>): ReactNode {
  if (health.view === 'past') return <PastDashboard health={health} />;
  if (!health.hasComponents) return <NoComponents canEdit={property.viewerCan.editComponents} />;
  if (report)
    return (
      <Suspense fallback={<PageSkeleton />}>
        {health.assumptionsProblem && <Banner tone="warning">{health.assumptionsProblem}</Banner>}
        <LiveDashboard report={report} borrowing={borrowing} health={health} />
      </Suspense>
    );
  return (
    <>
      {health.assumptionsProblem && <Banner tone="warning">{health.assumptionsProblem}</Banner>}
      {health.view === 'current' ? (
        <CurrentDashboard health={health} canPlan={property.allowPlanning} />
      ) : (
        <FutureDashboard health={health} canPlan={property.allowPlanning} />
      )}
    </>
  );
}

/** Returns the date of the last update, after a green dot that is only decoration. */
function liveLine({ header }: LiveReport): ReactNode {
  const updated = header.lastUpdated ?? header.reportPreparedDate;
  return (
    <>
      <chakra.span
        display="inline-block"
        w="8px"
        h="8px"
        mr="2"
        borderRadius="full"
        bg="success.solid"
        aria-hidden
      />
      Live from the general ledger · Last Updated {formatMoment(updated)}
    </>
  );
}

function headerLine(health: Health): string {
  const [year, month] = health.startDate.split('-').map(Number);
  if (health.view !== 'future') return `Start Date ${month}/1/${year}`;
  const followed = health.plan ? ` from ${planWords(health.plan)}` : '';
  const { basisFiscalYear: basis } = health;
  const since = basis === null || basis === health.fiscalYear ? '' : ` of ${basis}`;
  return `Fiscal year ${health.fiscalYear}, projected${followed}${followed ? since : ''}`;
}

/** `the adopted plan, Steady increase`. */
function planWords({ name, standing }: NonNullable<Health['plan']>): string {
  return standing === null ? 'the current contribution' : `${LEADERS[standing]}, ${name},`;
}
