import { projectedStartingBalance } from '@roofline/engine/starting-balance';
import type { Assessment, LadderStep, ReserveComponent } from '@roofline/engine/types';
import { toPoints, type Cents } from '@roofline/schema/money';

/** Financials of a set-up year as stored: money in cents, rates in hundredths of a point. */
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

/** One line of a set-up year's inventory; `currentCost` is what one occurrence costs, in cents. */
export interface BasisComponent {
  propertyComponentId: string;
  name: string;
  category: string;
  categoryPosition: number;
  currentCost: Cents;
  usefulLife: number;
  remainingUsefulLife: number;
  isOneTime: boolean;
}

/** What every projection of a property starts from: a set-up fiscal year. */
export interface Basis {
  fiscalYear: number;
  financials: BasisFinancials;
  components: readonly BasisComponent[];
}

/** Assumptions of one way to fund: money in cents, rates in points. */
export interface FundingAssumptions {
  startingBalance: Cents;
  firstYearContribution: Cents;
  increaseRate: number;
  inflationRate: number;
  interestRate: number;
  /** Steps after the first year, counted from the basis year. */
  ladder?: readonly LadderStep[];
  assessments?: readonly Assessment[];
}

/** Reserve balance in cents on the first day of the basis year. */
export function startingBalance(financials: BasisFinancials): Cents {
  return projectedStartingBalance(financials);
}

/** The contribution as the association pays it today, with its yearly rise. */
export function currentAssumptions(financials: BasisFinancials): FundingAssumptions {
  return {
    startingBalance: startingBalance(financials),
    firstYearContribution: financials.annualReserveContribution,
    increaseRate: toPoints(financials.reserveContributionIncreaseRate),
    inflationRate: toPoints(financials.inflationRate),
    interestRate: toPoints(financials.interestRate),
  };
}

/** The inventory as the engine counts it. */
export function engineComponents(components: readonly BasisComponent[]): ReserveComponent[] {
  return components.map((component) => ({
    id: component.propertyComponentId,
    category: component.category,
    currentCost: component.currentCost,
    usefulLife: component.usefulLife,
    remainingUsefulLife: component.remainingUsefulLife,
    isOneTime: component.isOneTime,
  }));
}
