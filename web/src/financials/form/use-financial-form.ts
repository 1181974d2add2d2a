import {
  propertyFinancialInput,
  type FinancialRules,
  type PropertyFinancial,
  type PropertyFinancialInput,
} from '@roofline/schema/financials';
import { defaults } from '@roofline/schema/limits';
import { useMemo } from 'react';
import { useRuledForm, type RuledForm } from '../../ui/ruled-form/use-ruled-form';

/** Financials as the form holds them: an empty amount is null. */
export interface FinancialValues {
  fiscalYearStartMonth: number | null;
  startingFiscalYear: number | null;
  averageHoaAnnualFee: number | null;
  previousHoaAnnualFee: number | null;
  feeCollectionFrequencyId: number | null;
  yearEndReserveBalance: number | null;
  reserveMonthStart: number | null;
  annualReserveContribution: number | null;
  hasUpcomingExpenses: boolean;
  upcomingExpenses: number | null;
  inflationRate: number | null;
  interestRate: number | null;
  reserveContributionIncreaseRate: number | null;
  updateAllPlans: boolean;
}
export type FinancialForm = RuledForm<FinancialValues, PropertyFinancialInput>;

/** Field names in the order of the screen, with their labels. */
export const FINANCIAL_LABELS: Record<keyof FinancialValues, string> = {
  fiscalYearStartMonth: 'Fiscal year start month',
  startingFiscalYear: 'Starting fiscal year',
  averageHoaAnnualFee: 'Total annual fees',
  previousHoaAnnualFee: 'Previous annual fees',
  feeCollectionFrequencyId: 'Fee collection frequency',
  yearEndReserveBalance: 'Starting reserve balance',
  reserveMonthStart: 'Reserve month start',
  annualReserveContribution: 'Annual reserve contribution',
  hasUpcomingExpenses: 'Any upcoming expenses?',
  upcomingExpenses: 'Amount',
  inflationRate: 'Inflation rate',
  interestRate: 'Interest rate',
  reserveContributionIncreaseRate: 'Contribution increase',
  updateAllPlans: 'Update all plans with these assumptions?',
};

/** What the wizard starts with: month 1, collected monthly, no upcoming expenses. */
export function newFinancials(today: string): FinancialValues {
  return {
    fiscalYearStartMonth: defaults.fiscalYearStartMonth,
    startingFiscalYear: Number(today.slice(0, 4)),
    averageHoaAnnualFee: null,
    previousHoaAnnualFee: null,
    feeCollectionFrequencyId: defaults.feeCollectionFrequencyId,
    yearEndReserveBalance: null,
    reserveMonthStart: defaults.fiscalYearStartMonth,
    annualReserveContribution: null,
    hasUpcomingExpenses: false,
    upcomingExpenses: defaults.upcomingExpenses,
    inflationRate: null,
    interestRate: null,
    reserveContributionIncreaseRate: null,
    updateAllPlans: false,
  };
}

/** The form's values for saved financials, or for those proposed for a year that awaits setup. */
export function financialsOf(
  saved: Pick<PropertyFinancial, Exclude<keyof FinancialValues, 'hasUpcomingExpenses' | 'updateAllPlans'>>,
): FinancialValues {
  return {
    fiscalYearStartMonth: saved.fiscalYearStartMonth,
    startingFiscalYear: saved.startingFiscalYear,
    averageHoaAnnualFee: saved.averageHoaAnnualFee,
    previousHoaAnnualFee: saved.previousHoaAnnualFee,
    feeCollectionFrequencyId: saved.feeCollectionFrequencyId,
    yearEndReserveBalance: saved.yearEndReserveBalance,
    reserveMonthStart: saved.reserveMonthStart,
    annualReserveContribution: saved.annualReserveContribution,
    hasUpcomingExpenses: saved.upcomingExpenses > 0,
    upcomingExpenses: saved.upcomingExpenses,
    inflationRate: saved.inflationRate,
    interestRate: saved.interestRate,
    reserveContributionIncreaseRate: saved.reserveContributionIncreaseRate,
    // Asked anew with every save.
    updateAllPlans: false,
  };
}

/** Fee, contribution, balance and the two months move the limits of what depends on them. */
const DEPENDENTS = {
  averageHoaAnnualFee: ['annualReserveContribution'],
  annualReserveContribution: ['upcomingExpenses'],
  yearEndReserveBalance: ['upcomingExpenses'],
  reserveMonthStart: ['upcomingExpenses'],
  fiscalYearStartMonth: ['upcomingExpenses'],
} as const;

/** Financials under the rules of their place; a balance below 0 is right on the edit tab alone. */
export function useFinancialForm(options: {
  rules: FinancialRules;
  defaultValues: FinancialValues;
  readOnly?: boolean;
}): FinancialForm {
  const { balanceMin, hasLoanAnalysis, today, savedStartingYear } = options.rules;
  const schema = useMemo(
    () => propertyFinancialInput({ balanceMin, hasLoanAnalysis, today, savedStartingYear }),
    [balanceMin, hasLoanAnalysis, today, savedStartingYear],
  );
  return useRuledForm<FinancialValues, PropertyFinancialInput>({
    schema,
    defaultValues: options.defaultValues,
    dependents: DEPENDENTS,
    readOnly: options.readOnly,
  });
}
