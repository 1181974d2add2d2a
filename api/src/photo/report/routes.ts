import { photosReport, photosReportInput } from '@roofline/schema/photo/photos-report';
import { data } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { get, getDocument } from '../../platform/route/read';
import { photosReportDocument } from './document';
import { readPhotosReport } from './read';

/** The routes of the photos report, as JSON and as a PDF. */
export const photosReportRoutes = routes(
  'report',
  get('/api/reports/photos/:propertyId', {
    summary: 'Photos marked for the photos report, by component',
    answer: data(photosReport),
    work: async (tx, { actor, params, deps: { clock } }) =>
      (await readPhotosReport(tx, { actor, clock }, params)).report,
  }),
  getDocument('/api/reports/photos/:propertyId/pdf', {
    summary: 'Photos marked for the photos report, as a tagged PDF with 2, 4 or 6 on a page',
    query: photosReportInput,
    document: photosReportDocument,
    asked: ({ params, query }) => ({ ...params, ...query }),
  }),
);
