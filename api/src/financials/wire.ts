import {
  upcomingExpensesOf,
  type PropertyFinancial,
  type PropertyFinancialInput,
} from '@roofline/schema/financials/financials';
import { toCents, toDollars, toHundredths, toPoints } from '@roofline/schema/value/money';
import type { FinancialRow } from './repository';

/** Returns saved financials as the API shows them. */
export function presentFinancial(row: FinancialRow, isReadOnly: boolean): PropertyFinancial {
  return {
    propertyFinancialId: row.propertyFinancialId,
    propertyId: row.propertyId,
    fiscalYear: row.fiscalYear,
    fiscalYearStartMonth: row.fiscalYearStartMonth,
    startingFiscalYear: row.startingFiscalYear,
    yearEndReserveBalance: toDollars(row.yearEndReserveBalance),
    averageHoaAnnualFee: toDollars(row.averageHoaAnnualFee),
    previousHoaAnnualFee: row.previousHoaAnnualFee === null ? null : toDollars(row.previousHoaAnnualFee),
    annualReserveContribution: toDollars(row.annualReserveContribution),
    inflationRate: toPoints(row.inflationRate),
    interestRate: toPoints(row.interestRate),
    reserveContributionIncreaseRate: toPoints(row.reserveContributionIncreaseRate),
    feeCollectionFrequencyId: row.feeCollectionFrequencyId,
    updateAllPlans: row.updateAllPlans,
    upcomingExpenses: toDollars(row.upcomingExpenses),
    reserveMonthStart: row.reserveMonthStart,
    isReadOnly,
    requireSetup: false,
    version: row.version,
  };
}

/** Returns the values that are offered for a year without saved financials; saving them sets the year up. */
export function proposeFinancial(
  basis: FinancialRow,
  fiscalYear: number,
  isReadOnly: boolean,
): PropertyFinancial {
  return {
    ...presentFinancial(basis, isReadOnly),
    propertyFinancialId: null,
    fiscalYear,
    updateAllPlans: false,
    requireSetup: true,
    version: 0,
  };
}

/** Returns a form's values as they are stored. Without upcoming expenses their amount is zero. */
export function storedValues(input: PropertyFinancialInput) {
  const upcoming = upcomingExpensesOf(input);
  return {
    fiscalYearStartMonth: input.fiscalYearStartMonth,
    startingFiscalYear: input.startingFiscalYear,
    yearEndReserveBalance: toCents(input.yearEndReserveBalance),
    averageHoaAnnualFee: toCents(input.averageHoaAnnualFee),
    previousHoaAnnualFee: input.previousHoaAnnualFee === null ? null : toCents(input.previousHoaAnnualFee),
    annualReserveContribution: toCents(input.annualReserveContribution),
    inflationRate: toHundredths(input.inflationRate),
    interestRate: toHundredths(input.interestRate),
    reserveContributionIncreaseRate: toHundredths(input.reserveContributionIncreaseRate),
    feeCollectionFrequencyId: input.feeCollectionFrequencyId,
    updateAllPlans: input.updateAllPlans,
    hasUpcomingExpenses: upcoming !== null,
    upcomingExpenses: toCents(upcoming ?? 0),
    reserveMonthStart: input.reserveMonthStart,
  };
}
export type StoredValues = ReturnType<typeof storedValues>;

/** Returns the values that a further year takes over: all but the choice to update plans, which was for one save. */
export function carriedValues(row: FinancialRow): StoredValues {
  return {
    fiscalYearStartMonth: row.fiscalYearStartMonth,
    startingFiscalYear: row.startingFiscalYear,
    yearEndReserveBalance: row.yearEndReserveBalance,
    averageHoaAnnualFee: row.averageHoaAnnualFee,
    previousHoaAnnualFee: row.previousHoaAnnualFee,
    annualReserveContribution: row.annualReserveContribution,
    inflationRate: row.inflationRate,
    interestRate: row.interestRate,
    reserveContributionIncreaseRate: row.reserveContributionIncreaseRate,
    feeCollectionFrequencyId: row.feeCollectionFrequencyId,
    updateAllPlans: false,
    hasUpcomingExpenses: row.hasUpcomingExpenses,
    upcomingExpenses: row.upcomingExpenses,
    reserveMonthStart: row.reserveMonthStart,
  };
}
