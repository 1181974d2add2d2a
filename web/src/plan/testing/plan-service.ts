import { planOutcome } from '@roofline/engine/what-if/plan-outcome';
import { toDollars } from '@roofline/schema/value/money';
import type { Plan, PlanActions, PlanAdoption, PlanningSteps, PlanList } from '@roofline/schema/plan/plan';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aPlanList, somePlanSettings } from '@roofline/schema/fixtures/plan';
import { recorder } from '../../testing/recorder';
import type { Graph } from '../../testing/schema-link';
import { SOME_COMPONENTS, someBasis } from '../model/testing/plan-fixtures';
import { studySettings } from '../model/plan-study';

/** Returns the id of the n-th plan. */
export const planId = (n: number) => `01980000-0000-7000-a000-${String(n).padStart(12, '0')}`;

const ALL: PlanActions = {
  edit: true,
  delete: true,
  duplicate: true,
  recommend: true,
  adopt: true,
  disclose: true,
  changeDocuments: true,
};
const NONE = Object.fromEntries(Object.keys(ALL).map((name) => [name, false])) as unknown as PlanActions;

/** Returns a plan with the figures of its settings. */
export function aPlan(n: number, settings: PlanSettings, change: Partial<Plan> = {}): Plan {
  const basis = someBasis();
  const solved = studySettings(settings, basis);
  const { rows, lowestBalance, lowestYear, firstShortfallYear, endBalance } = solved.projection;
  const outcome = planOutcome(solved.projection, solved.schedule);
  const calendar = (t: number | null) => (t === null ? null : 2026 + t);
  const firstYearContribution = toDollars(solved.plan.firstYearContribution);
  const big = outcome.nextBigProject;
  const cash = {
    lowestBalance: toDollars(lowestBalance),
    lowestBalanceYear: 2026 + lowestYear,
    firstShortfallYear: calendar(firstShortfallYear),
  };
  return {
    planId: planId(n),
    propertyId: PROPERTY_ID,
    fiscalYear: 2026,
    name: `Plan ${n}`,
    method: settings.method,
    isRecommended: false,
    isDefaultRecommendedPlan: false,
    isAdopted: false,
    isDisclosure: false,
    firstYearContribution,
    monthlyPerUnit: Math.round((firstYearContribution / 12 / 40) * 100) / 100,
    increaseRate: settings.increaseRate,
    inflationRate: settings.inflationRate,
    interestRate: settings.interestRate,
    settings: { ...settings, firstYearContribution },
    isFeasible: solved.isFeasible,
    infeasibleReason: null,
    bindingYear: solved.bindingBoundary === null ? null : 2025 + solved.bindingBoundary,
    computedAt: '2026-11-20T15:00:00.000Z',
    updatedAt: '2026-11-20T15:00:00.000Z',
    fundingReport: {
      ...cash,
      endBalance: toDollars(endBalance),
      years: rows.map((row) => ({
        year: 2026 + row.t,
        startBalance: toDollars(row.startBalance),
        contribution: toDollars(row.contribution),
        specialAssessments: toDollars(row.assessments),
        loanProceeds: toDollars(row.loanProceeds),
        interest: toDollars(row.interest),
        expenditures: toDollars(row.expenditures),
        debtService: toDollars(row.debtService),
        endBalance: toDollars(row.endBalance),
        fullyFundedStart: toDollars(row.fullyFundedStart),
        fullyFundedEnd: toDollars(row.fullyFundedEnd),
        percentFundedStart: row.percentFundedStart,
        percentFundedEnd: row.percentFundedEnd,
      })),
    },
    cashFacts: {
      ...cash,
      fiveYearCover: outcome.fiveYearCover.percent,
      nextBigProject: big && {
        propertyComponentId: big.componentId,
        name: SOME_COMPONENTS.find((each) => each.propertyComponentId === big.componentId)!.name,
        year: 2026 + big.t,
        cost: toDollars(big.cost),
        balanceAfter: toDollars(big.balanceAfter),
        percentFundedAfter: big.percentFundedAfter,
      },
    },
    adoption: null,
    carriedFromPlanId: null,
    viewerCan: ALL,
    version: 1,
    ...change,
  };
}

/** Returns the adoption of the plan Baseline by the board. */
export const anAdoption = (change: Partial<PlanAdoption> = {}): PlanAdoption => ({
  planAdoptionId: planId(900),
  planId: planId(2),
  adoptedAt: '2026-11-20T15:00:00.000Z',
  adoptedBy: 'Dana Okafor',
  meetingDate: '2026-11-17',
  votesFor: null,
  votesAgainst: null,
  votesAbstained: null,
  note: null,
  isCurrent: true,
  files: [],
  ...change,
});

