import { contributionAmounts } from '@roofline/engine/projection/contributions';
import { compoundGrowth, power } from '@roofline/engine/numeric/growth';
import type { ContributionSchedule, LadderStep } from '@roofline/engine/types';
import { at } from '../../platform/files/cell-address';
import { SheetDraft } from '../draft';
import { assumption, ofYear, SQUARE_YEARS } from '../layout';
import { dollars, type WorkbookModel } from '../model';
import { growthBySquares, wholeCents } from '../rounding';

const COLUMN = {
  year: 0,
  kind: 1,
  amount: 2,
  stepIncrease: 3,
  rateBefore: 4,
  squares: 5,
  generalYears: 10,
  ownGrowth: 11,
  reached: 12,
  level: 13,
  base: 14,
  rate: 15,
  carriedYears: 16,
  carriedGrowth: 17,
  contribution: 18,
} as const;
type Key = keyof typeof COLUMN;

const HEADINGS: Partial<Record<Key, string>> = {
  year: 'Fiscal year',
  kind: 'Step: set, add or rate',
  amount: 'Step amount',
  stepIncrease: 'Yearly increase from this step on, %',
  rateBefore: 'Increase in force, %',
  generalYears: 'Years since the last step at that increase',
  ownGrowth: 'Growth of the years with an increase of their own',
  reached: 'Reached without a step, cents',
  level: 'Before rounding, cents',
  base: 'Amount of the last step, cents',
  rate: 'Increase from here on, %',
  carriedYears: 'Years carried on',
  carriedGrowth: 'Growth carried on',
  contribution: 'Contribution',
};

const FIRST_ROW = 4;
const NAME = 'Contributions';

/** Returns the cell of a year's contribution for other sheets. */
export const contributionOf = (t: number): string =>
  `${NAME}!${at(COLUMN.contribution, FIRST_ROW + t, 'both')}`;

/** Returns the kind of a step as its cell has it. */
function kindOf(step: LadderStep): string {
  if (step.setAmount !== undefined) return 'set';
  return step.addAmount !== undefined ? 'add' : 'rate';
}

/** The contribution reached in a year: the values that its formulas must give. */
interface Reached {
  base: number;
  baseYear: number;
  rate: number;
}

interface YearValues {
  before: Reached;
  reached: number;
  level: number;
  after: Reached;
}

function walk(
  schedule: ContributionSchedule,
  years: number,
): { steps: Map<number, LadderStep>; years: YearValues[] } {
  const all = schedule.kind === 'ladder' ? schedule.steps : [];
  const steps = new Map(
    all.filter(({ fromYear }) => fromYear > 0 && fromYear < years).map((step) => [step.fromYear, step]),
  );
  const opening =
    schedule.kind === 'ladder' ? schedule.steps.find(({ fromYear }) => fromYear === 0) : undefined;
  let before: Reached = {
    base: schedule.kind === 'simple' ? schedule.firstYear : (opening?.setAmount ?? 0),
    baseYear: 0,
    rate: schedule.kind === 'simple' ? schedule.increaseRate : (opening?.increaseRate ?? 0),
  };
  const walked = Array.from({ length: years }, (_, t): YearValues => {
    const step = steps.get(t);
    const reached = before.base * compoundGrowth(before.rate, before.baseYear + 1, t + 1, schedule.yearRates);
    const level = step ? (step.setAmount ?? reached + (step.addAmount ?? 0)) : reached;
    const after = step ? { base: level, baseYear: t, rate: step.increaseRate } : before;
    const values = { before, reached, level, after };
    before = after;
    return values;
  });
  return { steps, years: walked };
}

/** Returns the years at the rate in force after the base year up to t, and the growth of years with their own rates. */
function since({ baseYear, rate }: Reached, t: number, schedule: ContributionSchedule) {
  const own = (schedule.yearRates ?? []).filter(
    (year) => year.year > baseYear && year.year <= t && year.rate !== rate,
  );
  return {
    years: t - baseYear - own.length,
    growth: own.reduce((product, year) => product * ((100 + year.rate) / 100), 1),
  };
}

function firstRow(sheet: SheetDraft, { plan, input }: WorkbookModel): void {
  const row = FIRST_ROW;
  sheet.formula(
    COLUMN.level,
    row,
    `ROUND(${assumption('contribution')}*100,0)`,
    plan.firstYearContribution,
    'cents',
  );
  sheet.formula(COLUMN.base, row, at(COLUMN.level, row), plan.firstYearContribution, 'cents');
  const rate = input.contributions.kind === 'simple' ? input.contributions.increaseRate : plan.increaseRate;
  sheet.formula(COLUMN.rate, row, assumption('increase'), rate, 'rate');
  sheet.number(COLUMN.carriedYears, row, 0, 'whole');
  sheet.number(COLUMN.carriedGrowth, row, 1, 'share');
}

