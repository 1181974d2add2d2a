import type { PlanComponent } from '@roofline/schema/plan/plan';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { planBasis, studySettings, type PlanStudy } from '../model/plan-study';
import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { someComponent } from '../model/testing/plan-fixtures';

const line = (n: number, name: string, category: string, cost: number, lives: readonly [number, number]) =>
  someComponent(n, name, cost, lives, { category, categoryPosition: n - 1 });

/** An inventory whose roof falls due in the fifth year. */
const studyComponents: PlanComponent[] = [
  line(1, 'Tile roof', 'Roofing', 640_000, [30, 4]),
  line(2, 'Exterior paint', 'Painting', 92_000, [8, 2]),
  line(3, 'Elevator', 'Mechanical', 310_000, [25, 11]),
  line(4, 'Pool plaster', 'Pool', 38_500.5, [12, 7]),
  line(5, 'Asphalt', 'Paving', 145_000, [20, 9]),
];

/** Settings of the saved plan: a contribution that is too small. */
const studiedSettings: PlanSettings = somePlanSettings({
  startingBalance: 520_000,
  firstYearContribution: 44_000,
});

const list = {
  numberOfUnits: 60,
  hasLoanAnalysis: true,
  annualFee: 420_000,
  previousAnnualFee: 400_000,
};

/** Returns a plan as the plan page hands it to its analyses; `change` is its what-if. */
export function aStudy(change: Partial<PlanSettings> = {}, more: Partial<PlanStudy> = {}): PlanStudy {
  const basis = planBasis(list, { fiscalYear: 2026, components: studyComponents })!;
  const settings = { ...studiedSettings, ...change };
  const planId = '01980000-0000-7000-8000-0000000000d1';
  return {
    planId,
    planName: 'Steady increase',
    settings,
    solved: studySettings(settings, basis),
    basis,
    savedSettings: studiedSettings,
    savedSolved: studySettings(studiedSettings, basis),
    list,
    plans: [
      { planId, name: 'Steady increase', settings: studiedSettings },
      {
        planId: '01980000-0000-7000-8000-0000000000d2',
        name: 'Never below zero',
        settings: { ...studiedSettings, method: 'baseline' },
      },
    ],
    ...more,
  };
}
