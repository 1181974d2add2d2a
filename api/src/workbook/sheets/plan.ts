import { earnedSharesByYear, unroundedInterest } from '@roofline/engine/projection/interest';
import type { ProjectionRow } from '@roofline/engine/types';
import { at } from '../../platform/files/cell-address';
import { SheetDraft } from '../draft';
import { assumption, ofYear } from '../layout';
import { dollars, type WorkbookModel } from '../model';
import { wholeCents } from '../rounding';
import { assessmentsIn } from './assessments';
import { contributionOf } from './contributions';
import { expendituresOf } from './costs';
import { fullyFundedOf } from './fully-funded';
import { debtServiceIn, proceedsIn } from './loans';

const COLUMN = {
  year: 0,
  startBalance: 1,
  contribution: 2,
  assessments: 3,
  loanProceeds: 4,
  exactInterest: 5,
  interest: 6,
  expenditures: 7,
  debtService: 8,
  endBalance: 9,
  fullyFundedStart: 10,
  percentFundedStart: 11,
  fullyFundedEnd: 12,
  percentFundedEnd: 13,
} as const;
type Key = keyof typeof COLUMN;

const HEADINGS: Record<Key, string> = {
  year: 'Fiscal year',
  startBalance: 'Start balance',
  contribution: 'Contribution',
  assessments: 'Special assessments',
  loanProceeds: 'Loan proceeds',
  exactInterest: 'Interest before rounding, cents',
  interest: 'Interest',
  expenditures: 'Expenditures',
  debtService: 'Loan payments',
  endBalance: 'End balance',
  fullyFundedStart: 'Fully funded at the start',
  percentFundedStart: 'Percent funded at the start',
  fullyFundedEnd: 'Fully funded at the end',
  percentFundedEnd: 'Percent funded at the end',
};

const NAME = 'Plan';
const FIRST_ROW = 4;

/** The money figures of a year, in the order of the table. */
export const PLAN_MONEY = [
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
] as const satisfies readonly (Key & keyof ProjectionRow)[];

/** Returns the heading of a figure. */
export const planHeading = (key: Key): string => HEADINGS[key];

/** Returns the cell of a year's figure for other sheets. */
export const ofPlan = (key: Key, t: number): string => `${NAME}!${at(COLUMN[key], FIRST_ROW + t, 'both')}`;

const sum = (...cells: string[]) => `ROUND((${cells.join('+')})*100,0)`;

function formulas(model: WorkbookModel, t: number, row: number): Record<Key, string> {
  const here = (key: Key) => at(COLUMN[key], row, 'column');
  const percent = (balance: Key, needed: Key) =>
    `IF(${here(needed)}=0,"n/a",100*${here(balance)}/${here(needed)})`;
  const inflow = sum(here('contribution'), here('assessments'), here('loanProceeds'));
  const outflow = sum(here('expenditures'), here('debtService'));
  const earned =
    `${ofYear('start', t)}*${sum(here('startBalance'))}+${ofYear('inflow', t)}*${inflow}` +
    `-${ofYear('outflow', t)}*${outflow}`;
  return {
    year: ofYear('year', t),
    startBalance: t === 0 ? assumption('startingBalance') : at(COLUMN.endBalance, row - 1, 'column'),
    contribution: contributionOf(t),
    assessments: assessmentsIn(model, here('year')),
    loanProceeds: proceedsIn(model, here('year')),
    exactInterest: `MAX(0,${earned})`,
    interest: `${wholeCents(model.halves, here('exactInterest'), NAME)}/100`,
    expenditures: expendituresOf(model, t),
    debtService: debtServiceIn(model, here('year')),
    endBalance:
      `ROUND(${here('startBalance')}+${here('contribution')}+${here('assessments')}+${here('loanProceeds')}` +
      `+${here('interest')}-${here('expenditures')}-${here('debtService')},2)`,
    fullyFundedStart: fullyFundedOf(model, t),
    percentFundedStart: percent('startBalance', 'fullyFundedStart'),
    fullyFundedEnd: fullyFundedOf(model, t + 1),
    percentFundedEnd: percent('endBalance', 'fullyFundedEnd'),
  };
}

function values(model: WorkbookModel, t: number): Record<Key, number | string> {
  const row = model.projection.rows[t]!;
  const earned = earnedSharesByYear(model.input.interest, model.years)[t]!;
  const money = Object.fromEntries(PLAN_MONEY.map((key) => [key, dollars(row[key])])) as Record<
    (typeof PLAN_MONEY)[number],
    number
  >;
  const flows = {
    start: row.startBalance,
    inflow: row.contribution + row.assessments + row.loanProceeds,
    outflow: row.expenditures + row.debtService,
  };
  return {
    ...money,
    year: model.fiscalYear + t,
    exactInterest: unroundedInterest(earned, flows, false),
    percentFundedStart: row.percentFundedStart ?? 'n/a',
    percentFundedEnd: row.percentFundedEnd ?? 'n/a',
  };
}

function formatOf(key: Key) {
  if (key === 'year') return 'whole';
  if (key === 'exactInterest') return 'cents';
  return key === 'percentFundedStart' || key === 'percentFundedEnd' ? 'percent' : 'money';
}

/** Writes the plan year by year. */
export function planSheet(model: WorkbookModel): SheetDraft {
  const sheet = new SheetDraft(NAME, [12, ...Array.from({ length: 13 }, () => 18)], { rows: 3, columns: 1 });
  sheet.title(`${model.planName}: ${model.years} years`);
  for (const [key, heading] of Object.entries(HEADINGS)) sheet.heading(COLUMN[key as Key], 3, heading);
  for (let t = 0; t < model.years; t++) {
    const row = FIRST_ROW + t;
    const known = values(model, t);
    for (const [key, formula] of Object.entries(formulas(model, t, row)) as [Key, string][])
      sheet.formula(COLUMN[key], row, formula, known[key], formatOf(key));
  }
  return sheet;
}
