import { monthsBetween } from '@roofline/schema/financials/financials';
import { limits } from '@roofline/schema/value/limits';
import { toCents, toDollars } from '@roofline/schema/value/money';
import { perUnit } from '@roofline/engine/projection/per-unit';
import { projectedStartingBalance } from '@roofline/engine/projection/starting-balance';
import type { FinancialValues } from '../../../financials/form/financial-fields';

export interface Consequences {
  /** Dollars per unit and month; null while fee or units are missing. */
  assessmentPerUnit: number | null;
  /** Contribution as a share of the fees, in percent. */
  reserveShare: number | null;
  /** The starting balance of the fiscal year. */
  balanceAfterExpenses: number | null;
  /** Months of contributions in that balance. */
  monthsUntilStart: number;
}

const within = (value: number | null, max: number): value is number =>
  value !== null && Math.abs(value) <= max;

/** Returns the consequences of the values, by the same functions that compute the plans. */
export function consequencesOf(values: FinancialValues, units: number | null): Consequences {
  const {
    averageHoaAnnualFee: fee,
    annualReserveContribution: contribution,
    yearEndReserveBalance: balance,
  } = values;
  const { reserveMonthStart = 1, fiscalYearStartMonth = 1 } = values;
  const months = {
    reserveMonthStart: reserveMonthStart ?? 1,
    fiscalYearStartMonth: fiscalYearStartMonth ?? 1,
  };
  const hasUnits = within(units, limits.unitsMax) && units >= limits.unitsMin;
  const hasFee = within(fee, limits.feeMax) && fee > 0;
  const hasContribution = within(contribution, limits.balanceMax);
  const upcoming = values.hasUpcomingExpenses ? (values.upcomingExpenses ?? null) : 0;
  const hasBalance = within(balance, limits.balanceMax) && within(upcoming, limits.balanceMax);
  return {
    assessmentPerUnit: hasFee && hasUnits ? toDollars(perUnit(toCents(fee), units * 12)) : null,
    reserveShare: hasFee && hasContribution ? (contribution / fee) * 100 : null,
    balanceAfterExpenses: hasBalance
      ? toDollars(
          projectedStartingBalance({
            ...months,
            yearEndReserveBalance: toCents(balance),
            annualReserveContribution: toCents(hasContribution ? contribution : 0),
            upcomingExpenses: toCents(upcoming),
          }),
        )
      : null,
    monthsUntilStart: hasContribution
      ? monthsBetween(months.reserveMonthStart, months.fiscalYearStartMonth)
      : 0,
  };
}
