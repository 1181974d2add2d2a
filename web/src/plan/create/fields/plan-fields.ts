import { limits } from '@roofline/schema/value/limits';
import type { FieldList } from '../../../app/fields/field-list';
import type { PlanValues } from '../plan-values';
import { contributionSection } from './funding-section';
import { MethodChoices } from './MethodChoices';
import type { PlanPlace } from './plan-place';
import { ASSESSMENT_ROWS, LOAN_ROWS, OVERRIDE_ROWS, STEP_ROWS } from './plan-rows';

const TIMINGS = [
  { value: 'startOfYear', label: "At the year's start" },
  { value: 'midYear', label: 'In the middle of the year' },
  { value: 'endOfYear', label: "At the year's end" },
];
const CONVENTIONS = [
  { value: 'midYear', label: "On the start and half of the year's flows" },
  { value: 'beginningBalance', label: 'On the balance at the start' },
  { value: 'average', label: 'On the average of start and end' },
  { value: 'monthly', label: 'Month by month' },
];
const BASES = [
  { value: 'annualEffective', label: 'Effective annual rate' },
  { value: 'nominalMonthly', label: 'Nominal, compounded monthly' },
];

/** The fields of a plan: its goal, its funding, its starting balance and its rates. */
export const PLAN_FIELDS: FieldList<PlanValues, PlanPlace> = [
  {
    part: 'info',
    rows: [
      {
        name: 'name',
        autoComplete: 'off',
        hint: 'As the board will read it, for example Full funding by 2045.',
      },
      { name: 'settings.method', label: 'Goal', control: MethodChoices },
    ],
  },
  contributionSection,
  {
    part: 'funding',
    rows: [
      {
        name: 'settings.ladder',
        label: 'Steps',
        hint: 'From a chosen year on, the contribution changes.',
        rows: STEP_ROWS,
        when: ({ settings }) => settings.method === 'ladder',
      },
      {
        name: 'settings.specialAssessments',
        label: 'Special assessments',
        hint: 'Money that all owners pay once, on top of the contribution.',
        rows: ASSESSMENT_ROWS,
      },
      {
        name: 'settings.loans',
        label: 'Loans',
        hint: 'Money borrowed at the start of a year and repaid in monthly payments.',
        rows: LOAN_ROWS,
        when: (_values, { hasLoanAnalysis }) => hasLoanAnalysis,
      },
      {
        name: 'settings.yearOverrides',
        label: 'Single years',
        hint: "Rates of one year that replace the plan's. An empty rate stays as in every other year.",
        rows: OVERRIDE_ROWS,
      },
    ],
  },
  {
    part: 'assumptions',
    title: 'Assumptions',
    rows: [
      {
        name: 'settings.startingBalance',
        hint: (_values, { basis }) => `On the first day of fiscal year ${basis.fiscalYear}.`,
        maxLength: limits.balanceMaxChars,
        width: '240px',
      },
      [
        { name: 'settings.inflationRate', hint: 'How costs rise each year.' },
        { name: 'settings.interestRate', hint: 'What the reserve earns each year.' },
      ],
    ],
  },
  {
    part: 'advanced',
    rows: [
      [
        { name: 'settings.conventions.inflationTiming', label: 'Work is paid', options: TIMINGS },
        {
          name: 'settings.conventions.interestConvention',
          label: 'Interest is earned',
          options: CONVENTIONS,
        },
      ],
      [
        { name: 'settings.conventions.rateBasis', label: 'The interest rate is', options: BASES },
        {
          name: 'settings.conventions.taxRate',
          label: 'Tax on interest',
          hint: 'Share of the interest that is lost to tax.',
        },
      ],
      [
        {
          name: 'settings.costShock',
          hint: 'Percent added to every cost; below zero, taken away.',
          maxLength: 6,
        },
        {
          name: 'settings.lifeOffset',
          label: 'Life change in years',
          calledInLists: 'Life change',
          hint: 'Years added to the life of every component; below zero, taken away.',
        },
      ],
    ],
  },
];
