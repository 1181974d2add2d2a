import { contributionAmounts } from '../projection/contributions';
import { InvalidInputError } from '../errors';
import { solveContribution } from '../solver/goals';
import { amountsByYear, project, type ProjectionInput } from '../projection/projection';
import { perUnit } from '../projection/per-unit';
import type { Cents, Goal, Points, Projection, YearAmount } from '../types';
import { amortise, type Amortisation } from './amortisation';
import { debtAtBoundary, debtServiceByYear } from './debt-service';
import { scheduleWithProject, type FinancedProject } from './financed-project';
import { ownerCost, type OwnerCost } from './owner-cost';
import { shortfallAssessments } from '../solver/shortfall';
import type { LoanTerms } from './terms';

/**
 * Ways to pay for a project. `present`: nothing changes. `assessment`: all of it now. `contribution`: later, by a higher
 * contribution from year 0. `whenShort`: an assessment in each year that would end below 0. `loan`: all of it borrowed.
 * `mix`: a down payment from reserves, the rest borrowed.
 */
export type FundingWay = 'present' | 'assessment' | 'contribution' | 'whenShort' | 'loan' | 'mix';

export interface ComparisonInput {
  /** The current plan, without the project's funding. */
  plan: ProjectionInput;
  project: FinancedProject;
  units: number;
  /** Terms without the principal, which is the project's cost, or the cost less the down payment. */
  loan: Omit<LoanTerms, 'principal'>;
  /** Down payment from reserves of the mix. */
  downPayment: Cents;
  /** Loan payments leave reserves, or are billed to owners separately (default). */
  debtServiceFrom?: 'reserves' | 'owners';
  ownerDiscountRate: Points;
  /** Goal of a higher contribution; baseline when absent. */
  goal?: Goal;
}

export interface FundingOption {
  way: FundingWay;
  owner: OwnerCost;
  /** Assessments of this option per unit, due once, and the extra cost of year 0 per unit and month over the present plan. */
  assessmentPerUnit: Cents;
  addedPerUnitMonth: Cents;
  lowestBalance: Cents;
  lowestYear: number;
  firstShortfallYear: number | null;
  endBalance: Cents;
  /** Percent funded at the end of 5, 10 and 30 years; null beyond the horizon. */
  percentFundedAt: { years: number; percent: number | null }[];
  loan: Amortisation | null;
  /** Loan still owed at the end of the horizon. */
  owedAtEnd: Cents;
  projection: Projection;
}

const SHOWN_YEARS = [5, 10, 30];

interface Funding {
  plan: ProjectionInput;
  /** Loan payments that owners pay in addition to the contribution. */
  billed?: readonly YearAmount[];
  loan?: Amortisation;
}

function borrowing(input: ComparisonInput, base: ProjectionInput, principal: Cents): Funding {
  const loan = amortise({ ...input.loan, principal });
  const fees = input.loan.areFeesFinanced ? 0 : (input.loan.fees ?? 0);
  const { year } = input.project;
  const payments = debtServiceByYear(loan, year);
  const proceeds = [...(base.loanProceeds ?? []), { year, amount: principal - fees }];
  const withLoan = { ...base, loanProceeds: proceeds };
  if (input.debtServiceFrom !== 'reserves') return { plan: withLoan, billed: payments, loan };
  return { plan: { ...withLoan, debtService: [...(base.debtService ?? []), ...payments] }, loan };
}

function higherContribution(input: ComparisonInput, base: ProjectionInput): Funding {
  const first = contributionAmounts(base.contributions, 1)[0]!;
  const solved = solveContribution(
    { ...base, shape: base.contributions },
    input.goal ?? { kind: 'baseline' },
  );
  if (!solved.feasible) throw new InvalidInputError('goal', 'cannot be reached by any contribution');
  return solved.firstYear <= first
    ? { plan: base }
    : { plan: { ...base, contributions: solved.contributions } };
}

function fundingOf(way: FundingWay, input: ComparisonInput, base: ProjectionInput): Funding {
  const assessments = base.assessments ?? [];
  const { amount, year } = input.project;
  switch (way) {
    case 'present':
      return { plan: base };
    case 'assessment':
      return { plan: { ...base, assessments: [...assessments, { year, amount }] } };
    case 'contribution':
      return higherContribution(input, base);
    case 'whenShort':
      return { plan: { ...base, assessments: [...assessments, ...shortfallAssessments(base)] } };
    case 'loan':
      return borrowing(input, base, amount);
    case 'mix':
      return borrowing(input, base, amount - input.downPayment);
  }
}

function optionOf(way: FundingWay, input: ComparisonInput, base: ProjectionInput): FundingOption {
  const { plan, billed = [], loan = null } = fundingOf(way, input, base);
  const { years } = plan.schedule;
  const projection = project(plan);
  const flows = {
    contribution: projection.rows.map((row) => row.contribution),
    assessment: projection.rows.map((row) => row.assessments),
    loan: amountsByYear(billed, years, 'loan payments'),
  };
  const owner = ownerCost(flows, input.units, input.ownerDiscountRate);
  const present = contributionAmounts(base.contributions, 1)[0]!;
  const { lowestBalance, lowestYear, firstShortfallYear, endBalance, totalAssessments } = projection;
  return {
    way,
    owner,
    assessmentPerUnit: perUnit(totalAssessments, input.units),
    addedPerUnitMonth: owner.perUnitMonth - perUnit(present / 12, input.units),
    lowestBalance,
    lowestYear,
    firstShortfallYear,
    endBalance,
    percentFundedAt: SHOWN_YEARS.map((shown) => ({
      years: shown,
      percent: projection.rows[shown - 1]?.percentFundedEnd ?? null,
    })),
    loan,
    owedAtEnd: loan ? debtAtBoundary(loan, input.project.year, years) : 0,
    projection,
  };
}

/**
 * The ways to pay for a project over one horizon, in cents. Proceeds of a loan enter in the project's year, less fees
 * that are not financed, and the project spends them; its payments begin a month later. The mix is left out where the
 * down payment is 0 or covers the project. Source: the four alternatives of a reserve loan analysis.
 */
export function compareFunding(input: ComparisonInput): FundingOption[] {
  const base = { ...input.plan, schedule: scheduleWithProject(input.plan.schedule, input.project) };
  const ways: FundingWay[] = ['present', 'assessment', 'contribution', 'whenShort', 'loan'];
  if (input.downPayment > 0 && input.downPayment < input.project.amount) ways.push('mix');
  return ways.map((way) => optionOf(way, input, base));
}
