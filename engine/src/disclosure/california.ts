import { contributionAmounts } from '../projection/contributions';
import { sumCents } from '../numeric/cents';
import { monthlyContributionPerUnit, perUnit } from '../projection/per-unit';
import { shortfallAssessments } from '../solver/shortfall';
import type { Cents } from '../types';
import { recommendation, type Recommendation } from './recommendations';
import {
  disclosedYears,
  disclosureSeries,
  fundedPosition,
  statedAssumptions,
  type DisclosedYear,
  type DisclosureInput,
  type DisclosureSeries,
  type FundedPosition,
  type StatedAssumptions,
} from './series';

/** A component of the 5565 summary. */
export interface SummarisedComponent {
  componentId: string;
  category: string;
  currentCost: Cents;
  usefulLife: number;
  remainingUsefulLife: number;
}

export interface AssessmentLine {
  year: number;
  amount: Cents;
  perUnit: Cents;
  purpose: string | null;
}

/** Numbers of the form of section 5570, by item; facts that a person must state are not included. */
export interface CaliforniaFigures {
  /** (1) The part of the regular assessment that goes to reserves; the assessment itself comes from the budget. */
  item1: { reserveContribution: Cents; reservePerUnitMonth: Cents };
  /** (2) Approved assessments by year. */
  item2: { assessments: AssessmentLine[]; total: Cents; totalPerUnit: Cents };
  /** (3) Whether approved revenue keeps every year end at 0 or more. */
  item3: { isSufficient: boolean; firstShortfallYear: number | null; years: number };
  /** (4) Ways to keep them so: assessments in the years that fall short, or a contribution from now on; null when item 3 is yes. */
  item4: { assessments: AssessmentLine[]; contribution: Recommendation | null } | null;
  /** (5) Components within the statute's remaining life, and those beyond it. */
  item5: { included: string[]; beyondRemainingLife: string[] };
  /** (6) The end of this fiscal year with what is approved, as item 1 states it; beside it with the plan. */
  item6: FundedPosition & { plan: FundedPosition };
  /** (7) The ends of the next five years, with approved revenue only and with the plan. */
  item7: DisclosedYear[];
  assumptions: StatedAssumptions;
  /** Summary of section 5565: X required, Y set aside, at the end of this fiscal year. */
  summary: FundedPosition & { components: SummarisedComponent[] };
  series: DisclosureSeries;
}

function lines(
  assessments: readonly { year: number; amount: Cents; purpose?: string }[],
  units: number,
): AssessmentLine[] {
  return assessments.map(({ year, amount, purpose }) => ({
    year,
    amount,
    perUnit: perUnit(amount, units),
    purpose: purpose ?? null,
  }));
}

function approvedAssessments({ assessments, units }: DisclosureInput): CaliforniaFigures['item2'] {
  const approved = assessments.filter(({ status }) => status === 'approved');
  const total = sumCents(
    approved.map(({ amount }) => amount),
    'approved assessments',
  );
  return { assessments: lines(approved, units), total, totalPerUnit: perUnit(total, units) };
}

function furtherFunding(series: DisclosureSeries, units: number): CaliforniaFigures['item4'] {
  if (series.approved.firstShortfallYear === null) return null;
  return {
    assessments: lines(shortfallAssessments(series.approvedInput), units),
    contribution: recommendation(series.approvedInput, { kind: 'baseline' }, units),
  };
}

function majorComponents({ plan }: DisclosureInput, remainingLifeBelow: number): CaliforniaFigures['item5'] {
  const isMajor = ({ remainingUsefulLife }: { remainingUsefulLife: number }) =>
    remainingUsefulLife < remainingLifeBelow;
  return {
    included: plan.components.filter(isMajor).map(({ id }) => id),
    beyondRemainingLife: plan.components.filter((component) => !isMajor(component)).map(({ id }) => id),
  };
}

function summary(
  { plan, units }: DisclosureInput,
  required: Cents,
  balance: Cents,
): CaliforniaFigures['summary'] {
  const components = plan.components.map(
    ({ id, category, currentCost, usefulLife, remainingUsefulLife }) => ({
      componentId: id,
      category,
      currentCost,
      usefulLife,
      remainingUsefulLife,
    }),
  );
  return { ...fundedPosition(required, balance, units), components };
}

/** Remaining life below which section 5550 counts a component as major, in years. */
const MAJOR_BELOW = 30;

/**
 * Figures of the annual disclosures of California Civil Code 5565 and 5570 in cents and points. Required amounts follow
 * 5570(b)(4): current cost * years in service / useful life a component, at the ends of this fiscal year (boundary 1) and
 * of the five after it (boundaries 2 to 6).
 */
export function californiaFigures(
  input: DisclosureInput,
  remainingLifeBelow = MAJOR_BELOW,
): CaliforniaFigures {
  const { plan, units } = input;
  const series = disclosureSeries(input);
  const { firstShortfallYear, rows } = series.approved;
  const [now, ...following] = disclosedYears(series, units, 0, 5);
  const present = contributionAmounts(series.approvedInput.contributions, 1)[0]!;
  return {
    item1: {
      reserveContribution: present,
      reservePerUnitMonth: monthlyContributionPerUnit(present, units),
    },
    item2: approvedAssessments(input),
    item3: { isSufficient: firstShortfallYear === null, firstShortfallYear, years: rows.length },
    item4: furtherFunding(series, units),
    item5: majorComponents(input, remainingLifeBelow),
    item6: { ...now!.approved, plan: now!.plan },
    item7: following,
    assumptions: statedAssumptions(plan),
    summary: summary(input, now!.approved.required, now!.approved.balance),
    series,
  };
}
