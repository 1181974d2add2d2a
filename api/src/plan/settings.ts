import type { Assessment, LadderStep } from '@roofline/engine/types';
import { toHundredths, toPoints, type Cents } from '@roofline/schema/money';
import type { BasisFinancials, FundingAssumptions } from './basis';
import { startingBalance } from './basis';

/** Assumptions of a plan as stored beside its first-year contribution: cents, and hundredths of a point. */
export interface PlanSettings {
  startingBalance: Cents;
  increaseRate: number;
  inflationRate: number;
  interestRate: number;
  /** Steps counted from the plan's fiscal year; amounts in cents, rates in points, as the engine takes them. */
  ladder: LadderStep[];
  assessments: Assessment[];
}

/** A plan's settings as the engine takes them. */
export function assumptionsOf(settings: PlanSettings, firstYearContribution: Cents): FundingAssumptions {
  return {
    startingBalance: settings.startingBalance,
    firstYearContribution,
    increaseRate: toPoints(settings.increaseRate),
    inflationRate: toPoints(settings.inflationRate),
    interestRate: toPoints(settings.interestRate),
    ladder: settings.ladder,
    assessments: settings.assessments,
  };
}

/** The stored form of assumptions. */
export function settingsOf(assumptions: FundingAssumptions): PlanSettings {
  return {
    startingBalance: assumptions.startingBalance,
    increaseRate: toHundredths(assumptions.increaseRate),
    inflationRate: toHundredths(assumptions.inflationRate),
    interestRate: toHundredths(assumptions.interestRate),
    ladder: [...(assumptions.ladder ?? [])],
    assessments: [...(assumptions.assessments ?? [])],
  };
}

/** "Update all plans": balance and rates from the financials; ladder steps and assessments stay as they are. */
export function updatedSettings(settings: PlanSettings, financials: BasisFinancials): PlanSettings {
  return {
    ...settings,
    startingBalance: startingBalance(financials),
    increaseRate: financials.reserveContributionIncreaseRate,
    inflationRate: financials.inflationRate,
    interestRate: financials.interestRate,
  };
}
