import type { Plan } from '@roofline/schema/plan/plan';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { paths } from '../../../app/paths';
import { storage } from '../../../app/storage';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aProperty } from '../../../testing/graph-fixtures';
import { renderScreen } from '../../../testing/schema-link';
import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { PlanWithAnalyses } from '../../../entry/pages/PlanWithAnalyses';
import { workersOfPage } from '../../testing/what-if-worker';
import { aPlan, planId, planService, type PlanServiceOptions } from '../../testing/plan-service';

/** Returns the plan under test, with $60,000 in its first year set by hand, and two others. */
export function testedPlans(change: Partial<Plan> = {}): Plan[] {
  const goal = { amount: null, percent: null, year: null };
  return [
    aPlan(1, somePlanSettings(), { name: 'Steady increase', ...change }),
    aPlan(2, somePlanSettings({ method: 'baseline', goal }), { name: 'Never below zero' }),
    aPlan(3, somePlanSettings({ firstYearContribution: 10_000, increaseRate: 0 }), { name: 'Ten thousand' }),
  ];
}

export interface OpenPlanOptions extends PlanServiceOptions {
  /** Number of the plan. */
  shown?: number;
  /** Tab of the page, and query of the address. */
  tab?: string;
  search?: string;
  /** The worker that draws the paths; without it, no simulation answers. */
  worker?: unknown;
  /** The worker that projects the what-if; by default it runs in the test's own thread. */
  whatIfWorker?: Parameters<typeof workersOfPage>[1];
}

/** A worker that never answers: other tests cover the simulation. */
class SilentWorker {
  addEventListener() {}
  postMessage() {}
  terminate() {}
}

/** Opens the page of a plan on a service that stores changes. */
export async function openPlan({
  shown = 1,
  tab = '',
  search = '',
  worker = SilentWorker,
  whatIfWorker,
  ...options
}: OpenPlanOptions = {}) {
  vi.stubGlobal('Worker', workersOfPage(worker, whatIfWorker));
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
  const list = { leading: null, ...options.list };
  const service = planService({ plans: testedPlans(), ...options, list });
  const listed = service.graph.plans as (args: { propertyId: string; fiscalYear: number }) => object;
  const withRest = (plan: Plan) => ({
    ...plan,
    ...(options.canPlan === false ? { viewerCan: { ...plan.viewerCan, edit: false } } : {}),
    property: aProperty,
    list: () => listed({ propertyId: PROPERTY_ID, fiscalYear: 2026 }),
  });
  const graph = {
    ...service.graph,
    plan({ planId: id }: { planId: string }) {
      const found = service.world.plans.find((plan) => plan.planId === id);
      return found ? withRest(found) : null;
    },
  };
  const path = '/useraccount/plan/:planId/:tab?';
  const at = paths.plan(planId(shown), tab) + search;
  const view = renderScreen(<PlanWithAnalyses />, { graph, at, path });
  const name = service.world.plans.find((plan) => plan.planId === planId(shown))?.name;
  if (name) await screen.findByRole('heading', { level: 1, name });
  return { ...view, service };
}
