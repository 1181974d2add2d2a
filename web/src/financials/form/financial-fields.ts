import {
  contributionMaximum,
  FEE_COLLECTION_FREQUENCIES,
  propertyFinancialInput,
  upcomingExpensesMaximum,
  type FinancialRules,
  type PropertyFinancialInput,
} from '@roofline/schema/financials/financials';
import { fiscalYearLabel, monthNames, startingFiscalYears } from '@roofline/schema/fiscal-year/fiscal-year';
import { defaults, limits } from '@roofline/schema/value/limits';
import { formatLimit } from '@roofline/schema/value/money';
import { useMemo } from 'react';
import { answersOf, emptyAnswers, type Answers, type RecordOf } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../app/fields/use-fields-form';

type FinancialSchema = ReturnType<typeof propertyFinancialInput>;
export type FinancialValues = Answers<FinancialSchema>;

/** The data that the fields need beside their values. */
export interface FinancialPlace {
  rules: FinancialRules;
  /** Returns the hint under the annual fees: the amount per unit. */
  feeHint?: (annualFee: number | null) => string | undefined;
  /** The hint under the start month: the effect of a change. */
  startMonthHint?: string;
  /** Whether the form asks to update all plans; the wizard has no plans yet. */
  asksUpdateAllPlans?: boolean;
}
export type FinancialForm = FieldsForm<FinancialValues, PropertyFinancialInput, FinancialPlace>;

const months = monthNames.map((label, index) => ({ value: index + 1, label }));
const frequencies = FEE_COLLECTION_FREQUENCIES.map(({ id, name }) => ({ value: id, label: name }));

/** Returns the current limits: `From $0 to $386,400`. */
const rangeHint = (max: number) => `From $0 to ${formatLimit(max)}`;

/** Fiscal year, fees, reserve account, upcoming expenses and assumptions; limits follow the values in the form. */
const FINANCIAL_FIELDS: FieldList<FinancialValues, FinancialPlace> = [
  {
    title: 'Fiscal year',
    purpose: 'Changing the start month reloads the page and moves every yearly figure.',
    rows: [
      [
        {
          name: 'fiscalYearStartMonth',
          options: months,
          hint: (_values, { startMonthHint }) => startMonthHint,
          rechecks: ['upcomingExpenses'],
        },
        { name: 'startingFiscalYear', options: startingYears },
      ],
    ],
  },
  {
    title: 'Annual assessment fees',
    purpose: 'Total that all owners pay in a year.',
    rows: [
      [
        {
          name: 'averageHoaAnnualFee',
          hint: ({ averageHoaAnnualFee }, { feeHint }) => feeHint?.(averageHoaAnnualFee),
          rechecks: ['annualReserveContribution'],
        },
        { name: 'feeCollectionFrequencyId', options: frequencies },
      ],
      [
        {
          name: 'previousHoaAnnualFee',
          hint: 'The fees of the year before.',
          when: (_values, { rules }) => rules.hasLoanAnalysis,
        },
      ],
    ],
  },
  {
    title: 'Reserve account',
    purpose: 'The opening position every plan starts from.',
    rows: [
      [
        {
          name: 'yearEndReserveBalance',
          maxLength: limits.balanceMaxChars,
          rechecks: ['upcomingExpenses'],
        },
        { name: 'reserveMonthStart', options: months, rechecks: ['upcomingExpenses'] },
      ],
      [
        {
          name: 'annualReserveContribution',
          label: 'Annual reserve contribution',
          maxLength: limits.balanceMaxChars,
          hint: ({ averageHoaAnnualFee: fee }) =>
            fee !== null && fee <= limits.feeMax ? rangeHint(contributionMaximum(fee)) : undefined,
          rechecks: ['upcomingExpenses'],
        },
      ],
    ],
  },
  {
    title: 'Upcoming expenses',
    purpose: 'Spending already committed before the fiscal year begins.',
    rows: [
      [
        {
          name: 'hasUpcomingExpenses',
          label: 'Any upcoming expenses?',
          sets: (isYes) => ({ upcomingExpenses: isYes ? null : 0 }),
        },
        {
          name: 'upcomingExpenses',
          label: 'Amount',
          calledInLists: 'Upcoming expenses',
          isOptional: false,
          maxLength: limits.balanceMaxChars,
          hint: (values) => rangeHint(upcomingExpensesMaximum(values)),
          when: ({ hasUpcomingExpenses }) => hasUpcomingExpenses,
        },
      ],
    ],
  },
  {
    title: 'Financial assumptions',
    purpose: 'Used by new plans. Each plan can carry its own rates.',
    rows: [
      [
        { name: 'inflationRate' },
        { name: 'interestRate' },
        { name: 'reserveContributionIncreaseRate', label: 'Contribution increase' },
      ],
      {
        name: 'updateAllPlans',
        label: 'Update all plans with these assumptions?',
        hint: 'Ladder plan steps are never changed.',
        when: (_values, { asksUpdateAllPlans }) => asksUpdateAllPlans === true,
      },
    ],
  },
];

/** Returns the starting years to choose from, and the chosen one even when it is too old to be chosen again. */
function startingYears(values: FinancialValues, { rules }: FinancialPlace) {
  const { fiscalYearStartMonth, startingFiscalYear: chosen } = values;
  const years = startingFiscalYears(rules.today, rules.savedStartingYear);
  const shown = chosen !== null && !years.includes(chosen) ? [...years, chosen] : years;
  return shown.map((year) => ({ value: year, label: fiscalYearLabel(year, fiscalYearStartMonth ?? 1) }));
}

/** Returns the values that the wizard starts with: month 1, fees collected monthly, no upcoming expenses. */
export const newFinancials = (rules: FinancialRules): FinancialValues =>
  emptyAnswers(propertyFinancialInput(rules), {
    fiscalYearStartMonth: defaults.fiscalYearStartMonth,
    startingFiscalYear: Number(rules.today.slice(0, 4)),
    feeCollectionFrequencyId: defaults.feeCollectionFrequencyId,
    reserveMonthStart: defaults.fiscalYearStartMonth,
    upcomingExpenses: defaults.upcomingExpenses,
  });

/** Returns the form's values for saved financials, or for those proposed for a year that awaits setup. */
export function financialsOf(
  rules: FinancialRules,
  saved: Omit<RecordOf<FinancialValues>, 'hasUpcomingExpenses' | 'updateAllPlans'>,
): FinancialValues {
  const hasUpcomingExpenses = (saved.upcomingExpenses ?? 0) > 0;
  // The question about all plans is asked again with every save.
  return answersOf(propertyFinancialInput(rules), { ...saved, hasUpcomingExpenses, updateAllPlans: false });
}

/** Returns the form of the financials; `place.rules` sets its limits: only the edit tab allows a balance below 0. */
export function useFinancialForm(options: {
  place: FinancialPlace;
  saved: FinancialValues;
  readOnly?: boolean;
}): FinancialForm {
  const { place, saved, readOnly } = options;
  const { balanceMin, hasLoanAnalysis, today, savedStartingYear } = place.rules;
  const schema = useMemo(
    () => propertyFinancialInput({ balanceMin, hasLoanAnalysis, today, savedStartingYear }),
    [balanceMin, hasLoanAnalysis, today, savedStartingYear],
  );
  return useFieldsForm({ schema, list: FINANCIAL_FIELDS, saved, given: place, readOnly });
}
