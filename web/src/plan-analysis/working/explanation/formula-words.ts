import type { ExplainedInput, FormulaName } from '@roofline/engine/explain/explanation';

/** Formulas in words; their symbols are in the engine. */
const FORMULA_WORDS: Record<FormulaName, string> = {
  given: 'The balance that the plan starts from.',
  carried: 'The balance at the end of the year before.',
  simpleContribution: 'The first year’s contribution, raised every year by the plan’s increase.',
  ladderContribution: 'The amount of the step in force, raised every year by the increase of that step.',
  yearlyContribution:
    'The contribution of the year before, raised by the increase of the year; some years have one of their own.',
  listed: 'All amounts of this kind that are due in the year.',
  interestOfYear:
    'Interest earned on the starting balance and on inflows, less interest lost on outflows. Never below zero.',
  expenditures: 'Every component due in the year, at its cost today raised by inflation up to then.',
  expendituresByYear:
    'Every component due in the year, at its cost today raised by the inflation of each year up to then.',
  endBalance: 'The starting balance plus inflows minus outflows.',
  fullyFunded:
    'For every component, its cost at that time times the share of its life that is used up; together they are the amount that the fund should hold.',
  fullyFundedByYear:
    'For every component, its cost at that time by the inflation of each year, times the share of its life that is used up.',
  percentFunded: 'The reserve balance as a share of the fully funded balance.',
};

export function formulaWords(formula: FormulaName): string {
  return FORMULA_WORDS[formula];
}

const INPUT_WORDS: Record<string, string> = {
  c0: 'First year’s contribution',
  'step amount': 'Amount of the step',
  p: 'Yearly increase',
  t: 'Years since the first',
  't - step year': 'Years since the step',
  g: 'Inflation',
  k: 'Years to the day of the balance',
  balance: 'Reserve balance',
  FFB: 'Fully funded balance',
  start: 'Start balance',
  inflows: 'Inflows',
  outflows: 'Outflows',
  rate: 'Interest rate',
  'a-1': 'Earned on a dollar of the start balance',
  'b-1': 'Earned on a dollar of inflow',
  'e-1': 'Lost on a dollar of outflow',
};

/** Returns an input in words; a rate of a single year names the year. */
export function inputWords({ name }: ExplainedInput, firstYear: number): string {
  const own = /^([gp])\((\d+)\)$/.exec(name);
  if (own) return `${own[1] === 'g' ? 'Inflation' : 'Increase'} of ${firstYear + Number(own[2])}`;
  return INPUT_WORDS[name] ?? name;
}

const ROW_WORDS: Record<string, string> = {
  startingBalance: 'Starting balance of the plan',
  endOfYearBefore: 'End balance of the year before',
  firstYear: 'First year’s contribution',
  step: 'Amount of the step',
  increases: 'Increases since then',
  onStartBalance: 'On the start balance',
  onInflows: 'On inflows',
  onOutflows: 'Lost on outflows',
  floor: 'Correction: interest is never below zero',
  assessment: 'Special assessment',
  loanProceeds: 'Loan proceeds',
  debtService: 'Loan payments',
  startBalance: 'Start balance',
  contribution: 'Contribution',
  assessments: 'Special assessments',
  interest: 'Interest',
  expenditures: 'Expenditures',
};

/** Returns a row in words; null for the id of a component. */
export function rowWords(name: string): string | null {
  return ROW_WORDS[name] ?? null;
}
