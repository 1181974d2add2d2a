import { limits } from '@roofline/schema/limits';
import { plan, planPreview } from '@roofline/schema/plan';
import { planInput, planSettingsInput, type PlanRules } from '@roofline/schema/plan-input';
import { dataBody } from '@roofline/schema/problem';
import { requiredText } from '@roofline/schema/text';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actorOf } from '../../platform/authorize';
import type { Tx } from '../../platform/database';
import type { App, Deps } from '../../platform/deps';
import { validateLate } from '../../platform/http/validation';
import { once } from '../../platform/idempotency';
import { uuidParams, yearParam } from '../../platform/ids';
import { expectedVersion } from '../../platform/versions';
import { disclosePlan, duplicatePlan, recommendPlan } from './marks';
import { propertyGuard } from '../../property/access';
import { previewPlan } from './preview';
import { changePlan, createPlan, removePlan, type PlanChange } from './save';
import { planGuard } from './year';

const tags = ['plan'];
const ofYear = uuidParams('propertyId').extend({ fiscalYear: yearParam });
const ofPlan = uuidParams('planId');
/** The documented bodies. The rules that hold depend on the year and the workspace; the handler applies them. */
const documented: PlanRules = { fiscalYear: 2026, annualFee: limits.feeMax, hasLoanAnalysis: true };

/** Creating, changing, copying and marking plans. */
export function planChangeRoutes(app: App, deps: Deps): void {
  const by = (request: FastifyRequest): PlanChange => ({ actor: actorOf(request), clock: deps.clock });
  createRoutes(app, deps, by);
  editRoutes(app, deps, by);
  markRoutes(app, deps, by);
}

type By = (request: FastifyRequest) => PlanChange;

function createRoutes(app: App, deps: Deps, by: By): void {
  app.post(
    '/api/plan/property/:propertyId/:fiscalYear',
    {
      validatorCompiler: validateLate,
      schema: {
        tags,
        summary: 'Create a plan; a solved method finds its contribution',
        params: ofYear,
        body: planInput(documented),
        response: { 201: dataBody(plan) },
      },
    },
    async (request, reply) => {
      const guard = propertyGuard(actorOf(request), request.params.propertyId, 'editFinancials');
      const work = (tx: Tx) => createPlan(tx, by(request), request.params, request.body);
      return reply.status(201).send({ data: await once(deps, request, guard, work) });
    },
  );
  app.post(
    '/api/plan/preview/:propertyId/:fiscalYear',
    {
      validatorCompiler: validateLate,
      config: { tokens: 'read' },
      schema: {
        tags,
        summary: 'Unsaved settings, solved and projected as saving them would; nothing is stored',
        params: ofYear,
        body: z.object({ settings: planSettingsInput(documented) }),
        response: { 200: dataBody(planPreview) },
      },
    },
    async (request) => {
      const { actor, clock } = by(request);
      const asked = { ...request.params, body: request.body };
      return { data: await deps.database.tenant(actor, (tx) => previewPlan(tx, actor, clock, asked)) };
    },
  );
  app.post(
    '/api/plan/:planId/duplicate',
    {
      schema: {
        tags,
        summary: 'Copy a plan, also a computed or an adopted one; without a name it is "Copy of …"',
        params: ofPlan,
        body: z.object({ name: requiredText('Plan Name', limits.planNameMax).optional() }).prefault({}),
        response: { 201: dataBody(plan) },
      },
    },
    async (request, reply) => {
      const { planId } = request.params;
      const work = (tx: Tx) => duplicatePlan(tx, by(request), planId, request.body.name);
      const guard = planGuard(actorOf(request), planId);
      return reply.status(201).send({ data: await once(deps, request, guard, work) });
    },
  );
}

function editRoutes(app: App, { database }: Deps, by: By): void {
  app.put(
    '/api/plan/:planId',
    {
      validatorCompiler: validateLate,
      schema: {
        tags,
        summary: 'Change the name and the settings of a plan',
        params: ofPlan,
        body: planInput(documented),
        response: { 200: dataBody(plan) },
      },
    },
    async (request) => {
      const at = { planId: request.params.planId, version: expectedVersion(request) };
      const change = by(request);
      return {
        data: await database.tenant(change.actor, (tx) => changePlan(tx, change, at, request.body)),
      };
    },
  );
  app.delete(
    '/api/plan/:planId',
    {
      schema: {
        tags,
        summary: 'Delete a plan that was never adopted',
        params: ofPlan,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const at = { planId: request.params.planId, version: expectedVersion(request) };
      const change = by(request);
      await database.tenant(change.actor, (tx) => removePlan(tx, change, at));
      return reply.status(204).send(null);
    },
  );
}

function markRoutes(app: App, deps: Deps, by: By): void {
  app.post(
    '/api/plan/:planId/recommend',
    {
      schema: {
        tags,
        summary: 'Recommend a plan in place of whichever was, or take the recommendation back',
        params: ofPlan,
        body: z.object({ isRecommended: z.boolean({ error: 'isRecommended is required' }) }),
        response: { 200: dataBody(plan) },
      },
    },
    async (request) => {
      const { isRecommended } = request.body;
      const work = (tx: Tx) => recommendPlan(tx, by(request), request.params.planId, isRecommended);
      const guard = planGuard(actorOf(request), request.params.planId);
      return { data: await once(deps, request, guard, work) };
    },
  );
  app.post(
    '/api/plan/:planId/disclosure',
    {
      schema: {
        tags,
        summary: 'Choose the plan of the disclosure report; properties in California and Washington alone',
        params: ofPlan,
        body: z.object({ isDisclosure: z.boolean({ error: 'isDisclosure is required' }) }),
        response: { 200: dataBody(plan) },
      },
    },
    async (request) => {
      const { isDisclosure } = request.body;
      const work = (tx: Tx) => disclosePlan(tx, by(request), request.params.planId, isDisclosure);
      const guard = planGuard(actorOf(request), request.params.planId);
      return { data: await once(deps, request, guard, work) };
    },
  );
}
