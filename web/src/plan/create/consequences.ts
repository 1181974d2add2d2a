import { AssumptionsOutOfRangeError, InvalidInputError } from '@roofline/engine/errors';
import { monthlyContributionPerUnit } from '@roofline/engine/projection/per-unit';
import type { SolvedPlan } from '@roofline/engine/plan/solved-plan';
import { toDollars } from '@roofline/schema/value/money';
import { formatMoney } from '../../ui/format/money';
import { studySettings, type PlanBasis } from '../model/plan-study';
import { draftSettings } from './draft-settings';
import type { SettingsValues } from './plan-values';

/** The outcome of the typed settings. */
export interface PlanConsequences {
  firstYear: number;
  perUnitMonth: number;
  lowestBalance: number;
  lowestYear: number;
  firstShortfallYear: number | null;
  /** Fiscal year whose end decides how high a solved contribution must be. */
  bindingYear: number | null;
  percentAtEnd: number | null;
  lastYear: number;
  /** Why the goal cannot be met. */
  infeasible: string | null;
  balances: number[];
  /** Contribution by fiscal year. */
  contributions: ReadonlyMap<number, number>;
}

export type Study =
  | { state: 'ready'; figures: PlanConsequences }
  /** A value is missing, or the engine refuses one. */
  | { state: 'incomplete' }
  | { state: 'outOfRange' };

/** Solves and projects the typed values with the same functions as the service. */
export function consequencesOf(values: SettingsValues, basis: PlanBasis): Study {
  const settings = draftSettings(values);
  if (settings === null) return { state: 'incomplete' };
  try {
    return { state: 'ready', figures: figuresOf(studySettings(settings, basis), basis) };
  } catch (error) {
    if (error instanceof AssumptionsOutOfRangeError) return { state: 'outOfRange' };
    if (error instanceof InvalidInputError) return { state: 'incomplete' };
    throw error;
  }
}

function figuresOf(solved: SolvedPlan, basis: PlanBasis): PlanConsequences {
  const { rows, lowestBalance, lowestYear, firstShortfallYear } = solved.projection;
  const { fiscalYear, numberOfUnits } = basis;
  const { firstYearContribution } = solved.plan;
  const { bindingBoundary } = solved;
  return {
    firstYear: toDollars(firstYearContribution),
    perUnitMonth: toDollars(monthlyContributionPerUnit(firstYearContribution, numberOfUnits)),
    lowestBalance: toDollars(lowestBalance),
    lowestYear: fiscalYear + lowestYear,
    firstShortfallYear: firstShortfallYear === null ? null : fiscalYear + firstShortfallYear,
    bindingYear: bindingBoundary === null ? null : fiscalYear + Math.max(0, bindingBoundary - 1),
    percentAtEnd: rows.at(-1)!.percentFundedEnd,
    lastYear: fiscalYear + rows.length - 1,
    infeasible: solved.isFeasible ? null : infeasibleWords(solved, basis),
    balances: rows.map((row) => toDollars(row.endBalance)),
    contributions: new Map(rows.map((row) => [fiscalYear + row.t, toDollars(row.contribution)])),
  };
}

function infeasibleWords({ required }: SolvedPlan, { annualFee, fiscalYear }: PlanBasis): string {
  if (required === null || annualFee === null)
    return 'The goal is missed on the first day, which no contribution can change.';
  return `The goal needs ${formatMoney(toDollars(required))} in ${fiscalYear}, more than the annual fees of ${formatMoney(annualFee)}.`;
}
