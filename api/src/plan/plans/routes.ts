import { plan, planPreview } from '@roofline/schema/plan/plan';
import { planInput, planSettingsInput, type PlanRules } from '@roofline/schema/plan/plan-input';
import { limits } from '@roofline/schema/value/limits';
import { requiredText } from '@roofline/schema/value/text';
import { z } from 'zod';
import { isLargeInventory } from '../../component/service';
import type { Actor } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import { created, data } from '../../platform/route/answer';
import { late } from '../../platform/route/call';
import { routes } from '../../platform/route/declare';
import { ask } from '../../platform/route/read';
import { post, put, remove } from '../../platform/route/write';
import { propertyGuard } from '../../property/access';
import { disclosePlan, duplicatePlan, recommendPlan } from './marks';
import { planPreviewWork, readPreview } from './preview';
import { changePlan, createPlan, removePlan, type PlanChange } from './save';
import { planGuard } from './year';

/** The rules of the documented bodies. Those that apply depend on the year and the workspace. */
const documented: PlanRules = { fiscalYear: 2026, annualFee: limits.feeMax, hasLoanAnalysis: true };

const by = ({ actor, deps }: { actor: Actor; deps: Pick<Deps, 'clock'> }): PlanChange => ({
  actor,
  clock: deps.clock,
});
const guard = ({ actor, params }: { actor: Actor; params: { planId: string } }) =>
  planGuard(actor, params.planId);

/** The routes that create, change, copy and mark plans. */
export const planChangeRoutes = routes(
  'plan',
  post('/api/plan/property/:propertyId/:fiscalYear', {
    summary: 'Create a plan; a solved method determines its contribution',
    activity: 'plan',
    body: late(planInput(documented)),
    answer: created(plan),
    guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'editFinancials'),
    work: (tx, call) => createPlan(tx, by(call), call.params, call.body),
  }),
  ask('/api/plan/preview/:propertyId/:fiscalYear', {
    summary: 'Solve and project unsaved settings as saving would; stores nothing',
    body: late(z.object({ settings: planSettingsInput(documented) })),
    answer: data(planPreview),
    catchesUp: true,
    compute: {
      kind: planPreviewWork,
      isMuch: (tx, { params }) => isLargeInventory(tx, params.propertyId),
      read: (tx, { actor, params, body, deps }) => readPreview(tx, actor, deps.clock, { ...params, body }),
    },
  }),
  post('/api/plan/:planId/duplicate', {
    summary:
      'Copy a plan, including a computed or an adopted one; without a name, the copy is named "Copy of …"',
    activity: 'plan',
    body: z.object({ name: requiredText('Plan Name', limits.planNameMax).optional() }).prefault({}),
    answer: created(plan),
    guard,
    work: (tx, call) => duplicatePlan(tx, by(call), call.params.planId, call.body.name),
  }),
  put('/api/plan/:planId', {
    summary: 'Change the name and the settings of a plan',
    activity: 'plan',
    body: late(planInput(documented)),
    answer: data(plan),
    work: (tx, call) =>
      changePlan(tx, by(call), { planId: call.params.planId, version: call.version }, call.body),
  }),
  remove('/api/plan/:planId', {
    summary: 'Delete a plan that was never adopted',
    activity: 'plan',
    work: (tx, call) => removePlan(tx, by(call), { planId: call.params.planId, version: call.version }),
  }),
  post('/api/plan/:planId/recommend', {
    summary: 'Recommend a plan in place of any other, or stop recommending it',
    activity: 'plan',
    body: z.object({ isRecommended: z.boolean({ error: 'isRecommended is required' }) }),
    answer: data(plan),
    guard,
    work: (tx, call) => recommendPlan(tx, by(call), call.params.planId, call.body.isRecommended),
  }),
  post('/api/plan/:planId/disclosure', {
    summary: 'Choose the plan of the disclosure report; only for properties in California and Washington',
    activity: 'plan',
    body: z.object({ isDisclosure: z.boolean({ error: 'isDisclosure is required' }) }),
    answer: data(plan),
    guard,
    work: (tx, call) => disclosePlan(tx, by(call), call.params.planId, call.body.isDisclosure),
  }),
);
