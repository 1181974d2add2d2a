import { dataBody } from '@roofline/schema/problem';
import { financialHealth as financialHealthBody } from '@roofline/schema/report';
import { isLargeInventory } from '../component/service';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { uuidParams, yearParam } from '../platform/ids';
import { weighed } from '../platform/work/weighed';
import { bandsRoutes } from './bands-routes';
import { dashboard } from './kinds';
import { packetRoutes } from './packet/routes';
import { reportPageRoutes } from './page-routes';
import { readDashboard } from './service';

/** Reports: what dashboards show, the three reports of a property, and the bands that rate them. */
export function reportRoutes(app: App, deps: Deps): void {
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
      const data = await weighed(deps, request, {
        kind: dashboard,
        isMuch: (tx) => isLargeInventory(tx, request.params.propertyId),
        read: (tx) => readDashboard(tx, actor, deps.clock, request.params),
      });
      return { data };
    },
  );
  reportPageRoutes(app, deps);
  bandsRoutes(app, deps);
  packetRoutes(app, deps);
}
