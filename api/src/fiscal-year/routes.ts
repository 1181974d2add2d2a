import { fiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import { idList } from '@roofline/schema/value/page';
import { z } from 'zod';
import { readFiscalYears } from '../financials/service';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { reachedProperties } from '../property/access';

/** The routes of properties' fiscal years. */
export const fiscalYearRoutes = routes(
  'fiscal year',
  get('/api/property/fiscalyears', {
    summary: 'Fiscal years of many properties, oldest first, in the requested order of the properties',
    query: z.object({ propertyIds: idList }),
    answer: data(z.array(z.array(fiscalYear).nullable())),
    work: async (tx, { actor, query, deps }) => {
      const reached = await reachedProperties(tx, actor, query.propertyIds);
      const years = await readFiscalYears(tx, [...reached.keys()], deps.clock.today());
      return query.propertyIds.map((id) => years.get(id.toLowerCase()) ?? null);
    },
  }),
);
