import type { FoundPlan, NoPlan } from '@roofline/engine/plan/solve-buttons';
import { monthlyContributionPerUnit } from '@roofline/engine/projection/per-unit';
import { toDollars } from '@roofline/schema/value/money';
import { formatMoney } from '../../../ui/format/money';
import { formatPercent } from '../../../ui/format/percent';
import type { PlanBasis } from '../../model/plan-study';

/** The answer of a solve button: a sentence, and whether the wish can be met. */
export interface SolveAnswer {
  text: string;
  isMet: boolean;
}

export type Wish = { kind: 'floor'; floor: number } | { kind: 'funded'; year: number };

const wishWords = (wish: Wish) =>
  wish.kind === 'floor'
    ? `never to go below ${formatMoney(wish.floor)}`
    : `to be fully funded by the end of ${wish.year}`;

/** Returns the fiscal year that ends at the boundary: boundary k is the end of the k-th year. */
const yearOf = (boundary: number, { fiscalYear }: PlanBasis) => fiscalYear + Math.max(0, boundary - 1);

function missedWords({ reason, boundary, required }: NoPlan, wish: Wish, basis: PlanBasis): string {
  if (reason === 'targetAtStart')
    return `It cannot be met: the balance on the first day already misses it, which no contribution can change.`;
  const year = yearOf(boundary, basis);
  if (required !== null && basis.annualFee !== null)
    return `It takes ${formatMoney(toDollars(required))} a year ${wishWords(wish)}, more than the annual fees of ${formatMoney(basis.annualFee)}. The binding year is ${year}.`;
  return `No yearly increase up to 99.99% is enough ${wishWords(wish)}: ${year} misses it.`;
}

/** Returns the answer of a contribution button. */
export function contributionAnswer(
  found: FoundPlan<number> | NoPlan,
  wish: Wish,
  basis: PlanBasis,
): SolveAnswer {
  if (!found.feasible) return { isMet: false, text: missedWords(found, wish, basis) };
  const { value, bindingBoundary } = found;
  if (value === 0) return { isMet: true, text: `No contribution is needed ${wishWords(wish)}.` };
  const perUnit = toDollars(monthlyContributionPerUnit(value, Math.max(1, basis.numberOfUnits)));
  return {
    isMet: true,
    text:
      `${formatMoney(toDollars(value))} in ${basis.fiscalYear} is the minimum needed ${wishWords(wish)}: ` +
      `${formatMoney(perUnit)} a month per unit. The binding year is ${yearOf(bindingBoundary, basis)}.`,
  };
}

/** Returns the answer of the increase button. */
export function increaseAnswer(found: FoundPlan<number> | NoPlan, wish: Wish, basis: PlanBasis): SolveAnswer {
  if (!found.feasible) return { isMet: false, text: missedWords(found, wish, basis) };
  const { value, bindingBoundary } = found;
  if (value === 0) return { isMet: true, text: `No increase is needed ${wishWords(wish)}.` };
  return {
    isMet: true,
    text: `${formatPercent(value, 2)} a year is the smallest increase needed ${wishWords(wish)}. The binding year is ${yearOf(bindingBoundary, basis)}.`,
  };
}
