import { explain } from '@roofline/engine/explain/explain';
import {
  FORMULAS,
  type ExplainedFigure,
  type ExplainedInput,
  type Explanation,
} from '@roofline/engine/explain/explanation';
import { componentAge, cycleLife } from '@roofline/engine/inventory/fully-funded';
import { toDollars } from '@roofline/schema/value/money';
import { formatMoneyCents, formatMoneyExact } from '../../../ui/format/money';
import { formatPercent } from '../../../ui/format/percent';
import { sheetText } from '../../../ui/format/sheet-text';
import type { PlanStudy } from '../../../plan/model/plan-study';
import { figureName, figureText } from '../grid/figure-columns';
import type { FigurePlace } from '../grid/FigureGrid';
import { formulaWords, inputWords, rowWords } from './formula-words';

export interface WorkingInput {
  symbol: string;
  words: string;
  text: string;
  /** The figure of the plan behind it; null where there is none. */
  link: FigurePlace | null;
}

export interface WorkingRow {
  key: string;
  name: string;
  note: string | null;
  /** Dollars and cents. */
  amount: number;
  link: FigurePlace | null;
}

/** A figure with its working: everything that the pane shows and the clipboard takes. */
export interface FigureWorking {
  title: string;
  text: string;
  words: string;
  symbols: string;
  inputs: WorkingInput[];
  rows: WorkingRow[];
  /** What the rows sum to, in dollars: the figure, or its fully funded balance where it is a percent. */
  sum: number;
  sumName: string;
}

function inputText({ value, unit }: ExplainedInput): string {
  if (unit === 'cents') return formatMoneyCents(toDollars(value));
  if (unit === 'points') return formatPercent(value, 2);
  return unit === 'years' ? String(value) : value.toFixed(8);
}

const FLOWS: readonly string[] = [
  'startBalance',
  'contribution',
  'assessments',
  'loanProceeds',
  'interest',
  'expenditures',
  'debtService',
] satisfies ExplainedFigure[];

/** Returns the figure behind a row of another figure, so that the user can open it. */
function rowLink({ formula, t }: Explanation, name: string): FigurePlace | null {
  if (formula === 'endBalance' && FLOWS.includes(name)) return { t, figure: name as ExplainedFigure };
  if (formula === 'carried') return { t: t - 1, figure: 'endBalance' };
  return name === 'firstYear' && t > 0 ? { t: 0, figure: 'contribution' } : null;
}

function inputLink({ figure, t }: Explanation, name: string): FigurePlace | null {
  if (name === 'balance')
    return { t, figure: figure === 'percentFundedStart' ? 'startBalance' : 'endBalance' };
  if (name === 'FFB')
    return { t, figure: figure === 'percentFundedStart' ? 'fullyFundedStart' : 'fullyFundedEnd' };
  return figure === 'interest' && name === 'start' ? { t, figure: 'startBalance' } : null;
}

/** Returns the note of a component's row: its cost today and, for balances, the used-up part of its life. */
function componentNote(study: PlanStudy, explanation: Explanation, id: string): string | null {
  const component = study.solved.input.components.find((each) => each.id === id);
  if (!component) return null;
  const cost = `${formatMoneyExact(toDollars(component.currentCost))} in ${study.basis.fiscalYear}`;
  if (explanation.figure === 'expenditures') return cost;
  const isEnd = explanation.figure === 'fullyFundedEnd' || explanation.figure === 'percentFundedEnd';
  const boundary = explanation.t + (isEnd ? 1 : 0);
  return `${cost}, ${componentAge(component, boundary)} of ${cycleLife(component, boundary)} years used up`;
}

function workingRows(study: PlanStudy, explanation: Explanation): WorkingRow[] {
  const { basis, settings } = study;
  const names = new Map(basis.components.map(({ propertyComponentId, name }) => [propertyComponentId, name]));
  const year = basis.fiscalYear + explanation.t;
  const purposes = settings.specialAssessments
    .filter((due) => due.year === year)
    .map(({ purpose }) => purpose);
  return explanation.rows.map(({ name, amount }, index) => {
    const words = rowWords(name);
    return {
      key: `${name}-${index}`,
      name: names.get(name) ?? (name === 'assessment' ? (purposes[index] ?? words!) : (words ?? name)),
      note: words === null ? componentNote(study, explanation, name) : null,
      amount: toDollars(amount),
      link: rowLink(explanation, name),
    };
  });
}

/** Returns the working of a figure of the study. */
export function figureWorking(study: PlanStudy, { t, figure }: FigurePlace): FigureWorking {
  const { input, schedule, projection } = study.solved;
  const explanation = explain({ plan: input, schedule, projection }, t, figure);
  const { fiscalYear } = study.basis;
  const { value, unit, formula, inputs } = explanation;
  const rows = workingRows(study, explanation);
  const exact =
    unit === 'cents' ? formatMoneyCents(toDollars(value!)) : value === null ? '–' : formatPercent(value, 4);
  return {
    title: `${figureName(figure)} ${fiscalYear + t}`,
    text: exact,
    words: formulaWords(formula),
    symbols: FORMULAS[formula],
    inputs: inputs.map((each) => ({
      symbol: each.name,
      words: inputWords(each, fiscalYear),
      text: inputText(each),
      link: inputLink(explanation, each.name),
    })),
    rows,
    // In whole cents: dollars would carry the error of their fractions.
    sum: toDollars(explanation.rows.reduce((sum, row) => sum + row.amount, 0)),
    sumName: unit === 'cents' ? figureName(figure) : 'Fully funded balance',
  };
}

/** Returns the working as plain text, for a mail or the minutes. */
export function workingText(working: FigureWorking): string {
  const { title, text, words, symbols, inputs, rows, sum, sumName } = working;
  const lines = [`${title}: ${text}`, words, symbols];
  for (const input of inputs) lines.push(`${input.symbol} = ${input.text} (${input.words})`);
  for (const { name, note, amount } of rows)
    lines.push(`${sheetText(name)}${note ? ` (${note})` : ''}\t${formatMoneyCents(amount)}`);
  if (rows.length > 0) lines.push(`${sumName}\t${formatMoneyCents(sum)}`);
  return lines.join('\n');
}

/** Returns `Interest 2027: $1,234` for a place, as the text of the link to it. */
export function placeText({ solved, basis }: PlanStudy, { t, figure }: FigurePlace): string {
  const value = solved.projection.rows[t]![figure];
  return `${figureName(figure)} ${basis.fiscalYear + t}: ${figureText(figure, value)}`;
}
