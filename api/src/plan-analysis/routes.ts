import {
  lenderReadiness,
  lenderReadinessQuery,
  planSensitivity,
  planSensitivityQuery,
  planSimulation,
  planSimulationQuery,
} from '@roofline/schema/plan-analysis/plan-analysis';
import { planWorking, planWorkingQuery } from '@roofline/schema/plan-analysis/plan-working';
import { whoPays, whoPaysInput } from '@roofline/schema/plan-analysis/who-pays';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { lenderReadinessOf } from './lender';
import { planSensitivityWork } from './sensitivity';
import { planSimulationWork } from './simulation';
import { readNamedSubject, readSubject } from './subject';
import { whoPaysWork } from './who-pays';
import { planWorkingWork } from './working';

/** The routes of analyses of a saved plan, by the engine that the plan's pages use, on threads. */
export const planAnalysisRoutes = routes(
  'plan analysis',
  get('/api/plan/:planId/lenderreadiness', {
    summary: "Whether a plan's contribution is what mortgage lenders ask for on a day",
    query: lenderReadinessQuery,
    answer: data(lenderReadiness),
    catchesUp: true,
    work: async (tx, { actor, params, query: { applicationDay, ...budget }, deps: { clock } }) =>
      lenderReadinessOf(
        await readSubject(tx, actor, clock, params.planId),
        applicationDay ?? clock.today(),
        budget,
      ),
  }),
  get('/api/plan/:planId/sensitivity', {
    summary: 'How a figure of a plan moves with each of its inputs, the widest first',
    query: planSensitivityQuery,
    answer: data(planSensitivity),
    catchesUp: true,
    compute: {
      kind: planSensitivityWork,
      read: async (tx, { actor, params, query: { figure }, deps: { clock } }) => ({
        subject: await readSubject(tx, actor, clock, params.planId),
        figure,
      }),
    },
  }),
  get('/api/plan/:planId/simulation', {
    summary:
      'A plan in many futures with other inflation, costs, lives and interest, reproducible by its seed',
    query: planSimulationQuery,
    answer: data(planSimulation),
    catchesUp: true,
    compute: {
      kind: planSimulationWork,
      read: async (tx, { actor, params, query: asked, deps: { clock } }) => ({
        subject: await readSubject(tx, actor, clock, params.planId),
        asked,
      }),
    },
  }),
  get('/api/plan/:planId/whopays', {
    summary: 'Ways to pay for work of a plan, side by side: what each costs owners and leaves in the fund',
    query: whoPaysInput,
    answer: data(whoPays),
    catchesUp: true,
    compute: {
      kind: whoPaysWork,
      read: async (tx, { actor, params, query: asked, deps: { clock } }) => ({
        subject: await readNamedSubject(tx, actor, clock, params.planId),
        asked,
      }),
    },
  }),
  get('/api/plan/:planId/working', {
    summary: 'How a figure of a plan comes about: its formula, inputs and parts, which add up to the cent',
    query: planWorkingQuery,
    answer: data(planWorking),
    catchesUp: true,
    compute: {
      kind: planWorkingWork,
      read: async (tx, { actor, params, query: asked, deps: { clock } }) => ({
        subject: await readNamedSubject(tx, actor, clock, params.planId),
        asked,
      }),
    },
  }),
);
