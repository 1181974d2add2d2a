import { requireWhole } from '../errors';
import type { PlanInput } from '../plan/plan-input';
import type { Schedule } from '../inventory/schedule';
import type { Projection, ProjectionRow } from '../types';
import type { ExplainedFigure, Explanation } from './explanation';
import { contributionParts, endBalanceParts, interestParts, listedParts, type Parts } from './flows';
import { expenditureParts, fullyFundedParts, percentParts } from './inventory-parts';

/** A plan with its computed results. */
export interface ExplainedPlan {
  plan: PlanInput;
  schedule: Schedule;
  projection: Projection;
}

function startParts(row: ProjectionRow): Parts {
  const isFirst = row.t === 0;
  return {
    formula: isFirst ? 'given' : 'carried',
    inputs: [],
    rows: [{ name: isFirst ? 'startingBalance' : 'endOfYearBefore', amount: row.startBalance }],
  };
}

function partsOf({ plan, schedule }: ExplainedPlan, row: ProjectionRow, figure: ExplainedFigure): Parts {
  const { t } = row;
  switch (figure) {
    case 'startBalance':
      return startParts(row);
    case 'contribution':
      return contributionParts(plan, row);
    case 'assessments':
      return listedParts(plan.assessments ?? [], t, 'assessment');
    case 'loanProceeds':
      return listedParts(plan.loanProceeds ?? [], t, 'loanProceeds');
    case 'debtService':
      return listedParts(plan.debtService ?? [], t, 'debtService');
    case 'interest':
      return interestParts(plan, row);
    case 'expenditures':
      return expenditureParts(plan, schedule, t);
    case 'endBalance':
      return endBalanceParts(row);
    case 'fullyFundedStart':
      return fullyFundedParts(plan, schedule, t);
    case 'fullyFundedEnd':
      return fullyFundedParts(plan, schedule, t + 1);
    case 'percentFundedStart':
      return percentParts(plan, schedule, t, row.startBalance);
    case 'percentFundedEnd':
      return percentParts(plan, schedule, t + 1, row.endBalance);
  }
}

/**
 * Explains a figure of year t: the formula by name, its inputs, and the addends that sum to it to the cent.
 * The addends of interest and of a fully funded balance are unrounded parts brought to whole cents by largest remainder.
 */
export function explain(explained: ExplainedPlan, t: number, figure: ExplainedFigure): Explanation {
  const { rows } = explained.projection;
  requireWhole('t', t, 0, rows.length - 1);
  const row = rows[t]!;
  const unit = figure === 'percentFundedStart' || figure === 'percentFundedEnd' ? 'points' : 'cents';
  return { figure, t, value: row[figure], unit, ...partsOf(explained, row, figure) };
}
