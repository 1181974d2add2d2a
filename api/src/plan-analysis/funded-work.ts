import type { ProjectionInput } from '@roofline/engine/projection/projection';
import { project } from '@roofline/engine/projection/projection';
import { planOutcome } from '@roofline/engine/what-if/plan-outcome';
import type { WhoPaysInput } from '@roofline/schema/plan-analysis/who-pays';
import { toCents, type Cents } from '@roofline/schema/value/money';
import { ruleFailed } from '../platform/problem';
import type { NamedSubject } from './subject';

/** Work to pay for; `t` counts years from the plan's first. */
export interface FundedWork {
  componentId: string | null;
  t: number;
  cost: Cents;
}

type Chosen = Pick<WhoPaysInput, 'propertyComponentId' | 'amount' | 'year'>;

function ofAmount(
  { fiscalYear }: NamedSubject,
  plan: ProjectionInput,
  amount: number,
  year: number,
): FundedWork {
  const last = fiscalYear + plan.schedule.years - 1;
  if (year < fiscalYear || year > last)
    throw ruleFailed(`Year of the Work should be from ${fiscalYear} to ${last}`, 'year');
  return { componentId: null, t: year - fiscalYear, cost: toCents(amount) };
}

function ofComponent(
  { fiscalYear }: NamedSubject,
  plan: ProjectionInput,
  id: string,
  year?: number,
): FundedWork {
  const due = plan.schedule.occurrences.filter(({ componentId, cost }) => componentId === id && cost > 0);
  if (due.length === 0) throw ruleFailed('The component is not due within the plan', 'propertyComponentId');
  const found = year === undefined ? due[0] : due.find(({ t }) => fiscalYear + t === year);
  if (!found) throw ruleFailed(`The component is not due in ${year}`, 'year');
  return { componentId: id, t: found.t, cost: found.cost };
}

/** Returns the requested work, or the next big project; null if nothing is due. Refuses work that the plan does not have. */
export function fundedWork(
  subject: NamedSubject,
  plan: ProjectionInput,
  { propertyComponentId, amount, year }: Chosen,
): FundedWork | null {
  if (amount !== undefined) return ofAmount(subject, plan, amount, year ?? subject.fiscalYear);
  if (propertyComponentId !== undefined) return ofComponent(subject, plan, propertyComponentId, year);
  const big = planOutcome(project(plan), plan.schedule).nextBigProject;
  return big && big.cost > 0 ? { componentId: big.componentId, t: big.t, cost: big.cost } : null;
}
