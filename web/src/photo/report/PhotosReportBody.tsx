import { chakra } from '@chakra-ui/react';
import { NO_COMPONENT, PHOTOS_PER_PAGE, type PhotosPerPage } from '@roofline/schema/photo/photos-report';
import { FileImage } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CategoryChip } from '../../app/CategoryChip';
import { paths } from '../../app/paths';
import { ReportVerdict } from '../../app/report/ReportVerdict';
import { tallTarget } from '../../ui/action/tall-target';
import { Button } from '../../ui/action/Button';
import { SegmentedControl } from '../../ui/choice/SegmentedControl';
import { Banner } from '../../ui/feedback/Banner';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Card } from '../../ui/layout/Card';
import type { PhotosReportQuery } from './PhotosReport.generated';
import { ReportFigure } from './ReportFigure';

export type ShownReport = NonNullable<PhotosReportQuery['property']>['photosReport'];
export type ReportGroup = ShownReport['groups'][number];

export interface PhotosReportBodyProps {
  report: ShownReport;
  perPage: PhotosPerPage;
  onPerPage: (perPage: PhotosPerPage) => void;
}

const PER_PAGE = PHOTOS_PER_PAGE.map((value) => ({ value, label: String(value) }));
const marked = `${paths.photos()}?report=in`;

/** The verdict, the choice of photos per page, and the pictures; or why there are none and what to do. */
export function PhotosReportBody({ report, perPage, onPerPage }: PhotosReportBodyProps) {
  if (report.problem != null)
    return (
      <Banner
        tone="warning"
        action={
          <Button asChild size="sm">
            <Link to={marked}>Choose fewer photos</Link>
          </Button>
        }
      >
        {report.problem}
      </Banner>
    );
  if (report.groups.length === 0) return <NothingMarked />;
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <ReportVerdict runs={report.verdict} />
      <chakra.div data-no-print="">
        <SegmentedControl
          label="Photos per page"
          showLabel
          value={perPage}
          options={PER_PAGE}
          onChange={onPerPage}
        />
      </chakra.div>
      {report.groups.map((group) => (
        <Group key={group.component?.propertyComponentId ?? ''} group={group} perPage={perPage} />
      ))}
    </chakra.div>
  );
}

function NothingMarked() {
  return (
    <EmptyState
      icon={<FileImage size={24} strokeWidth={1.6} />}
      text="No photos are marked for the photos report yet. On the photos page, select photos and choose Report, or open one and turn on Include in photos report."
      action={
        <Button asChild variant="primary">
          <Link to={paths.photos()}>Go to photos</Link>
        </Button>
      }
    />
  );
}

function Group({ group, perPage }: { group: ReportGroup; perPage: PhotosPerPage }) {
  const { component, photos } = group;
  return (
    <Card
      title={
        component ? (
          <chakra.span asChild css={tallTarget}>
            <Link to={paths.component(component.propertyComponentId)}>{component.name}</Link>
          </chakra.span>
        ) : (
          NO_COMPONENT
        )
      }
      aside={
        component && (
          <chakra.span textStyle="table" color="fg.muted">
            <CategoryChip name={component.category} position={component.categoryPosition} />
          </chakra.span>
        )
      }
    >
      <chakra.ul {...gridStyle} gridTemplateColumns={COLUMNS[perPage]}>
        {photos.map((photo) => (
          <chakra.li key={photo.propertyPhotoId} minW="0" breakInside="avoid">
            <ReportFigure photo={photo} component={component ?? null} isBeside={perPage === 2} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
}

const equal = (columns: number) => `repeat(${columns}, minmax(0, 1fr))`;

/** With six per page, two are side by side on paper, as in the document; a large screen has room for three. */
const COLUMNS = {
  2: { base: equal(1) },
  4: { base: equal(1), sm: equal(2) },
  6: { base: equal(2), lg: equal(3), _print: equal(2) },
};

const gridStyle = { display: 'grid', gap: '5', maxW: '1000px', listStyleType: 'none' } as const;
