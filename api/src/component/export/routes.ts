import { z } from 'zod';
import { yearParam } from '../../platform/ids';
import { routes } from '../../platform/route/declare';
import { getDocument } from '../../platform/route/read';
import { componentsDocument } from './documents';

/** The route of the inventory as .xlsx. */
export const exportRoutes = routes(
  'component',
  getDocument('/api/component/property/:propertyId/export', {
    summary: 'The inventory of a year as .xlsx; importing it back changes nothing',
    query: z.object({ fiscalYear: yearParam.optional() }),
    document: componentsDocument,
    asked: ({ params, query }) => ({ ...params, ...query }),
  }),
);
