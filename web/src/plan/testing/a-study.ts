import type { PlanComponent } from '@roofline/schema/plan';
import type { PlanSettings } from '@roofline/schema/plan-settings';
import { planBasis, studySettings, type PlanStudy } from '../model/plan-study';

const id = (number: number) => `01980000-0000-7000-8000-00000000c0${String(number).padStart(2, '0')}`;

const line = (
  number: number,
  name: string,
  category: string,
  currentCost: number,
  [usefulLife, remainingUsefulLife]: [number, number],
): PlanComponent => ({
  propertyComponentId: id(number),
  name,
  category,
  categoryPosition: number - 1,
  currentCost,
  usefulLife,
  remainingUsefulLife,
  isOneTime: false,
});

/** An inventory whose roof falls due in the fifth year. */
export const studyComponents: PlanComponent[] = [
  line(1, 'Tile roof', 'Roofing', 640_000, [30, 4]),
  line(2, 'Exterior paint', 'Painting', 92_000, [8, 2]),
  line(3, 'Elevator', 'Mechanical', 310_000, [25, 11]),
  line(4, 'Pool plaster', 'Pool', 38_500.5, [12, 7]),
  line(5, 'Asphalt', 'Paving', 145_000, [20, 9]),
];

/** Settings of the saved plan: a contribution that is too small. */
export const studiedSettings: PlanSettings = {
  method: 'custom',
  goal: { amount: null, percent: null, year: null },
  startingBalance: 520_000,
  firstYearContribution: 44_000,
  increaseRate: 3,
  inflationRate: 3,
  interestRate: 2,
  ladder: [],
  specialAssessments: [],
  yearOverrides: [],
  loans: [],
  costShock: 0,
  lifeOffset: 0,
  moves: [],
  conventions: {
    inflationTiming: 'startOfYear',
    interestConvention: 'midYear',
    rateBasis: 'annualEffective',
    taxRate: 0,
  },
};

const list = {
  numberOfUnits: 60,
  hasLoanAnalysis: true,
  annualFee: 420_000,
  previousAnnualFee: 400_000,
};

/** A plan under study as the plan page hands it to its analyses; `change` is what has been tried out since it was saved. */
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
