import { z } from 'zod';
import { money } from '../value/numbers';

// How a figure of a plan comes about, as the page Working opens it.

const workingFigure = z.enum(
  [
    'startBalance',
    'contribution',
    'assessments',
    'loanProceeds',
    'interest',
    'expenditures',
    'debtService',
    'endBalance',
    'fullyFundedStart',
    'fullyFundedEnd',
    'percentFundedStart',
    'percentFundedEnd',
  ],
  'Choose a figure',
);
export type WorkingFigure = z.infer<typeof workingFigure>;

/** Query of GET /api/plan/{planId}/working. */
export const planWorkingQuery = z.object({
  figure: workingFigure.default('percentFundedStart'),
  year: z.coerce
    .number({ error: 'Year should be a year of the plan' })
    .int('Year should be a year of the plan')
    .optional()
    .meta({ description: 'Fiscal year of the plan; its first where it is left out' }),
});
export type PlanWorkingQuery = z.infer<typeof planWorkingQuery>;

const workingFormula = z.enum([
  'given',
  'carried',
  'simpleContribution',
  'ladderContribution',
  'yearlyContribution',
  'listed',
  'interestOfYear',
  'expenditures',
  'expendituresByYear',
  'endBalance',
  'fullyFunded',
  'fullyFundedByYear',
  'percentFunded',
]);
export type WorkingFormula = z.infer<typeof workingFormula>;

const workingUnit = z.enum(['dollars', 'percent', 'years', 'factor']);
export type WorkingUnit = z.infer<typeof workingUnit>;

const workingPart = z.enum([
  'component',
  'startingBalance',
  'endOfYearBefore',
  'firstYear',
  'step',
  'increases',
  'assessment',
  'onStartBalance',
  'onInflows',
  'onOutflows',
  'floor',
  'startBalance',
  'contribution',
  'assessments',
  'loanProceeds',
  'interest',
  'expenditures',
  'debtService',
]);
export type WorkingPart = z.infer<typeof workingPart>;
export const isWorkingPart = (name: string): name is WorkingPart => workingPart.safeParse(name).success;

const workingInput = z.object({
  symbol: z.string().meta({ description: 'In the formula; g(3) is the rate of the fourth year' }),
  value: z.number(),
  unit: workingUnit,
});
export type WorkingInput = z.infer<typeof workingInput>;

const workingRow = z.object({
  part: workingPart,
  propertyComponentId: z.uuid().nullable(),
  name: z.string().nullable().meta({ description: 'Of a component, or the purpose of a special assessment' }),
  amount: money,
});
export type WorkingRow = z.infer<typeof workingRow>;

export const planWorking = z.object({
  planId: z.uuid(),
  figure: workingFigure,
  fiscalYear: z.int(),
  unit: workingUnit.meta({ description: 'Dollars or percent' }),
  value: z
    .number()
    .nullable()
    .meta({ description: 'Null for a percentage of a fully funded balance of zero' }),
  formula: workingFormula,
  formulaText: z.string().meta({ description: 'The formula, with the symbols of its inputs' }),
  inputs: z.array(workingInput),
  rows: z.array(workingRow).meta({
    description: 'They add up to the figure to the cent; of a percentage, to its fully funded balance',
  }),
});
export type PlanWorking = z.infer<typeof planWorking>;
