import { routes } from '../platform/route/declare';
import { getDocument } from '../platform/route/read';
import { workbookDocument } from './documents';

/** The route of a plan as a workbook with working formulas. */
export const workbookRoutes = routes(
  'plan',
  getDocument('/api/plan/:planId/workbook', {
    summary: 'A plan as .xlsx with working formulas, which give its figures to the cent when recalculated',
    document: workbookDocument,
    asked: ({ params }) => params,
  }),
);
