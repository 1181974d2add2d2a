import { proportionOf } from '../numeric/proportion';
import type { Cents } from '../types';

/** Work on a component within a project. */
export interface WorkOnComponent {
  /** Payments that name the component. */
  named: Cents;
  /** What the work was expected to cost: weighs the money that names no component. */
  estimate: Cents;
}

/** Money of a project: everything that was paid, and what was contracted where there is a contract. */
export interface ProjectMoney {
  paid: Cents;
  contracted?: Cents;
}

/**
 * Returns what the work on each component of a project cost, in cents. A component that payments name cost those payments.
 * The rest of the money, of the payments or of the contract where that is more, belongs to the components that no payment
 * names, in proportion to their estimates. Where payments name every component, what was paid beside them is spread over
 * all of them. The costs add up to the money that was spread, to the cent.
 */
export function actualCosts(
  work: readonly WorkOnComponent[],
  { paid, contracted = 0 }: ProjectMoney,
): Cents[] {
  const named = work.reduce((sum, one) => sum + one.named, 0);
  const unnamed = work.filter((one) => one.named === 0);
  const takers = unnamed.length > 0 ? unnamed : work;
  const rest = (unnamed.length > 0 ? Math.max(paid, contracted) : paid) - named;
  const shares = proportionOf(
    Math.max(0, rest),
    takers.map(({ estimate }) => estimate),
  );
  const shareOf = new Map(takers.map((one, index) => [one, shares[index]!]));
  return work.map((one) => one.named + (shareOf.get(one) ?? 0));
}
