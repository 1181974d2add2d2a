import { planOutcome } from '@roofline/engine/what-if/plan-outcome';
import { copyName } from '@roofline/schema/value/copy-name';
import { limits } from '@roofline/schema/value/limits';
import { toDollars } from '@roofline/schema/value/money';
import { planLead } from '@roofline/schema/plan/leading';
import type { Plan, PlanActions, PlanningSteps, PlanList } from '@roofline/schema/plan/plan';
import type { PlanInput } from '@roofline/schema/plan/plan-input';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import type { Graph } from '../../testing/schema-link';
import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { SOME_COMPONENTS, someBasis } from '../model/testing/plan-fixtures';
import { studySettings } from '../model/plan-study';

/** Id of the n-th plan. */
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

/** A plan with the figures that its settings lead to. */
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

const goal = { amount: null, percent: null, year: null };

/** The default plan, one that lasts, and one that does not. */
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

/** Five steps, the third of them next; the last opens with the year. */
export const fiveSteps = [
  step(1, 'inventory', 'Create or update component inventory', 'done'),
  step(2, 'plans', 'Create and compare funding plans', 'done'),
  step(3, 'recommend', 'Select recommended funding plan', 'current'),
  step(4, 'disclosure', 'Generate disclosure report', 'open'),
  step(5, 'finalize', 'Finalize plan with budget details', 'locked', '2027-01-01'),
];

export interface PlanServiceOptions {
  plans?: Plan[];
  /** What the list says beside its plans. */
  list?: Partial<PlanList>;
  components?: readonly (typeof SOME_COMPONENTS)[number][];
  steps?: PlanningSteps['steps'];
  canPlan?: boolean;
}

interface At {
  planId: string;
  version: number;
}
const refused = (code: string, detail: string, field: string | null = null) => ({
  plan: null,
  list: null,
  userErrors: [{ code, detail, field }],
});
const STALE = refused('stale', 'The plan was changed in the meantime. The current version is 9.');

/** A service with plans that can be changed, under the same versions and names as the real one. */
export function planService(options: PlanServiceOptions = {}) {
  const { canPlan = true, components = SOME_COMPONENTS, steps = fiveSteps } = options;
  let plans = options.plans ?? threePlans();
  const find = (id: string) => plans.find((plan) => plan.planId === id)!;
  const put = (id: string, change: Partial<Plan>) => {
    plans = plans.map((plan) => (plan.planId === id ? { ...plan, ...change } : plan));
    return { plan: find(id), list: null, userErrors: [] };
  };
  const isTaken = (name: string, except?: string) =>
    plans.some((plan) => plan.name === name && plan.planId !== except);
  const add = (name: string, settings: PlanSettings) => {
    const plan = aPlan(plans.length + 10, settings, { name });
    plans = [...plans, plan];
    return { plan, list: null, userErrors: [] };
  };
  const duplicateName = refused(
    'duplicateName',
    'Another plan of this year has this name. Choose another name.',
    'name',
  );
  const shown = (plan: Plan) => (canPlan ? plan : { ...plan, viewerCan: NONE });
  const graph: Graph = {
    plans: ({ propertyId, fiscalYear }: { propertyId: string; fiscalYear: number }) => ({
      propertyId,
      fiscalYear,
      basisFiscalYear: 2026,
      isReadOnly: false,
      hasLoanAnalysis: false,
      numberOfUnits: 40,
      annualFee: 400_000,
      previousAnnualFee: null,
      proposal: somePlanSettings({ method: 'currentFunding' }),
      items: plans.map(shown),
      overfundedAbove: 130,
      leading: planLead(plans),
      inventory: { propertyId, fiscalYear: 2026, components },
      steps: { propertyId, fiscalYear, lastCompletedStep: 2, steps },
      viewerCan: { create: canPlan },
      ...options.list,
    }),
    createPlan: ({ input }: { input: PlanInput }) =>
      isTaken(input.name) ? duplicateName : add(input.name, input.settings),
    updatePlan({ input }: { input: At & PlanInput }) {
      const old = find(input.planId);
      if (old.version !== input.version) return STALE;
      if (isTaken(input.name, input.planId)) return duplicateName;
      const { name, settings } = aPlan(0, input.settings, { name: input.name });
      return put(input.planId, { name, settings, version: old.version + 1 });
    },
    duplicatePlan({ input }: { input: At }) {
      const { name, settings } = find(input.planId);
      return add(copyName(name, { max: limits.planNameMax, isTaken }), settings);
    },
    recommendPlan({ input }: { input: { planId: string; isRecommended: boolean } }) {
      plans = plans.map((plan) => ({ ...plan, isRecommended: false }));
      return put(input.planId, { isRecommended: input.isRecommended });
    },
    chooseDisclosurePlan({ input }: { input: { planId: string; isDisclosure: boolean } }) {
      plans = plans.map((plan) => ({ ...plan, isDisclosure: false }));
      return put(input.planId, { isDisclosure: input.isDisclosure });
    },
    adoptPlan({
      input,
    }: {
      input: At & { meetingDate: string; votesFor: number | null; note: string | null };
    }) {
      const old = find(input.planId);
      if (old.version !== input.version) return STALE;
      plans = plans.map((plan) => ({ ...plan, isAdopted: false }));
      const adoption = {
        planAdoptionId: planId(900),
        adoptedAt: '2026-11-20T15:00:00.000Z',
        adoptedBy: 'Dana Okafor',
        votesAgainst: null,
        votesAbstained: null,
        isCurrent: true,
        files: [],
        ...input,
      };
      const viewerCan = { ...ALL, edit: false, delete: false, adopt: false };
      return put(input.planId, { isAdopted: true, adoption, viewerCan, version: old.version + 1 });
    },
    deletePlan({ input }: { input: At }) {
      if (find(input.planId).version !== input.version) return { ...STALE, planId: null };
      plans = plans.filter((plan) => plan.planId !== input.planId);
      return { planId: input.planId, userErrors: [] };
    },
  };
  return {
    graph,
    plans: () => plans,
    /** Changes that someone else makes in the meantime. */
    touch: (id: string, change: Partial<Plan>) => put(id, { version: 9, ...change }),
  };
}
