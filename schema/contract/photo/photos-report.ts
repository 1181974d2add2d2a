import { z } from 'zod';
import { attachedComponent } from '../component/attached-component';
import { reportRun } from '../report/report-pages';
import { photo } from './photo';

/** How many photos a printed page of the report has. */
export const PHOTOS_PER_PAGE = [2, 4, 6] as const;
export type PhotosPerPage = (typeof PHOTOS_PER_PAGE)[number];

export const DEFAULT_PHOTOS_PER_PAGE: PhotosPerPage = 4;

const PER_PAGE = 'Photos per Page should be 2, 4 or 6';

/** As a number in JSON and as text in an address. */
export const photosPerPage = z.coerce
  .number(PER_PAGE)
  .pipe(z.literal(PHOTOS_PER_PAGE, PER_PAGE))
  .default(DEFAULT_PHOTOS_PER_PAGE);

/** Query of GET /api/reports/photos/{propertyId}/pdf. */
export const photosReportInput = z.object({ perPage: photosPerPage });

/** Photos of one component, by the date they were taken. */
export const photosReportGroup = z.object({
  component: attachedComponent
    .nullable()
    .meta({ description: 'null for photos on no component; they come last' }),
  photos: z.array(photo),
});
export type PhotosReportGroup = z.infer<typeof photosReportGroup>;

/** What stands over photos on no component. */
export const NO_COMPONENT = 'Not assigned to a component';

/** GET /api/reports/photos/{propertyId}: the photos marked for the report, by component. */
export const photosReport = z.object({
  propertyId: z.uuid(),
  propertyName: z.string(),
  companyName: z.string(),
  preparedAt: z.iso.datetime(),
  preparedOn: z.iso
    .date()
    .meta({ description: 'The day of preparedAt where the service runs: what papers print' }),
  photoCount: z.int().meta({ description: 'Photos in the report, each counted once' }),
  verdict: z
    .array(reportRun)
    .meta({ description: 'The report in one sentence, its facts apart; empty without photos' }),
  problem: z
    .string()
    .nullable()
    .meta({ description: 'Why it cannot be shown and what to do about it; then it has no groups' }),
  groups: z
    .array(photosReportGroup)
    .meta({ description: 'By category and name; a photo of several components stands under each' }),
});
export type PhotosReport = z.infer<typeof photosReport>;
