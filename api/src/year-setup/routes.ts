import { dataBody } from '@roofline/schema/problem';
import { reconciliation, reconciliationInput, yearSetup, yearSetupInput } from '@roofline/schema/year-setup';
import { actorOf } from '../platform/authorize';
import type { Tx } from '../platform/database';
import type { App, Deps } from '../platform/deps';
import { once } from '../platform/idempotency';
import { uuidParams, yearParam } from '../platform/ids';
import { propertyGuard } from '../property/access';
import { reconcileYear, readReconciliation } from './reconcile';
import { readYearSetup } from './review';
import { setUpYear, skipSetup } from './set-up';

const tags = ['fiscal year'];
const params = uuidParams('propertyId').extend({ fiscalYear: yearParam });

/** Setting fiscal years up and reconciling them. */
export function yearSetupRoutes(app: App, deps: Deps): void {
  const { database, clock } = deps;

  app.get(
    '/api/year/anticipatedexpenditures/:propertyId/:fiscalYear',
    {
      schema: {
        tags,
        summary: 'What setting a year up starts from: work that was due, the inventory, proposed financials',
        params,
        response: { 200: dataBody(yearSetup) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const work = database.tenant(actor, (tx) => readYearSetup(tx, actor, clock, request.params), {
        readOnly: true,
      });
      return { data: await work };
    },
  );

  app.post(
    '/api/year/setup/:propertyId/:fiscalYear',
    {
      schema: {
        tags,
        summary: 'Set a year up as it was reviewed',
        params,
        body: yearSetupInput,
        response: { 200: dataBody(yearSetup) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const guard = propertyGuard(actor, request.params.propertyId, 'editFinancials');
      const work = (tx: Tx) => setUpYear(tx, deps, actor, request.params, request.body);
      return { data: await once(deps, request, guard, work) };
    },
  );

  // A GET that writes, as the contract documents it; bearer tokens alone keep it from being forged.
  app.get(
    '/api/year/skipsetup/:propertyId/:fiscalYear',
    {
      config: { tokens: 'write' },
      exposeHeadRoute: false,
      schema: {
        tags,
        summary: 'Set a year up without a review: everything is copied, what was due stays due',
        params,
        response: { 200: dataBody(yearSetup) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      return { data: await database.tenant(actor, (tx) => skipSetup(tx, deps, actor, request.params)) };
    },
  );

  app.get(
    '/api/property/:propertyId/reconcilefiscalyear/:fiscalYear',
    {
      schema: {
        tags,
        summary: 'What was planned for a year against what happened',
        params,
        response: { 200: dataBody(reconciliation) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const work = database.tenant(actor, (tx) => readReconciliation(tx, actor, clock, request.params), {
        readOnly: true,
      });
      return { data: await work };
    },
  );

  app.post(
    '/api/property/:propertyId/reconcilefiscalyear',
    {
      schema: {
        tags,
        summary: 'Keep what happened in a year that has ended',
        params: uuidParams('propertyId'),
        body: reconciliationInput,
        response: { 200: dataBody(reconciliation) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { propertyId } = request.params;
      const guard = propertyGuard(actor, propertyId, 'editFinancials');
      const work = (tx: Tx) => reconcileYear(tx, deps, actor, propertyId, request.body);
      return { data: await once(deps, request, guard, work) };
    },
  );
}
