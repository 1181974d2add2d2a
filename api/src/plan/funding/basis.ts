import type { FundingPlan } from '@roofline/engine/plan/funding-plan';
import { projectedStartingBalance } from '@roofline/engine/projection/starting-balance';
import type { ReserveComponent } from '@roofline/engine/types';
import { toDollars, toPoints, type Cents } from '@roofline/schema/value/money';
import { fundingPlanOf } from '@roofline/schema/plan/plan-conversion';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { InventoryComponent } from '../../component/service';

/** The financials of a set-up year as stored: money in cents, rates in hundredths of a point. */
export interface BasisFinancials {
  fiscalYearStartMonth: number;
  reserveMonthStart: number;
  yearEndReserveBalance: Cents;
  averageHoaAnnualFee: Cents;
  annualReserveContribution: Cents;
  upcomingExpenses: Cents;
  inflationRate: number;
  interestRate: number;
  reserveContributionIncreaseRate: number;
}

/** The set-up fiscal year that a projection starts from. */
export interface Basis {
  fiscalYear: number;
  financials: BasisFinancials;
  components: readonly InventoryComponent[];
}

/** Returns the current contribution of the association, with its yearly increase. */
function currentContribution(financials: BasisFinancials) {
  return {
    firstYearContribution: toDollars(financials.annualReserveContribution),
    increaseRate: toPoints(financials.reserveContributionIncreaseRate),
  };
}

/** Returns the settings that plans share, from the financials: "update all plans" sets these. */
export function sharedSettings(financials: BasisFinancials) {
  return {
    ...currentContribution(financials),
    startingBalance: toDollars(projectedStartingBalance(financials)),
    inflationRate: toPoints(financials.inflationRate),
    interestRate: toPoints(financials.interestRate),
  };
}

/** Returns the current contribution as settings of a plan. */
export function currentSettings(financials: BasisFinancials): PlanSettings {
  return {
    ...sharedSettings(financials),
    method: 'currentFunding',
    goal: { amount: null, percent: null, year: null },
    ladder: [],
    specialAssessments: [],
    yearOverrides: [],
    loans: [],
    costShock: 0,
    lifeOffset: 0,
    moves: [],
    conventions: {
      inflationTiming: 'startOfYear',
      interestConvention: 'midYear',
      rateBasis: 'annualEffective',
      taxRate: 0,
    },
  };
}

/** Returns settings with the contribution of the financials where their method is current funding. */
export function followingFinancials(settings: PlanSettings, financials: BasisFinancials): PlanSettings {
  return settings.method === 'currentFunding'
    ? { ...settings, ...currentContribution(financials) }
    : settings;
}

/** Returns the current contribution as input for the engine. */
export function currentPlan(basis: Basis): FundingPlan {
  return fundingPlanOf(currentSettings(basis.financials), basis.fiscalYear);
}

/** Returns the inventory as input for the engine. */
export function engineComponents(components: readonly InventoryComponent[]): ReserveComponent[] {
  return components.map((component) => ({
    id: component.propertyComponentId,
    category: component.category,
    currentCost: component.currentCost,
    costParts: component.costParts,
    usefulLife: component.usefulLife,
    remainingUsefulLife: component.remainingUsefulLife,
    isOneTime: component.isOneTime,
    ...(component.isDone ? { isDone: true } : {}),
  }));
}
