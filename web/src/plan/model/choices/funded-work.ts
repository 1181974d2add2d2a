import { planOutcome } from '@roofline/engine/what-if/plan-outcome';
import { toCents, toDollars } from '@roofline/schema/value/money';
import type { PlanStudy } from '../plan-study';

/** Stands for work that the inventory does not have. */
export const OWN_AMOUNT = 'amount';

/** The project to pay for, as the form has it. */
export interface WorkChoice {
  /** Id of a component, or OWN_AMOUNT. */
  work: string;
  /** Fiscal year of the work; for a component, one in which it is due. */
  year: number;
  /** Dollars, if `work` is OWN_AMOUNT. */
  amount: number | null;
}

/** The work whose ways to pay are compared. */
export interface FundedWork {
  name: string;
  year: number;
  /** Years from the first. */
  t: number;
  cost: number;
  isScheduled: boolean;
}

/** Returns the components that are due within the plan, by name. */
export function dueComponents({ basis, solved }: PlanStudy): { id: string; name: string }[] {
  const due = new Set(solved.schedule.occurrences.map(({ componentId }) => componentId));
  return basis.components
    .filter(({ propertyComponentId }) => due.has(propertyComponentId))
    .map(({ propertyComponentId, name }) => ({ id: propertyComponentId, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Returns the fiscal years in which a component is due, with the cost of each in dollars. */
export function dueYears({ basis, solved }: PlanStudy, id: string): { year: number; cost: number }[] {
  return solved.schedule.occurrences
    .filter(({ componentId }) => componentId === id)
    .map(({ t, cost }) => ({ year: basis.fiscalYear + t, cost: toDollars(cost) }));
}

/** Returns the next big project; an amount to enter if the plan has none. */
export function firstChoice(study: PlanStudy): WorkChoice {
  const { fiscalYear } = study.basis;
  const big = planOutcome(study.solved.projection, study.solved.schedule).nextBigProject;
  return big
    ? { work: big.componentId, year: fiscalYear + big.t, amount: null }
    : { work: OWN_AMOUNT, year: fiscalYear, amount: null };
}

/**
 * Returns the choice in force: the user's, while the plan has its work or its year; else the next big project of the saved
 * plan, which stays the same during a what-if; else that of the what-if.
 */
export function offeredChoice(study: PlanStudy, chosen: WorkChoice | null): WorkChoice {
  const first = firstChoice({ ...study, solved: study.savedSolved });
  return [chosen, first].find((each) => each !== null && isOffered(study, each)) ?? firstChoice(study);
}

function isOffered({ basis, solved }: PlanStudy, { work, year }: WorkChoice): boolean {
  if (work !== OWN_AMOUNT) return solved.schedule.occurrences.some(({ componentId }) => componentId === work);
  return year >= basis.fiscalYear && year < basis.fiscalYear + solved.projection.rows.length;
}

/** Returns the work of a choice; null while it cannot be compared, such as without an amount. */
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
