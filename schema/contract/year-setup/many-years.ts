import { z } from 'zod';
import { isNumber, withCrossFieldRules, type AddFailure } from '../value/cross-field';
import { limits } from '../value/limits';
import { choice, money, optional, rate } from '../value/numbers';
import { EXPENDITURE_OUTCOMES, INFORMATION_SOURCES } from './year-setup';

// Setting the same fiscal year up for many properties of a portfolio at once.

const MANY_YEARS_MAX = 1_000;

/** Work that was due in the closing year, and that no one has said the outcome of. */
const dueWork = z.object({ propertyComponentId: z.uuid(), name: z.string(), currentCost: money });
export type DueWork = z.infer<typeof dueWork>;

/** A property whose year awaits its setup. */
const awaitingYear = z.object({
  propertyId: z.uuid(),
  propertyName: z.string(),
  propertyCity: z.string(),
  propertyState: z.string(),
  closingFiscalYear: z
    .int()
    .nullable()
    .meta({ description: 'The set-up year that everything is copied from' }),
  componentCount: z.int(),
  annualReserveContribution: money.nullable(),
  interestRate: z.number().nullable().meta({ description: 'Of the closing year, in percentage points' }),
  due: z.array(dueWork).meta({
    description: 'Work that was due in the closing year; what a project completed is not among it',
  }),
  remarks: z.array(z.string()).meta({ description: 'Odd data to look at before the year is set up' }),
  blockedReason: z.string().nullable().meta({ description: 'Why the year cannot be set up now' }),
});
export type AwaitingYear = z.infer<typeof awaitingYear>;

/** GET /api/year/setupmany/{workspaceId}/{fiscalYear}. */
export const manyYears = z.object({
  workspaceId: z.uuid(),
  fiscalYear: z.int(),
  isSetUpCount: z.int().meta({ description: 'Properties that have the year already' }),
  items: z.array(awaitingYear),
  jobId: z.uuid().nullable().meta({ description: 'The job of the caller that sets years up now' }),
});
export type ManyYears = z.infer<typeof manyYears>;

/** What became of work that was due. Work that was partly done is reviewed in the setup of the property itself. */
const chosenOutcome = z.object({
  propertyComponentId: z.uuid(),
  outcome: z.enum(EXPENDITURE_OUTCOMES, { error: 'Choose whether the work was done' }).exclude(['partly']),
});

const chosenProperty = z.object({
  propertyId: z.uuid(),
  expenditures: z.array(chosenOutcome).max(limits.componentsPerYear).default([]),
});

const rates = {
  hasCostIncrease: z.boolean({ error: 'Choose whether costs rose' }),
  inflationRate: optional(rate('Inflation Rate', limits.setupInflationMax)),
  informationSourceId: optional(choice('Information Source', INFORMATION_SOURCES.length)),
  interestRate: optional(rate('Interest Rate')).meta({
    description: 'Left out, each property keeps its own',
  }),
};

function riseRules(value: Record<string, unknown>, add: AddFailure): void {
  if (value.hasCostIncrease !== true) return;
  if (!isNumber(value.inflationRate)) add('inflationRate', 'Inflation Rate is required');
  if (!isNumber(value.informationSourceId)) add('informationSourceId', 'Information Source is required');
}

/** What holds for all properties. */
export const manyYearsRates = withCrossFieldRules(z.object(rates), riseRules);
export type ManyYearsRates = z.infer<typeof manyYearsRates>;

/** POST /api/year/setupmany/{workspaceId}/{fiscalYear}: the properties, and what holds for all of them. */
export const manyYearsInput = withCrossFieldRules(
  z.object({
    ...rates,
    properties: z
      .array(chosenProperty)
      .min(1, 'Choose at least one property')
      .max(MANY_YEARS_MAX, `Choose at most ${MANY_YEARS_MAX.toLocaleString('en-US')} properties`),
  }),
  riseRules,
);
export type ManyYearsInput = z.infer<typeof manyYearsInput>;

/** What came of it, with every property that was left as it was. */
export const manyYearsResult = z.object({
  setUp: z.int(),
  refused: z.array(z.object({ propertyId: z.uuid(), detail: z.string() })),
});
export type ManyYearsResult = z.infer<typeof manyYearsResult>;
