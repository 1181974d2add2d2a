import { fiscalYear } from '@roofline/schema/fiscal-year';
import { idList } from '@roofline/schema/page';
import { dataBody } from '@roofline/schema/problem';
import { z } from 'zod';
import { readFiscalYears } from '../financials/service';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { reachedProperties } from '../property/access';

/** Fiscal years of properties. */
export function fiscalYearRoutes(app: App, { database, clock }: Deps): void {
  app.get(
    '/api/property/fiscalyears',
    {
      schema: {
        tags: ['fiscal year'],
        summary: 'Fiscal years of many properties, oldest first, in the asked order of the properties',
        querystring: z.object({ propertyIds: idList }),
        response: { 200: dataBody(z.array(z.array(fiscalYear).nullable())) },
      },
    },
    async (request) => {
      const { propertyIds } = request.query;
      const actor = actorOf(request);
      const data = await database.tenant(
        actor,
        async (tx) => {
          const reached = await reachedProperties(tx, actor, propertyIds);
          const years = await readFiscalYears(tx, [...reached.keys()], clock.today());
          return propertyIds.map((id) => years.get(id.toLowerCase()) ?? null);
        },
        { readOnly: true },
      );
      return { data };
    },
  );
}
