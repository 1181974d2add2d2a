import { isDisclosing } from '@roofline/schema/disclosure/disclosure-states';
import type { FiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import type { PlanningSteps } from '@roofline/schema/plan/plan';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { selectPlans, type PlanRow } from '../repository';
import { requireYear, type AskedYear } from './year';

type Step = PlanningSteps['steps'][number];
type Flags = Pick<PlanRow, 'isAdopted' | 'isDisclosure' | 'isRecommended' | 'isDefaultRecommendedPlan'>;

const TITLES: Record<Step['key'], string> = {
  inventory: 'Create or update component inventory',
  plans: 'Create and compare funding plans',
  recommend: 'Select recommended funding plan',
  disclosure: 'Generate disclosure report',
  finalize: 'Finalize plan with budget details',
};

/** The facts that decide the steps of a year. */
export interface StepsSubject {
  /** The plans of the year itself. */
  plans: readonly Flags[];
  /** True only in California and Washington. */
  hasDisclosureStep: boolean;
  /** The year before is over and not reconciled, or still has to be reconciled once it is over. */
  requiresReconciliation: boolean;
  /** The day on which a future year begins; null once it has begun. */
  opensOn: string | null;
}

/** Returns the number of the last completed step, as in section 4 of the specification. */
function lastCompletedStep({ plans, hasDisclosureStep }: StepsSubject): number {
  if (plans.some((plan) => plan.isAdopted)) return 5;
  if (hasDisclosureStep && plans.some((plan) => plan.isDisclosure)) return 4;
  if (plans.some((plan) => plan.isRecommended && !plan.isDefaultRecommendedPlan)) return 3;
  return plans.length > 1 ? 2 : 1;
}

/** Returns whether each step was actually done: an adoption skips the disclosure and does not reconcile a year. */
function wasTaken({ plans }: StepsSubject): Record<Step['key'], boolean> {
  const isAdopted = plans.some((plan) => plan.isAdopted);
  const isRecommended = plans.some((plan) => plan.isRecommended && !plan.isDefaultRecommendedPlan);
  return {
    inventory: true,
    plans: isAdopted || isRecommended || plans.length > 1,
    recommend: isAdopted || isRecommended,
    disclosure: plans.some((plan) => plan.isDisclosure),
    // This step exists only while the year before awaits its actual figures.
    finalize: false,
  };
}

/** Returns the steps that apply, each with its state. */
export function stepsOf(subject: StepsSubject): Pick<PlanningSteps, 'lastCompletedStep' | 'steps'> {
  const { hasDisclosureStep, requiresReconciliation, opensOn } = subject;
  const last = lastCompletedStep(subject);
  const taken = wasTaken(subject);
  const keys: Step['key'][] = [
    'inventory',
    'plans',
    'recommend',
    ...(hasDisclosureStep ? (['disclosure'] as const) : []),
    ...(requiresReconciliation ? (['finalize'] as const) : []),
  ];
  const steps = keys.map((key, index): Step => {
    const number = index + 1;
    const isLocked = key === 'finalize' && opensOn !== null;
    const passed = taken[key] ? 'done' : 'missed';
    const state = isLocked ? 'locked' : number <= last ? passed : number === last + 1 ? 'current' : 'open';
    return { number, key, title: TITLES[key], state, opensOn: isLocked ? opensOn : null };
  });
  return { lastCompletedStep: last, steps };
}

/** Returns whether the year before has to be reconciled, now or (for a future year) once it is over. */
function requiresReconciliation(year: FiscalYear, years: readonly FiscalYear[]): boolean {
  const before = years.find((one) => one.year === year.year - 1);
  return year.requireReconciliation || (year.isFutureFiscalYear && before?.requireSetup === false);
}

/** Returns the planning steps of a property and year. */
export async function planningSteps(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  asked: AskedYear,
): Promise<PlanningSteps> {
  const { access, year, years } = await requireYear(tx, actor, clock, asked);
  const { workspaceId, propertyId, state } = access.property;
  const plans = await selectPlans(tx, { workspaceId, propertyId, fiscalYear: year.year });
  const subject: StepsSubject = {
    plans,
    hasDisclosureStep: isDisclosing(state),
    requiresReconciliation: requiresReconciliation(year, years),
    opensOn: year.isFutureFiscalYear ? year.startDate : null,
  };
  return { propertyId, fiscalYear: year.year, ...stepsOf(subject) };
}
