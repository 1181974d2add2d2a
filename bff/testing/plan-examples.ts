import { exampleOf } from '@roofline/schema/fixtures/example';
import { id } from '@roofline/schema/fixtures/id';
import { aPlan, aPlanList, somePlanningSteps, somePlanSettings } from '@roofline/schema/fixtures/plan';
import { planBridge, planInventory, planPreview } from '@roofline/schema/plan/plan';
import type { FakeUpstream } from './fake-upstream';

export const planOf = (n: number) => aPlan({ planId: id(n) });

const ofYear = { propertyId: id(1), fiscalYear: 2026 };

/** Answers every read of plans. */
export function servePlans(upstream: FakeUpstream): void {
  upstream
    .data('GET', `/api/plan/${id(1)}`, planOf(1))
    .data('GET', `/api/plan/${id(1)}/bridge`, exampleOf(planBridge, { planId: id(1) }))
    .data('GET', `/api/plan/property/${id(1)}/2026`, aPlanList([planOf(1), planOf(2)]))
    .data('GET', `/api/plan/inventory/${id(1)}/2026`, exampleOf(planInventory, ofYear))
    .data('GET', `/api/plan/steps/${id(1)}/2026`, somePlanningSteps())
    .data(
      'POST',
      `/api/plan/preview/${id(1)}/2026`,
      exampleOf(planPreview, { settings: somePlanSettings() }),
    );
}