const goal = { amount: null, percent: null, year: null };

/** Returns the default plan, one that never falls below zero, and one that does. */
export function threePlans(): Plan[] {
  const system = aPlan(1, somePlanSettings({ method: 'fullFunding', goal }), {
    name: 'Full funding',
    isDefaultRecommendedPlan: true,
  });
  return [
    { ...system, viewerCan: { ...ALL, edit: false, delete: false } },
    aPlan(2, somePlanSettings({ method: 'baseline', goal }), { name: 'Baseline' }),
    aPlan(3, somePlanSettings({ firstYearContribution: 10_000, increaseRate: 0 }), { name: 'Ten thousand' }),
  ];
}

const step = (
  number: number,
  key: PlanningSteps['steps'][number]['key'],
  title: string,
  state: PlanningSteps['steps'][number]['state'],
  opensOn: string | null = null,
) => ({ number, key, title, state, opensOn });

/** Five steps, of which the third is next; the last opens with the year. */
export const fiveSteps = [
  step(1, 'inventory', 'Create or update component inventory', 'done'),
  step(2, 'plans', 'Create and compare funding plans', 'done'),
  step(3, 'recommend', 'Select recommended funding plan', 'current'),
  step(4, 'disclosure', 'Generate disclosure report', 'open'),
  step(5, 'finalize', 'Finalize plan with budget details', 'locked', '2027-01-01'),
];

interface World {
  plans: readonly Plan[];
  /** Fields of the list besides its plans. */
  list: Partial<PlanList>;
  components: readonly (typeof SOME_COMPONENTS)[number][];
  steps: PlanningSteps['steps'];
  canPlan: boolean;
}
export type PlanServiceOptions = Partial<World>;

interface At {
  planId: string;
}

/** The refusal of a save under the name of another plan. */
export const NAME_TAKEN = {
  code: 'duplicateName',
  detail: 'Another plan of this year has this name. Choose another name.',
  field: 'name',
};

/** Fakes the service of a year's plans, as far as the pages use it. */
export function planService(start: PlanServiceOptions = {}) {
  const service = recorder<World>({
    plans: threePlans(),
    list: {},
    components: SOME_COMPONENTS,
    steps: fiveSteps,
    canPlan: true,
    ...start,
  });
  const { world } = service;
  const find = (of: At) => world.plans.find((plan) => plan.planId === of.planId);
  const newest = () => ({ plan: world.plans.at(-1), list: null });
  const found = (of: At) => ({ plan: find(of), list: null });
  const merged = (input: object) => ({ plan: service.merge('plans', 'planId', { ...input }), list: null });
  const graph: Graph = {
    plans: ({ propertyId, fiscalYear }: { propertyId: string; fiscalYear: number }) => ({
      ...aPlanList(
        world.plans.map((plan) => (world.canPlan ? plan : { ...plan, viewerCan: NONE })),
        {
          propertyId,
          fiscalYear,
          proposal: somePlanSettings({ method: 'currentFunding' }),
          overfundedAbove: 130,
          leading: { planId: planId(1), name: 'Full funding', standing: 'calculated' },
          viewerCan: { create: world.canPlan },
        },
      ),
      inventory: { propertyId, fiscalYear: 2026, components: world.components },
      steps: { propertyId, fiscalYear, lastCompletedStep: 2, steps: world.steps },
      ...world.list,
    }),
    ...service.writes({
      createPlan: newest,
      updatePlan: merged,
      duplicatePlan: newest,
      recommendPlan: merged,
      chooseDisclosurePlan: merged,
      adoptPlan: found,
      removeAdoptionFile: ({ adoptionFileId }: { adoptionFileId: string }) => ({ adoptionFileId }),
      deletePlan: ({ planId: deleted }: At) => ({ planId: deleted }),
    }),
  };
  return {
    ...service,
    graph,
    /** Returns the plans after someone else changed one in the meantime, to version 9. */
    changed: (id: string, change: Partial<Plan>) => ({
      plans: world.plans.map((plan) => (plan.planId === id ? { ...plan, version: 9, ...change } : plan)),
    }),
    /** Returns the plans with a new one. */
    withNew: (name: string, settings: PlanSettings = somePlanSettings()) => ({
      plans: [...world.plans, aPlan(13, settings, { name })],
    }),
  };
}
