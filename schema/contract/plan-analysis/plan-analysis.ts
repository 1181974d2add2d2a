import { z } from 'zod';
import { limits } from '../value/limits';
import { money, percent } from '../value/numbers';
import { formatLimit } from '../value/money';
import { FIRST_SEED } from './first-seed';

// Analyses of a saved plan, computed as the pages of the plan compute them.

const dollars = (label: string) => {
  const range = `${label} should be from $0 to ${formatLimit(limits.feeMax)}`;
  return z.coerce.number({ error: range }).min(0, range).max(limits.feeMax, range);
};

/** Query of GET /api/plan/{planId}/lenderreadiness. Income that is left out is none; regular assessments are the annual fees then. */
export const lenderReadinessQuery = z.object({
  applicationDay: z.iso
    .date('Application Day should be a valid date')
    .optional()
    .meta({ description: 'Day of the loan application, whose rule applies; today where it is left out' }),
  regularAssessments: dollars('Regular Assessments').optional().meta({
    description: 'Budgeted for the year; the annual fees of the plan’s year where it is left out',
  }),
  specialAssessments: dollars('Special Assessments').default(0),
  incidentalIncome: dollars('Incidental Income').default(0),
  ownerUtilities: dollars('Owner Utilities').default(0).meta({ description: 'Utilities billed to owners' }),
  reserveIncome: dollars('Reserve Income').default(0).meta({ description: 'Income of the reserve fund' }),
});
export type LenderReadinessQuery = z.infer<typeof lenderReadinessQuery>;

export const lenderReadiness = z.object({
  planId: z.uuid(),
  applicationDay: z.iso.date(),
  ruleId: z.string(),
  ruleSource: z.string().meta({ description: 'Where the rule stands' }),
  ruleVersion: z.string().meta({ description: 'When the rule was last compared with its source' }),
  minimumRatio: percent.meta({ description: 'Least contribution in percent of the assessment income' }),
  reserveContribution: money.meta({ description: 'Of the plan, in its first year' }),
  assessmentIncome: money.meta({ description: 'Income that counts under the rule' }),
  excludedIncome: money.meta({ description: 'Income that does not count' }),
  ratio: z.number().nullable().meta({ description: 'In percent; null without income' }),
  meets: z.boolean(),
  requiredContribution: money.meta({ description: 'At the budgeted income' }),
  shortPerYear: money,
  shortPerUnitMonth: money,
  sufficientIncrease: money.meta({
    description: 'Least rise of the assessments in a year, all of it for reserves, that meets the rule',
  }),
});
export type LenderReadiness = z.infer<typeof lenderReadiness>;

/** Figures whose sensitivity can be asked for. */
const SENSITIVE_FIGURES = [
  'lowestBalance',
  'endBalance',
  'percentFundedIn10Years',
  'percentFundedIn30Years',
  'requiredContribution',
] as const;
export const sensitiveFigure = z.enum(SENSITIVE_FIGURES, 'Choose a figure');
export type SensitiveFigure = z.infer<typeof sensitiveFigure>;

/** Query of GET /api/plan/{planId}/sensitivity. */
export const planSensitivityQuery = z.object({ figure: sensitiveFigure.default('lowestBalance') });
export type PlanSensitivityQuery = z.infer<typeof planSensitivityQuery>;

const sensitiveInput = z.enum(['inflation', 'interest', 'costs', 'lives', 'contribution']);
export type SensitiveInput = z.infer<typeof sensitiveInput>;

const sensitivityBar = z.object({
  input: sensitiveInput,
  span: z.number().meta({
    description:
      'By how much the input is moved down and up: points of a rate, percent of costs and contribution, years of lives',
  }),
  low: z.number().meta({ description: 'The figure with the input moved down' }),
  high: z.number().meta({ description: 'The figure with the input moved up' }),
});

const sensitivityUnit = z.enum(['dollars', 'percent']);
export type SensitivityUnit = z.infer<typeof sensitivityUnit>;

export const planSensitivity = z.object({
  planId: z.uuid(),
  figure: sensitiveFigure,
  unit: sensitivityUnit,
  value: z
    .number()
    .nullable()
    .meta({ description: 'Of the plan as it is; null where it has no such figure' }),
  bars: z.array(sensitivityBar).meta({ description: 'One for each input, the widest first' }),
});
export type PlanSensitivity = z.infer<typeof planSensitivity>;

/** Most futures of one simulation. */
const PATHS_MAX = 10_000;

const spread = (label: string, first: number) => {
  const range = `${label} should be from 0 to 100`;
  return z.coerce.number({ error: range }).min(0, range).max(100, range).default(first);
};
const whole = (label: string, least: number, most: number) => {
  const range = `${label} should be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error: range }).int(range).min(least, range).max(most, range);
};

/** Query of GET /api/plan/{planId}/simulation. */
export const planSimulationQuery = z.object({
  seed: whole('Seed', 0, 2_147_483_647).default(FIRST_SEED).meta({
    description: 'The same seed, spreads and plan give the same figures on every machine',
  }),
  paths: whole('Paths', 100, PATHS_MAX).default(PATHS_MAX).meta({ description: 'Futures that are drawn' }),
  inflation: spread('Inflation', 1.5).meta({
    description: 'Standard deviation of each year’s inflation, in points',
  }),
  cost: spread('Cost', 15).meta({ description: 'Standard deviation of each cost, in percent of it' }),
  life: spread('Life', 15).meta({ description: 'Standard deviation of each life, in percent of it' }),
  interest: spread('Interest', 0.5).meta({
    description: 'Standard deviation of each year’s interest rate, in points',
  }),
});
export type PlanSimulationQuery = z.infer<typeof planSimulationQuery>;

const chance = z.number().meta({ description: 'From 0 to 1' });
const band = (figure: z.ZodType<number>) =>
  z.object({
    p5: figure.nullable(),
    p25: figure.nullable(),
    p50: figure.nullable(),
    p75: figure.nullable(),
    p95: figure.nullable(),
  });

const simulatedAssessment = z.object({
  chance,
  meanPerUnit: money.nullable().meta({ description: 'Over the futures that need one' }),
  p90PerUnit: money.nullable().meta({ description: 'Not exceeded in 90% of those futures' }),
});

const simulatedYear = z.object({
  fiscalYear: z.int(),
  chanceBelowZero: chance.meta({ description: 'The year ends below zero' }),
  chanceEverBelowZero: chance.meta({ description: 'This year or one before it ends below zero' }),
  balance: band(money).meta({ description: 'Year-end balance that 5 to 95% of the futures do not exceed' }),
  percentFunded: band(percent),
  assessment: simulatedAssessment.meta({
    description: 'What is missing to zero, levied as a special assessment in that year',
  }),
});

export const planSimulation = z.object({
  planId: z.uuid(),
  seed: z.int(),
  paths: z.int(),
  years: z.array(simulatedYear),
  safeContributions: z.array(z.object({ percent: z.int(), firstYearContribution: money })).meta({
    description: 'First-year contributions that never fall below zero in so many percent of the futures',
  }),
  assessment: simulatedAssessment.meta({ description: 'Over all years together' }),
});
export type PlanSimulation = z.infer<typeof planSimulation>;
