import { financialHealth as financialHealthBody } from '@roofline/schema/dashboard/dashboard';
import { isLargeInventory } from '../component/service';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { dashboard } from './kind';
import { dashboardAhead, readDashboard } from './service';

/** The routes of the dashboards. */
export const dashboardRoutes = routes(
  'report',
  get('/api/reports/financialhealth/:propertyId/:fiscalYear', {
    summary: "All figures of a fiscal year's dashboard",
    answer: data(financialHealthBody),
    catchesUp: true,
    compute: {
      kind: dashboard,
      isMuch: (tx, { actor, params, deps }) => {
        dashboardAhead(tx, actor, deps.clock, params);
        return isLargeInventory(tx, params.propertyId);
      },
      read: (tx, { actor, params, deps }) => readDashboard(tx, actor, deps.clock, params),
    },
  }),
);
