import { budgetedToDate } from '@roofline/engine/live-ledger/variance';
import { PROJECTED_YEARS } from '@roofline/schema/live-dashboard/live-dashboard';
import type { Cents } from '@roofline/schema/value/money';
import { categoryTotals, expendituresOf } from '../report/study/anticipated';
import { currentChoice, followedChoice, fundingChoices } from '../report/study/choice';
import { shownFunding, shownYears } from '../report/study/funding';
import type { LiveSubject } from './report';

type Totals = ReturnType<typeof categoryTotals>;

/** The plan's figures of the year; amounts are cents, categories as the API has them. */
export interface PlanFigures {
  problem: string | null;
  contribution: Cents | null;
  budgetedToDate: Cents | null;
  planned: Cents | null;
  /** The planned expenditures of this year by category. */
  categories: Totals;
  projected: { years: number; categories: Totals }[];
}

const without = (problem: string | null): PlanFigures => ({
  problem,
  contribution: null,
  budgetedToDate: null,
  planned: null,
  categories: [],
  projected: [],
});

/** Returns the plan's figures: the budget is today's contribution; works are those of the plan that leads the year. */
export function planFigures({ basis, plans, adopted, fiscalYear, span }: LiveSubject): PlanFigures {
  if (!basis) return without(null);
  const shown = shownYears(basis, fiscalYear.year);
  if (typeof shown === 'string') return without(shown);
  const choices = fundingChoices(basis, plans, adopted);
  const choice = followedChoice(choices);
  const { value, problem } = shownFunding(choice, shown);
  if (problem !== null) return without(problem);
  const today = shownFunding(currentChoice(choices), shown);
  if (today.problem !== null) return without(today.problem);
  const { contribution } = today.value.rows[0]!;
  const { expenditures } = value.rows[0]!;
  const over = (years: number) =>
    categoryTotals(
      expendituresOf(value.schedule, choice.basis.components, {
        basisYear: choice.basis.fiscalYear,
        fromT: shown.fromT,
        years,
      }),
    );
  return {
    problem: null,
    contribution,
    budgetedToDate: budgetedToDate(contribution, span.yearToDate.length),
    planned: expenditures,
    categories: over(1),
    projected: PROJECTED_YEARS.map((years) => ({ years, categories: over(years) })),
  };
}
