import { chakra } from '@chakra-ui/react';
import { FileText, Sheet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { NoComponents } from '../app/empty/NoComponents';
import { DocumentButton } from '../app/job/DocumentButton';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { Banner } from '../ui/feedback/Banner';
import { EmptyState } from '../ui/feedback/EmptyState';
import { PageError } from '../app/connection/PageError';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { PageHeader } from '../ui/layout/PageHeader';
import { AsAdopted, type Adoption } from '../app/report/AsAdopted';
import { Conventions, type Convention } from './Conventions';
import { ReportVerdict, type ReportRun } from '../app/report/ReportVerdict';
import { reportFile, type ReportAddress } from './use-report-address';

/** The fields that every report has beside its figures. */
export interface ReportBase {
  propertyId: string;
  fiscalYear: number;
  basisFiscalYear?: number | null;
  hasComponents: boolean;
  adoption: Adoption | null;
  assumptionsProblem?: string | null;
  verdict: readonly ReportRun[];
  conventions: readonly Convention[];
}

export interface ReportPageProps {
  title: string;
  /** The name of its files. */
  name: 'percent-funded' | 'anticipated-expenditures' | 'component-inventory';
  report: ReportBase | null | undefined;
  isFailed: boolean;
  onRetry: () => void;
  /** The choices for the files: the same as on screen. */
  shown: Partial<ReportAddress>;
  controls: ReactNode;
  /** Chart and table; drawn only where there are figures. */
  children: ReactNode;
}

/** The frame of a report: title, files, sentence and controls; chart and table; then how the figures were computed. */
export function ReportPage(props: ReportPageProps) {
  const { title, report } = props;
  const { property, propertyId, isPropertyLoading } = useSelection();
  usePageTitle(title);
  useBreadcrumbs([
    { label: 'Properties', to: paths.properties },
    ...(property ? [{ label: property.name, to: paths.dashboard }] : []),
    { label: title },
  ]);
  if (propertyId === null && !isPropertyLoading) return <EmptyState text="No properties found" />;
  if (props.isFailed && !report)
    return <PageError details={['The report could not be loaded.']} onRetry={props.onRetry} />;
  if (!report || report.propertyId !== propertyId || !property) return <PageSkeleton />;
  return (
    <>
      <PageHeader
        title={title}
        line={headerLine(property.name, report)}
        actions={report.hasComponents && !report.assumptionsProblem && <Files {...props} report={report} />}
      />
      <chakra.div display="flex" flexDirection="column" gap="4">
        <ReportBody {...props} report={report} property={property} />
      </chakra.div>
    </>
  );
}

interface ReportBodyProps extends ReportPageProps {
  report: ReportBase;
  property: { allowPlanning: boolean; viewerCan: { editComponents: boolean } };
}

/** The parts of each report that an adoption has frozen. */
const FROZEN = {
  'percent-funded': 'figures, settings and inventory',
  'anticipated-expenditures': 'figures, settings and inventory',
  'component-inventory': 'costs, lives and quantities',
} as const;

function ReportBody(props: ReportBodyProps) {
  const { report, property } = props;
  if (!report.hasComponents) return <NoComponents canEdit={property.viewerCan.editComponents} />;
  return (
    <>
      <ReportVerdict runs={report.verdict} />
      <AsAdopted adoption={report.adoption} what={FROZEN[props.name]} canOpenPlan={property.allowPlanning} />
      {props.controls}
      {report.assumptionsProblem ? (
        <Banner tone="warning">{report.assumptionsProblem}</Banner>
      ) : (
        props.children
      )}
      <Conventions conventions={report.conventions} />
    </>
  );
}

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Files({ title, name, report, shown }: ReportPageProps & { report: ReportBase }) {
  const of = { propertyId: report.propertyId, fiscalYear: report.fiscalYear, name };
  return (
    <>
      <DocumentButton
        icon={<Sheet {...icon} />}
        asked={{ title: `${title}, Excel`, of: reportFile(of, shown, 'Xlsx') }}
      >
        Excel export
      </DocumentButton>
      <DocumentButton
        variant="primary"
        icon={<FileText {...icon} />}
        asked={{ title: `${title}, PDF`, of: reportFile(of, shown, 'Pdf') }}
      >
        View As PDF
      </DocumentButton>
    </>
  );
}

function headerLine(name: string, { fiscalYear, basisFiscalYear }: ReportBase): string {
  if (basisFiscalYear == null || basisFiscalYear === fiscalYear) return `${name}, fiscal year ${fiscalYear}`;
  return `${name}, fiscal year ${fiscalYear}, projected from ${basisFiscalYear}`;
}
