import { SOLVED_METHODS } from '@roofline/schema/plan/plan-settings';
import type { FieldPath } from 'react-hook-form';
import type { PlanValues } from './plan-values';

export const PLAN_STEPS = ['Info', 'Funding details', 'Financial details'] as const;
export type PlanStep = 1 | 2 | 3;

export type PlanField = FieldPath<PlanValues>;
/** Fields of a step in the order of the screen, each with its label. */
export type StepFields = Partial<Record<PlanField, string>>;

const goalFields: Partial<Record<PlanValues['settings']['method'], StepFields>> = {
  fullFunding: { 'settings.goal.year': 'Goal year' },
  thresholdDollars: { 'settings.goal.amount': 'Lowest balance', 'settings.goal.year': 'Goal year' },
  thresholdPercent: { 'settings.goal.percent': 'Percent funded', 'settings.goal.year': 'Goal year' },
  targetPercent: { 'settings.goal.percent': 'Percent funded', 'settings.goal.year': 'Goal year' },
};

/** Labels of the rows of a list, and of what is wrong with it as a whole. */
function rowFields(
  list: 'ladder' | 'specialAssessments' | 'loans' | 'yearOverrides',
  count: number,
  title: string,
  columns: Record<string, string>,
): StepFields {
  const fields: Record<string, string> = { [`settings.${list}`]: title };
  for (let row = 0; row < count; row++)
    for (const [name, label] of Object.entries(columns))
      fields[`settings.${list}.${row}.${name}`] = `${label}, ${title.toLowerCase()} ${row + 1}`;
  return fields as StepFields;
}

function fundingFields({ settings }: PlanValues): StepFields {
  const { method, ladder, specialAssessments, loans, yearOverrides } = settings;
  const step = { fromYear: 'From year', amount: 'Amount', increaseRate: 'Yearly increase' };
  const loan = {
    name: 'Name',
    year: 'Year',
    principal: 'Amount',
    annualRate: 'Rate',
    months: 'Term',
    fees: 'Fees',
    interestOnlyMonths: 'Interest-only months',
  };
  const assessment = { year: 'Year', amount: 'Amount', purpose: 'Purpose', dueDate: 'Due date' };
  const override = {
    year: 'Year',
    inflationRate: 'Inflation',
    interestRate: 'Interest',
    increaseRate: 'Yearly increase',
  };
  return {
    ...goalFields[method],
    ...(SOLVED_METHODS.includes(method)
      ? {}
      : { 'settings.firstYearContribution': 'First-year contribution' }),
    'settings.increaseRate': 'Yearly increase',
    ...(method === 'ladder' ? rowFields('ladder', ladder.length, 'Step', step) : {}),
    ...rowFields('specialAssessments', specialAssessments.length, 'Special assessment', assessment),
    ...rowFields('loans', loans.length, 'Loan', loan),
    ...rowFields('yearOverrides', yearOverrides.length, 'Single year', override),
  };
}

/** Fields that a step of the form asks for, as it stands. */
export function fieldsOfStep(step: PlanStep, values: PlanValues): StepFields {
  if (step === 1) return { name: 'Plan name', 'settings.method': 'Goal' };
  if (step === 2) return fundingFields(values);
  return {
    'settings.startingBalance': 'Starting reserve balance',
    'settings.inflationRate': 'Inflation rate',
    'settings.interestRate': 'Interest rate',
    'settings.conventions.taxRate': 'Tax on interest',
    'settings.costShock': 'Cost change',
    'settings.lifeOffset': 'Life change',
  };
}

/** A step's fields with their labels. */
export const labelledIn = (fields: StepFields) => Object.entries(fields) as [PlanField, string][];

/** Names of a step's fields. */
export const namesOf = (fields: StepFields) => Object.keys(fields) as PlanField[];
