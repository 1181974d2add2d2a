import { affineContributions, contributionAmounts } from '../projection/contributions';
import { AssumptionsOutOfRangeError } from '../errors';
import { amountsByYear } from '../projection/projection';
import type { Assessment, Cents, ContributionSchedule, InterestOptions, YearAmount } from '../types';
import type { Draws } from './draws';
import { drawnSharesByYear, type DrawnShares } from './rates';

/** Inputs that a plan adds to the draws: all but the inventory and its inflation. */
export interface SimulatedPlan {
  startingBalance: Cents;
  contributions: ContributionSchedule;
  interest: InterestOptions;
  assessments?: readonly Assessment[];
  loanProceeds?: readonly YearAmount[];
  debtService?: readonly YearAmount[];
  /** Year-end balance in cents that the shortfall policy restores by assessments; no policy when absent. */
  assessmentFloor?: Cents;
}

/** A plan on the draws made so far: row t holds one number a path. */
export interface PlanPaths {
  paths: number;
  /** Balance at the end of year t in cents. */
  balances: Float64Array[];
  /** Smallest first-year contribution in unrounded cents that keeps every year end of the path at 0 or more. */
  safeContribution: Float64Array;
  /** Assessment of year t under the policy in cents; no rows without one. */
  assessments: Float64Array[];
}

/** Balances carried from one year to the next, by path. */
interface Carried {
  balance: Float64Array;
  assessed: Float64Array;
  alpha: Float64Array;
  beta: Float64Array;
}

interface YearFlows {
  inflow: Cents[];
  otherInflow: Cents[];
  debt: Cents[];
  weight: number[];
}

function flowsOf(plan: SimulatedPlan, years: number): YearFlows {
  const contributions = contributionAmounts(plan.contributions, years);
  const assessments = amountsByYear(plan.assessments ?? [], years, 'special assessment');
  const proceeds = amountsByYear(plan.loanProceeds ?? [], years, 'loan proceeds');
  const otherInflow = assessments.map((assessment, t) => assessment + proceeds[t]!);
  const scales = plan.contributions.kind === 'simple' || contributions[0]! > 0;
  return {
    inflow: contributions.map((contribution, t) => contribution + otherInflow[t]!),
    otherInflow,
    debt: amountsByYear(plan.debtService ?? [], years, 'debt service'),
    weight: scales ? affineContributions(plan.contributions, years).weight : new Array<number>(years).fill(1),
  };
}

/** Runs one plan over draws, and over further draws as they are made. */
export class PlanRun {
  readonly result: PlanPaths;
  private readonly flows: YearFlows;
  private readonly carried: Carried;
  private readonly shares: DrawnShares[];

  constructor(
    readonly plan: SimulatedPlan,
    private readonly draws: Draws,
  ) {
    const { years, capacity } = draws;
    const rows = (count: number) => Array.from({ length: count }, () => new Float64Array(capacity));
    this.flows = flowsOf(plan, years);
    this.shares = drawnSharesByYear(plan.interest, years);
    const [balance, assessed, alpha, beta] = rows(4) as [
      Float64Array,
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    this.carried = { balance, assessed, alpha, beta };
    const policyRows = plan.assessmentFloor === undefined ? 0 : years;
    const safeContribution = new Float64Array(capacity);
    this.result = { paths: 0, balances: rows(years), safeContribution, assessments: rows(policyRows) };
  }

  /** Processes the paths drawn since the last call. */
  advance(): PlanPaths {
    const from = this.result.paths;
    const to = this.draws.paths;
    const { balance, assessed, alpha } = this.carried;
    for (const row of [balance, assessed, alpha]) row.fill(this.plan.startingBalance, from, to);
    for (let t = 0; t < this.draws.years && from < to; t++) this.runYear(t, from, to);
    this.result.paths = to;
    return this.result;
  }

  private runYear(t: number, from: number, to: number): void {
    const { carried, result } = this;
    const { inflow, otherInflow, debt, weight } = this.flows;
    const floor = this.plan.assessmentFloor;
    const balances = result.balances[t]!;
    const year = {
      shares: this.shares[t]!,
      shifts: this.draws.interestShift[t]!,
      spent: this.draws.expenditures[t]!,
      debt: debt[t]!,
      from,
      to,
    };
    this.runBalances(year, carried.balance, inflow[t]!);
    for (let path = from; path < to; path++) balances[path] = carried.balance[path]!;
    this.runBaselines(year, otherInflow[t]!, weight[t]!);
    if (floor === undefined) return;
    this.runBalances(year, carried.assessed, inflow[t]!);
    const levied = result.assessments[t]!;
    for (let path = from; path < to; path++) {
      levied[path] = Math.max(0, floor - carried.assessed[path]!);
      carried.assessed[path]! += levied[path]!;
    }
  }

  /** end = start + inflow + interest - outflow, as in `project`: interest rounded half away from zero, not below 0. */
  private runBalances(year: DrawnYear, balance: Float64Array, inflow: number): void {
    const { shares, shifts, spent, debt, from, to } = year;
    const charges = this.plan.interest.chargeOnNegative ?? false;
    for (let path = from; path < to; path++) {
      const earned = shares.at(shifts[path]!);
      const start = balance[path]!;
      const outflow = spent[path]! + debt;
      const raw = earned.start * start + earned.inflow * inflow - earned.outflow * outflow;
      let interest = 0;
      if (raw > 0) interest = Math.round(raw);
      else if (charges) interest = -Math.round(-raw);
      const end = start + inflow + interest - outflow;
      if (!(Math.abs(end) <= Number.MAX_SAFE_INTEGER)) {
        throw new AssumptionsOutOfRangeError('a simulated balance', end);
      }
      balance[path] = end;
    }
  }

  /** alpha and beta of the closed form, and the largest -alpha / beta so far. */
  private runBaselines(year: DrawnYear, inflow: number, weight: number): void {
    const { shares, shifts, spent, debt, from, to } = year;
    const { alpha, beta } = this.carried;
    const safe = this.result.safeContribution;
    for (let path = from; path < to; path++) {
      const earned = shares.at(shifts[path]!);
      const outflow = spent[path]! + debt;
      const next =
        (1 + earned.start) * alpha[path]! + (1 + earned.inflow) * inflow - (1 + earned.outflow) * outflow;
      const reach = (1 + earned.start) * beta[path]! + (1 + earned.inflow) * weight;
      alpha[path] = next;
      beta[path] = reach;
      if (-next > safe[path]! * reach) safe[path] = -next / reach;
    }
  }
}

/** The draws of one year for the paths from `from` to before `to`. */
interface DrawnYear {
  shares: DrawnShares;
  shifts: Int32Array;
  spent: Float64Array;
  debt: number;
  from: number;
  to: number;
}