function laterRow(sheet: SheetDraft, model: WorkbookModel, t: number, values: YearValues): void {
  const row = FIRST_ROW + t;
  const here = (key: Key) => at(COLUMN[key], row, 'column');
  const last = (key: Key) => at(COLUMN[key], row - 1, 'column');
  const { before, after } = values;
  const now = since(before, t, model.input.contributions);
  const carried = since(after, t, model.input.contributions);
  const rise = ofYear('increase', t);
  const isGeneral = `OR(${rise}="",${rise}=${here('rateBefore')})`;
  const squares = SQUARE_YEARS.map((_, bit) => at(COLUMN.squares + bit, row, 'column'));
  const isNone = `${here('kind')}=""`;
  const put = (key: Key, formula: string, value: number, format: 'rate' | 'share' | 'whole' | 'cents') =>
    sheet.formula(COLUMN[key], row, formula, value, format);
  put('rateBefore', last('rate'), before.rate, 'rate');
  SQUARE_YEARS.forEach((years, bit) => {
    const formula = bit === 0 ? `(100+${here('rateBefore')})/100` : `${squares[bit - 1]}*${squares[bit - 1]}`;
    sheet.formula(COLUMN.squares + bit, row, formula, power((100 + before.rate) / 100, years), 'share');
  });
  put('generalYears', `${last('carriedYears')}+IF(${isGeneral},1,0)`, now.years, 'whole');
  put('ownGrowth', `${last('carriedGrowth')}*IF(${isGeneral},1,(100+${rise})/100)`, now.growth, 'share');
  const growth = `${growthBySquares(here('generalYears'), squares)}*${here('ownGrowth')}`;
  put('reached', `${last('base')}*(${growth})`, values.reached, 'cents');
  const amount = `ROUND(${here('amount')}*100,0)`;
  const stepped = `IF(${here('kind')}="set",${amount},IF(${here('kind')}="add",${here('reached')}+${amount},${here('reached')}))`;
  put('level', stepped, values.level, 'cents');
  put('base', `IF(${isNone},${last('base')},${here('level')})`, after.base, 'cents');
  put('rate', `IF(${isNone},${here('rateBefore')},${here('stepIncrease')})`, after.rate, 'rate');
  put('carriedYears', `IF(${isNone},${here('generalYears')},0)`, carried.years, 'whole');
  put('carriedGrowth', `IF(${isNone},${here('ownGrowth')},1)`, carried.growth, 'share');
}

function stepInputs(sheet: SheetDraft, row: number, step: LadderStep | undefined): void {
  const amount = step?.setAmount ?? step?.addAmount;
  sheet.input(COLUMN.kind, row, step ? kindOf(step) : null);
  sheet.input(COLUMN.amount, row, amount === undefined ? null : dollars(amount), 'money');
  sheet.input(COLUMN.stepIncrease, row, step?.increaseRate ?? null, 'rate');
}

/** Writes each year's contribution: the first year's, its yearly increase, and the steps of a ladder. */
export function contributionsSheet(model: WorkbookModel): SheetDraft {
  const { contributions } = model.input;
  const sheet = new SheetDraft(
    NAME,
    Array.from({ length: 19 }, () => 16),
    { rows: 3, columns: 1 },
  );
  sheet.title('Contributions');
  for (const [key, heading] of Object.entries(HEADINGS)) sheet.heading(COLUMN[key as Key], 3, heading);
  SQUARE_YEARS.forEach((years, bit) => sheet.heading(COLUMN.squares + bit, 3, `Growth, ${years} y`));
  const walked = walk(contributions, model.years);
  const amounts = contributionAmounts(contributions, model.years);
  walked.years.forEach((values, t) => {
    const row = FIRST_ROW + t;
    sheet.formula(COLUMN.year, row, ofYear('year', t), model.fiscalYear + t, 'whole');
    if (t === 0) firstRow(sheet, model);
    else {
      stepInputs(sheet, row, walked.steps.get(t));
      laterRow(sheet, model, t, values);
    }
    const rounded = wholeCents(model.halves, at(COLUMN.level, row, 'column'), NAME);
    sheet.formula(COLUMN.contribution, row, `${rounded}/100`, dollars(amounts[t]!), 'money');
  });
  return sheet;
}
