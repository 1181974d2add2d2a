import { dataBody } from '@roofline/schema/problem';
import { financialHealth as financialHealthBody } from '@roofline/schema/report';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { uuidParams, yearParam } from '../platform/ids';
import { bandsRoutes } from './bands-routes';
import { packetRoutes } from './packet/routes';
import { reportPageRoutes } from './page-routes';
import { financialHealth } from './service';

/** Reports: what dashboards show, the three reports of a property, and the bands that rate them. */
export function reportRoutes(app: App, deps: Deps): void {
  const { database, clock } = deps;
  app.get(
    '/api/reports/financialhealth/:propertyId/:fiscalYear',
    {
      schema: {
        tags: ['report'],
        summary: "Everything that a fiscal year's dashboard shows",
        params: uuidParams('propertyId').extend({ fiscalYear: yearParam }),
        response: { 200: dataBody(financialHealthBody) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      return {
        data: await database.tenant(actor, (tx) => financialHealth(tx, actor, clock, request.params)),
      };
    },
  );
  reportPageRoutes(app, deps);
  bandsRoutes(app, deps);
  packetRoutes(app, deps);
}
