import type { ExplainedFigure } from '@roofline/engine/explain/explanation';
import type { Projection } from '@roofline/engine/types';
import { toDollars } from '@roofline/schema/value/money';
import { formatMoney } from '../../../ui/format/money';
import { formatPercent } from '../../../ui/format/percent';

export interface FigureColumn {
  figure: ExplainedFigure;
  /** Over the column. */
  head: string;
  /** In sentences: `Interest`, `Fully funded balance, start of the year`. */
  name: string;
}

export const FIGURE_COLUMNS: readonly FigureColumn[] = [
  { figure: 'startBalance', head: 'Start', name: 'Start balance' },
  { figure: 'contribution', head: 'Contribution', name: 'Contribution' },
  { figure: 'assessments', head: 'Assessments', name: 'Special assessments' },
  { figure: 'loanProceeds', head: 'Loan proceeds', name: 'Loan proceeds' },
  { figure: 'interest', head: 'Interest', name: 'Interest' },
  { figure: 'expenditures', head: 'Expenditures', name: 'Expenditures' },
  { figure: 'debtService', head: 'Debt service', name: 'Debt service' },
  { figure: 'endBalance', head: 'End', name: 'End balance' },
  {
    figure: 'fullyFundedStart',
    head: 'Fully funded, start',
    name: 'Fully funded balance, start of the year',
  },
  { figure: 'percentFundedStart', head: 'Percent, start', name: 'Percent funded, start of the year' },
  { figure: 'fullyFundedEnd', head: 'Fully funded, end', name: 'Fully funded balance, end of the year' },
  { figure: 'percentFundedEnd', head: 'Percent, end', name: 'Percent funded, end of the year' },
];

const NAMES = new Map(FIGURE_COLUMNS.map(({ figure, name }) => [figure, name]));

/** Returns a figure in words. */
export function figureName(figure: ExplainedFigure): string {
  return NAMES.get(figure)!;
}

/** Returns the columns of a projection: those of loans only where there are any. */
export function shownColumns({ rows }: Projection): readonly FigureColumn[] {
  const isUsed = (figure: ExplainedFigure) =>
    (figure !== 'loanProceeds' && figure !== 'debtService') || rows.some((row) => row[figure] !== 0);
  return FIGURE_COLUMNS.filter(({ figure }) => isUsed(figure));
}

/** Returns whether a figure is in points rather than cents. */
function isPercent(figure: ExplainedFigure): boolean {
  return figure === 'percentFundedStart' || figure === 'percentFundedEnd';
}

/** Returns a figure's value as text: whole dollars, or a percent with one decimal. */
export function figureText(figure: ExplainedFigure, value: number | null): string {
  if (value === null) return '–';
  return isPercent(figure) ? formatPercent(value, 1) : formatMoney(toDollars(value));
}
