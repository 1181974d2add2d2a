import type { FundingPlan } from '@roofline/engine/plan/funding-plan';
import { solvePlan } from '@roofline/engine/plan/solved-plan';
import {
  WHAT_IF_NAMED,
  type PortfolioWhatIf,
  type PortfolioWhatIfInput,
} from '@roofline/schema/portfolio-analytics/what-if';
import { HORIZON_YEARS, ranged } from '../../plan/service';
import { quick } from '../../platform/work/kind';
import { unpackStudy } from '../figures/study';

/** An association with its stored first year below zero, and the input to project it again. */
export interface WhatIfRow {
  propertyId: string;
  name: string;
  before: number | null;
  study: string;
}

export interface WhatIfSubject {
  rows: readonly WhatIfRow[];
  left: number;
  thisYear: number;
  change: Omit<PortfolioWhatIfInput, 'basis'>;
}

const scaled = (amount: number, percent: number) => Math.round((amount * (100 + percent)) / 100);

/**
 * Returns the plan with the same change to every rate, contribution and cost. No rate falls below 0, and overrides of
 * single years stay.
 */
function changedPlan(plan: FundingPlan, change: WhatIfSubject['change']): FundingPlan {
  const { inflation, interest, contribution, cost } = change;
  return {
    ...plan,
    inflationRate: Math.max(0, plan.inflationRate + inflation),
    interestRate: Math.max(0, plan.interestRate + interest),
    firstYearContribution: scaled(plan.firstYearContribution, contribution),
    steps: plan.steps?.map((step) => ({
      ...step,
      ...(step.setAmount === undefined ? {} : { setAmount: scaled(step.setAmount, contribution) }),
      ...(step.addAmount === undefined ? {} : { addAmount: scaled(step.addAmount, contribution) }),
    })),
    costShock: (1 + (plan.costShock ?? 0) / 100) * (100 + cost) - 100,
  };
}

const isUnchanged = ({ inflation, interest, contribution, cost }: WhatIfSubject['change']) =>
  inflation === 0 && interest === 0 && contribution === 0 && cost === 0;

/** Returns the first year below zero under the change; undefined if the engine refuses the assumptions. */
function yearAfter(row: WhatIfRow, change: WhatIfSubject['change']): number | null | undefined {
  if (isUnchanged(change)) return row.before;
  const { fiscalYear, funding, components } = unpackStudy(row.study);
  const { value } = ranged(() =>
    solvePlan(changedPlan(funding, change), components, { goal: null, years: HORIZON_YEARS }),
  );
  if (!value) return undefined;
  const { firstShortfallYear } = value.projection;
  return firstShortfallYear === null ? null : fiscalYear + firstShortfallYear;
}

const NEVER = Number.POSITIVE_INFINITY;

function whatIf({ rows, left, thisYear, change }: WhatIfSubject): PortfolioWhatIf {
  const all = rows.map((row) => ({ ...row, after: yearAfter(row, change) }));
  const known = all.flatMap(({ study, after, ...row }) => (after === undefined ? [] : [{ ...row, after }]));
  const moved = known
    .filter(({ before, after }) => before !== after)
    .toSorted((a, b) => (a.after ?? NEVER) - (b.after ?? NEVER) || a.name.localeCompare(b.name));
  const by = (year: number, key: 'before' | 'after') =>
    known.filter((row) => row[key] !== null && row[key] <= year).length;
  return {
    associations: known.length,
    outOfRange: all.length - known.length,
    left,
    years: Array.from({ length: HORIZON_YEARS }, (_, at) => {
      const year = thisYear + at;
      return { year, before: by(year, 'before'), after: by(year, 'after') };
    }),
    moved: moved.slice(0, WHAT_IF_NAMED),
  };
}

export const portfolioWhatIfWork = quick('portfolioWhatIf', whatIf);
