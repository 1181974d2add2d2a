import {
  DEFAULT_PHOTOS_PER_PAGE,
  PHOTOS_PER_PAGE,
  type PhotosPerPage,
} from '@roofline/schema/photo/photos-report';
import { FileText, Image } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { DocumentButton } from '../../app/job/DocumentButton';
import { paths } from '../../app/paths';
import { PropertyPage } from '../../app/property-page/PropertyPage';
import type { SelectedProperty } from '../../app/selection/selection';
import { PageError } from '../../app/connection/PageError';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { PageHeader } from '../../ui/layout/PageHeader';
import { PhotosReportBody } from './PhotosReportBody';
import { usePhotosReportQuery } from './PhotosReport.generated';

const TITLE = 'Photos report';

/** The photos that are marked for the report, as they are printed: under their components. */
export function PhotosReportPage() {
  return (
    <PropertyPage title={TITLE} icon={Image} below={[{ label: 'Photos', to: paths.photos() }]}>
      {(property) => <ReportOf property={property} />}
    </PropertyPage>
  );
}

/** Keeps the photos per page in the address, so that the user can send it, and Back undoes the choice. */
function usePerPage() {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('perPage'));
  const perPage = PHOTOS_PER_PAGE.find((each) => each === asked) ?? DEFAULT_PHOTOS_PER_PAGE;
  const choose = (chosen: PhotosPerPage) =>
    setParams(chosen === DEFAULT_PHOTOS_PER_PAGE ? {} : { perPage: String(chosen) });
  return { perPage, choose };
}

function ReportOf({ property }: { property: SelectedProperty }) {
  const { propertyId, name } = property;
  const { perPage, choose } = usePerPage();
  const query = usePhotosReportQuery({ variables: { propertyId }, fetchPolicy: 'cache-and-network' });
  const report = query.data?.property?.photosReport;
  if (query.error && !report)
    return <PageError details={['The report could not be loaded.']} onRetry={() => void query.refetch()} />;
  if (!report) return <PageSkeleton />;
  return (
    <>
      <PageHeader
        title={TITLE}
        line={name}
        actions={
          report.groups.length > 0 && (
            <DocumentButton
              variant="primary"
              icon={<FileText size={15} strokeWidth={1.75} aria-hidden />}
              asked={{ title: `${TITLE}, PDF`, of: { document: 'photosReportPdf', propertyId, perPage } }}
            >
              View As PDF
            </DocumentButton>
          )
        }
      />
      <PhotosReportBody report={report} perPage={perPage} onPerPage={choose} />
    </>
  );
}
