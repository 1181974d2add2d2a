import { contributionAmounts } from './contributions';
import { InvalidInputError } from '../errors';
import { percentFunded } from '../inventory/fully-funded';
import { earnedSharesByYear, yearInterest, type EarnedShares } from './interest';
import { roundCents, safeCents, sumCents } from '../numeric/cents';
import type { Schedule } from '../inventory/schedule';
import type {
  Assessment,
  Cents,
  ContributionSchedule,
  InterestOptions,
  Projection,
  ProjectionRow,
  YearAmount,
} from '../types';

/** A plan without its contributions. */
export interface FundingInput {
  schedule: Schedule;
  startingBalance: Cents;
  interest: InterestOptions;
  assessments?: readonly Assessment[];
  loanProceeds?: readonly YearAmount[];
  /** Loan payments of the year that reserves pay. */
  debtService?: readonly YearAmount[];
}

export interface ProjectionInput extends FundingInput {
  contributions: ContributionSchedule;
}

/** Flows of each year t in cents. */
interface YearFlows {
  contribution: Cents[];
  assessments: Cents[];
  loanProceeds: Cents[];
  expenditures: Cents[];
  debtService: Cents[];
}

/** Amounts in cents by year t, each rounded once; amounts outside the horizon are inactive. */
export function amountsByYear(amounts: readonly YearAmount[], years: number, figure: string): Cents[] {
  const byYear = new Array<Cents>(years).fill(0);
  for (const { year, amount } of amounts) {
    if (!Number.isInteger(year)) throw new InvalidInputError(`year of ${figure}`, 'must be a whole number');
    if (year < 0 || year >= years) continue;
    byYear[year] = safeCents(byYear[year]! + roundCents(amount, figure), figure);
  }
  return byYear;
}

function yearFlows(input: ProjectionInput): YearFlows {
  const { years, expenditures } = input.schedule;
  return {
    contribution: contributionAmounts(input.contributions, years),
    assessments: amountsByYear(input.assessments ?? [], years, 'special assessment'),
    loanProceeds: amountsByYear(input.loanProceeds ?? [], years, 'loan proceeds'),
    expenditures,
    debtService: amountsByYear(input.debtService ?? [], years, 'debt service'),
  };
}

function projectYear(
  input: ProjectionInput,
  earned: EarnedShares,
  flows: YearFlows,
  t: number,
  start: Cents,
) {
  const contribution = flows.contribution[t]!;
  const assessments = flows.assessments[t]!;
  const loanProceeds = flows.loanProceeds[t]!;
  const expenditures = flows.expenditures[t]!;
  const debtService = flows.debtService[t]!;
  const inflow = contribution + assessments + loanProceeds;
  const outflow = expenditures + debtService;
  const charge = input.interest.chargeOnNegative ?? false;
  const interest = yearInterest(earned, { start, inflow, outflow }, charge);
  const endBalance = safeCents(start + inflow + interest - outflow, `balance at the end of year ${t}`);
  const fullyFundedStart = input.schedule.fullyFunded[t]!;
  const fullyFundedEnd = input.schedule.fullyFunded[t + 1]!;
  const row: ProjectionRow = {
    t,
    startBalance: start,
    fullyFundedStart,
    percentFundedStart: percentFunded(start, fullyFundedStart),
    contribution,
    assessments,
    loanProceeds,
    interest,
    expenditures,
    debtService,
    endBalance,
    fullyFundedEnd,
    percentFundedEnd: percentFunded(endBalance, fullyFundedEnd),
  };
  return row;
}

type Flow = 'contribution' | 'expenditures' | 'interest' | 'assessments' | 'loanProceeds' | 'debtService';

function total(rows: readonly ProjectionRow[], flow: Flow): Cents {
  return sumCents(
    rows.map((row) => row[flow]),
    `total of ${flow}`,
  );
}

function summarise(rows: ProjectionRow[]): Projection {
  const lowest = rows.reduce((low, row) => (row.endBalance < low.endBalance ? row : low));
  return {
    rows,
    endBalance: rows.at(-1)!.endBalance,
    lowestBalance: lowest.endBalance,
    lowestYear: lowest.t,
    firstShortfallYear: rows.find((row) => row.endBalance < 0)?.t ?? null,
    totalContributions: total(rows, 'contribution'),
    totalExpenditures: total(rows, 'expenditures'),
    totalInterest: total(rows, 'interest'),
    totalAssessments: total(rows, 'assessments'),
    totalLoanProceeds: total(rows, 'loanProceeds'),
    totalDebtService: total(rows, 'debtService'),
  };
}

/**
 * Projects the pooled fund year by year in whole cents: end = start + contribution + assessments + loan proceeds +
 * interest - expenditures - debt service, exactly; interest is rounded once a year. Throws AssumptionsOutOfRangeError
 * when a figure leaves the exact range. Source: cash flow method, CAI Reserve Study Standards 2023.
 */
export function project(input: ProjectionInput): Projection {
  const earned = earnedSharesByYear(input.interest, input.schedule.years);
  const flows = yearFlows(input);
  const rows: ProjectionRow[] = [];
  let start = safeCents(input.startingBalance, 'starting balance');
  for (let t = 0; t < input.schedule.years; t++) {
    const row = projectYear(input, earned[t]!, flows, t, start);
    rows.push(row);
    start = row.endBalance;
  }
  return summarise(rows);
}
