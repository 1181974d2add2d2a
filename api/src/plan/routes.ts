import {
  plan,
  planBridge,
  planInventory,
  planList,
  planningSteps,
  propertyOutlook,
} from '@roofline/schema/plan/plan';
import { planPage, plansPage } from '@roofline/schema/plan/pages';
import { idList, shortIdList } from '@roofline/schema/value/page';
import { z } from 'zod';
import { yearParam } from '../platform/ids';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { adoptionRoutes } from './adoption/routes';
import { planBridgeWork, readBridge } from './bridge/read';
import { listDefaultPlans, listOutlooks } from './funding/outlook';
import { getInventory, getPlan, getPlanPage, getPlansPage, listPlans, listPlansOf } from './plans/read';
import { planChangeRoutes } from './plans/routes';
import { planningSteps as getSteps } from './plans/steps';

/** The routes that read plans and outlooks. They compute figures first where these are out of date. */
const planReads = routes(
  'plan',
  get('/api/plan/outlook', {
    summary:
      'Stored funding outlook of each property, in the requested order; null when there is none or the caller may not see it',
    query: z.object({ propertyIds: idList }),
    answer: data(z.array(propertyOutlook.nullable())),
    catchesUp: true,
    work: (tx, { actor, query, deps }) => listOutlooks(tx, actor, deps.clock, query.propertyIds),
  }),
  get('/api/plan/default', {
    summary:
      'Default recommended plans in the requested order; null when there is none or the caller may not see it',
    query: z.object({ propertyIds: idList, fiscalYear: yearParam.optional() }),
    answer: data(z.array(plan.nullable())),
    catchesUp: true,
    work: (tx, { actor, query: { propertyIds, fiscalYear }, deps }) =>
      listDefaultPlans(tx, actor, deps.clock, { propertyIds, fiscalYear }),
  }),
  get('/api/plan/lists', {
    summary:
      'Plans of a fiscal year of at most 20 properties, in the requested order; null for a property without that year, or whose plans the caller may not see',
    query: z.object({ propertyIds: shortIdList, fiscalYear: yearParam }),
    answer: data(z.array(planList.nullable())),
    catchesUp: true,
    work: (tx, { actor, query, deps }) => listPlansOf(tx, actor, deps.clock, query),
  }),
  get('/api/plan/property/:propertyId/:fiscalYear', {
    summary:
      "A property's plans of a fiscal year, the default recommended one first, and the starting point of a new one",
    answer: data(planList),
    catchesUp: true,
    work: (tx, { actor, params, deps }) => listPlans(tx, actor, deps.clock, params),
  }),
  get('/api/plan/property/:propertyId/:fiscalYear/page', {
    summary: "A property's plans of a fiscal year, the inventory that they project and the steps of planning",
    answer: data(plansPage),
    catchesUp: true,
    work: (tx, { actor, params, deps }) => getPlansPage(tx, actor, deps.clock, params),
  }),
  get('/api/plan/inventory/:propertyId/:fiscalYear', {
    summary: 'The inventory that the plans of a year project',
    answer: data(planInventory),
    catchesUp: true,
    work: (tx, { actor, params, deps }) => getInventory(tx, actor, deps.clock, params),
  }),
  get('/api/plan/steps/:propertyId/:fiscalYear', {
    summary: 'Progress of planning for a property and year',
    answer: data(planningSteps),
    catchesUp: true,
    work: (tx, { actor, params, deps }) => getSteps(tx, actor, deps.clock, params),
  }),
  get('/api/plan/:planId', {
    summary: 'A plan',
    answer: data(plan),
    catchesUp: true,
    work: (tx, { actor, params, deps }) => getPlan(tx, actor, deps.clock, params.planId),
  }),
  get('/api/plan/:planId/page', {
    summary: 'A plan with its property, the plans of its year and the inventory that they project',
    answer: data(planPage),
    catchesUp: true,
    work: (tx, { actor, params, deps }) => getPlanPage(tx, actor, deps.clock, params.planId),
  }),
  get('/api/plan/:planId/bridge', {
    summary: "Why figures changed from the property's last adopted plan to this one",
    answer: data(planBridge),
    catchesUp: true,
    compute: {
      kind: planBridgeWork,
      read: (tx, { actor, params, deps }) => readBridge(tx, actor, deps.clock, params.planId),
    },
  }),
);

/** The routes of plans and outlooks, with changes and adoptions. */
export const planRoutes = [...planReads, ...planChangeRoutes, ...adoptionRoutes];
