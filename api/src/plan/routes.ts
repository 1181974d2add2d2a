import { idList } from '@roofline/schema/page';
import {
  plan,
  planBridge,
  planInventory,
  planList,
  planningSteps,
  propertyOutlook,
} from '@roofline/schema/plan';
import { dataBody } from '@roofline/schema/problem';
import { z } from 'zod';
import { actorOf } from '../platform/authorize';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import type { App, Deps } from '../platform/deps';
import { uuidParams, yearParam } from '../platform/ids';
import { inTurn } from '../platform/work/weighed';
import { adoptionRoutes } from './adoption/routes';
import { planBridgeWork, readBridge } from './bridge/read';
import { listDefaultPlans, listOutlooks } from './funding/outlook';
import { planChangeRoutes } from './plans/routes';
import { getInventory, getPlan, listPlans } from './plans/read';
import { planningSteps as getSteps } from './plans/steps';
import type { AskedYear } from './plans/year';

const tags = ['plan'];

type YearRead<T> = (tx: Tx, actor: Actor, clock: Clock, asked: AskedYear) => Promise<T>;

/** Plans and outlooks. None is read-only to the database: figures that the clock left behind are computed on the way. */
export function planRoutes(app: App, deps: Deps): void {
  const { database, clock } = deps;
  app.get(
    '/api/plan/outlook',
    {
      schema: {
        tags,
        summary:
          'Where each property stands and leads to, in the asked order; null where there is nothing to see',
        querystring: z.object({ propertyIds: idList }),
        response: { 200: dataBody(z.array(propertyOutlook.nullable())) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { propertyIds } = request.query;
      return { data: await database.tenant(actor, (tx) => listOutlooks(tx, actor, clock, propertyIds)) };
    },
  );

  app.get(
    '/api/plan/default',
    {
      schema: {
        tags,
        summary: 'Default recommended plans in the asked order; null where there is nothing to see',
        querystring: z.object({ propertyIds: idList, fiscalYear: yearParam.optional() }),
        response: { 200: dataBody(z.array(plan.nullable())) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { propertyIds, fiscalYear } = request.query;
      const work = { propertyIds, fiscalYear };
      return { data: await database.tenant(actor, (tx) => listDefaultPlans(tx, actor, clock, work)) };
    },
  );

  readRoutes(app, deps);
  planChangeRoutes(app, deps);
  adoptionRoutes(app, deps);
}

const ofYear = uuidParams('propertyId').extend({ fiscalYear: yearParam });

function readRoutes(app: App, deps: Deps): void {
  const { database, clock } = deps;
  const read = <T>(path: string, summary: string, shape: z.ZodType<T>, work: YearRead<T>) =>
    app.get(
      path,
      { schema: { tags, summary, params: ofYear, response: { 200: dataBody(shape) } } },
      async (request) => {
        const actor = actorOf(request);
        return { data: await database.tenant(actor, (tx) => work(tx, actor, clock, request.params)) };
      },
    );
  read(
    '/api/plan/property/:propertyId/:fiscalYear',
    "A property's plans of a fiscal year, the default recommended one first, and what a new one starts from",
    planList,
    listPlans,
  );
  read(
    '/api/plan/inventory/:propertyId/:fiscalYear',
    'The inventory that the plans of a year project',
    planInventory,
    getInventory,
  );
  read(
    '/api/plan/steps/:propertyId/:fiscalYear',
    'Where a property and year is in planning',
    planningSteps,
    getSteps,
  );
  app.get(
    '/api/plan/:planId',
    {
      schema: {
        tags,
        summary: 'A plan',
        params: uuidParams('planId'),
        response: { 200: dataBody(plan) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { planId } = request.params;
      return { data: await database.tenant(actor, (tx) => getPlan(tx, actor, clock, planId)) };
    },
  );
  app.get(
    '/api/plan/:planId/bridge',
    {
      schema: {
        tags,
        summary: "Why figures moved from the property's last adopted plan to this one",
        params: uuidParams('planId'),
        response: { 200: dataBody(planBridge) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { planId } = request.params;
      const read = (tx: Tx) => readBridge(tx, actor, clock, planId);
      return { data: await inTurn(deps, request, { kind: planBridgeWork, read }) };
    },
  );
}
