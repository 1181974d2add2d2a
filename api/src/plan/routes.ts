import { idList } from '@roofline/schema/page';
import { plan, propertyOutlook } from '@roofline/schema/plan';
import { dataBody } from '@roofline/schema/problem';
import { z } from 'zod';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { uuidParams, yearParam } from '../platform/ids';
import { listDefaultPlans, listOutlooks } from './outlook';
import { getPlan, listPlans } from './service';

const tags = ['plan'];

/** Plans and outlooks. None is read-only to the database: figures that the clock left behind are computed on the way. */
export function planRoutes(app: App, { database, clock }: Deps): void {
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

  app.get(
    '/api/plan/property/:propertyId/:fiscalYear',
    {
      schema: {
        tags,
        summary: "A property's plans of a fiscal year, the default recommended one first",
        params: uuidParams('propertyId').extend({ fiscalYear: yearParam }),
        response: { 200: dataBody(z.array(plan)) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      return { data: await database.tenant(actor, (tx) => listPlans(tx, actor, clock, request.params)) };
    },
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
      return { data: await database.tenant(actor, (tx) => getPlan(tx, actor, request.params.planId)) };
    },
  );
}
