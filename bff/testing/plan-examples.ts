import type {
  Plan,
  PlanBridge,
  PlanInventory,
  PlanList,
  PlanningSteps,
  PlanPreview,
} from '@roofline/schema/plan';
import type { PlanSettings } from '@roofline/schema/plan-settings';
import type { FakeUpstream } from './fake-upstream';
import { id } from './examples';

const settingsExample: PlanSettings = {
  method: 'custom', goal: { amount: null, percent: null, year: null }, startingBalance: 5, firstYearContribution: 1,
  increaseRate: 3, inflationRate: 2.5, interestRate: 1, ladder: [], specialAssessments: [], yearOverrides: [], loans: [],
  costShock: 0, lifeOffset: 0, moves: [],
  conventions: { inflationTiming: 'startOfYear', interestConvention: 'midYear', rateBasis: 'annualEffective', taxRate: 0 },
}; // prettier-ignore

export function planOf(n: number): Plan {
  return {
    planId: id(n), propertyId: id(1), fiscalYear: 2026, name: 'Steady', method: 'custom', isRecommended: false,
    isDefaultRecommendedPlan: false, isAdopted: false, isDisclosure: false, firstYearContribution: 1, monthlyPerUnit: 1,
    increaseRate: 3, inflationRate: 2.5, interestRate: 1, settings: settingsExample, isFeasible: true,
    infeasibleReason: null, bindingYear: null, computedAt: '2026-01-01T00:00:00.000Z', fundingReport: null,
    cashFacts: null, adoption: null, carriedFromPlanId: null, version: 1,
    viewerCan: {
      edit: true, delete: true, duplicate: true, recommend: true, adopt: true, disclose: true, changeDocuments: true,
    },
  }; // prettier-ignore
}

const list: PlanList = {
  propertyId: id(1), fiscalYear: 2026, basisFiscalYear: 2026, isReadOnly: false, hasLoanAnalysis: false, numberOfUnits: 4,
  annualFee: 10, previousAnnualFee: null, proposal: settingsExample, items: [planOf(1), planOf(2)], viewerCan: { create: true },
}; // prettier-ignore

const inventory: PlanInventory = { propertyId: id(1), fiscalYear: 2026, components: [] };
const steps: PlanningSteps = { propertyId: id(1), fiscalYear: 2026, lastCompletedStep: 1, steps: [] };
const bridge: PlanBridge = { planId: id(1), from: null, figures: [], differences: [] };
const preview: PlanPreview = {
  settings: settingsExample, isFeasible: true, infeasibleReason: null, bindingYear: null, monthlyPerUnit: 1,
  fundingReport: null, cashFacts: null,
}; // prettier-ignore

/** Answers every read of plans. */
export function servePlans(upstream: FakeUpstream): void {
  upstream
    .data('GET', `/api/plan/${id(1)}`, planOf(1))
    .data('GET', `/api/plan/${id(1)}/bridge`, bridge)
    .data('GET', `/api/plan/property/${id(1)}/2026`, list)
    .data('GET', `/api/plan/inventory/${id(1)}/2026`, inventory)
    .data('GET', `/api/plan/steps/${id(1)}/2026`, steps)
    .data('POST', `/api/plan/preview/${id(1)}/2026`, preview);
}
