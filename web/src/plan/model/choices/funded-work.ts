import { planOutcome } from '@roofline/engine/what-if/plan-outcome';
import { toCents, toDollars } from '@roofline/schema/value/money';
import type { PlanStudy } from '../plan-study';

/** Stands for work that the inventory does not have. */
export const OWN_AMOUNT = 'amount';

/** Project to pay for, as the form has it. */
export interface WorkChoice {
  /** Id of a component, or OWN_AMOUNT. */
  work: string;
  /** Fiscal year; of a component one in which it is due. */
  year: number;
  /** Dollars of an own amount. */
  amount: number | null;
}

/** Work as it is compared. */
export interface FundedWork {
  name: string;
  year: number;
  /** Years from the first. */
  t: number;
  cost: number;
  isScheduled: boolean;
}

/** Components that are due within the plan, by name. */
export function dueComponents({ basis, solved }: PlanStudy): { id: string; name: string }[] {
  const due = new Set(solved.schedule.occurrences.map(({ componentId }) => componentId));
  return basis.components
    .filter(({ propertyComponentId }) => due.has(propertyComponentId))
    .map(({ propertyComponentId, name }) => ({ id: propertyComponentId, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Fiscal years in which a component is due, with the cost of each in dollars. */
export function dueYears({ basis, solved }: PlanStudy, id: string): { year: number; cost: number }[] {
  return solved.schedule.occurrences
    .filter(({ componentId }) => componentId === id)
    .map(({ t, cost }) => ({ year: basis.fiscalYear + t, cost: toDollars(cost) }));
}

/** The next big project; an amount of one's own where nothing is due. */
export function firstChoice(study: PlanStudy): WorkChoice {
  const { fiscalYear } = study.basis;
  const big = planOutcome(study.solved.projection, study.solved.schedule).nextBigProject;
  return big
    ? { work: big.componentId, year: fiscalYear + big.t, amount: null }
    : { work: OWN_AMOUNT, year: fiscalYear, amount: null };
}

/**
 * The choice that holds: the one made, while the plan has its work or its year; otherwise the next big project of the plan
 * as it is saved, which stays the same while something is tried.
 */
export function offeredChoice(study: PlanStudy, chosen: WorkChoice | null): WorkChoice {
  const first = firstChoice({ ...study, solved: study.savedSolved });
  return [chosen, first].find((each) => each !== null && isOffered(study, each)) ?? firstChoice(study);
}

function isOffered({ basis, solved }: PlanStudy, { work, year }: WorkChoice): boolean {
  if (work !== OWN_AMOUNT) return solved.schedule.occurrences.some(({ componentId }) => componentId === work);
  return year >= basis.fiscalYear && year < basis.fiscalYear + solved.projection.rows.length;
}

/** The work of a choice; null while it is not one that can be compared. */
export function fundedWork(study: PlanStudy, choice: WorkChoice): FundedWork | null {
  const { fiscalYear, components } = study.basis;
  if (choice.work === OWN_AMOUNT) {
    const cost = toCents(choice.amount ?? 0);
    const t = choice.year - fiscalYear;
    return cost > 0 ? { name: 'The project', year: choice.year, t, cost, isScheduled: false } : null;
  }
  const years = dueYears(study, choice.work);
  // A what-if may have moved the work since it was chosen.
  const due = years.find(({ year }) => year === choice.year) ?? years[0];
  const component = components.find(({ propertyComponentId }) => propertyComponentId === choice.work);
  if (!due || !component || due.cost <= 0) return null;
  return {
    name: component.name,
    year: due.year,
    t: due.year - fiscalYear,
    cost: toCents(due.cost),
    isScheduled: true,
  };
}
