import { realTimeFinancialHealth } from '@roofline/schema/live-dashboard/live-dashboard';
import { isLargeInventory } from '../component/service';
import { PDF } from '../platform/http/media-types';
import { data, made } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { unkeyed } from '../platform/route/write';
import { requireProperty } from '../property/access';
import { liveDashboard } from './kind';
import { makeLivePdf } from './pdf/make';
import { chartUpload } from './pdf/reception';
import { readLive } from './read';

/** The routes of the live dashboard of the current fiscal year. */
export const liveDashboardRoutes = routes(
  'report',
  get('/api/reports/realtimefinancialhealth/:propertyId/:fiscalYear', {
    summary: 'What the ledger says of the current fiscal year, beside the plan',
    answer: data(realTimeFinancialHealth),
    catchesUp: true,
    compute: {
      kind: liveDashboard,
      isMuch: (tx, { params }) => isLargeInventory(tx, params.propertyId),
      read: (tx, { actor, params, deps: { clock } }) => readLive(tx, { actor, clock }, params),
    },
  }),
  unkeyed('POST', '/api/reports/realtimefinancialhealth/:propertyId/:fiscalYear/pdf', {
    summary: 'The same as a tagged PDF with the charts of the page: 1 to 20 PNG images in the field "charts"',
    right: 'read',
    activity: { none: 'Nothing is stored' },
    neither: 'It stores nothing: a repeat makes the document again',
    first: ({ actor, params, deps }) =>
      deps.database.tenant(actor, async (tx) => {
        await requireProperty(tx, actor, params.propertyId, { need: 'viewDashboard' });
      }),
    file: chartUpload,
    answer: made(PDF),
    steps: ({ deps, actor, signal, params, file }) => makeLivePdf(deps, { actor, signal }, params, file),
  }),
);
