/** Whole cents of a US dollar, negative when owed. */
export type Cents = number;

/** Percentage points: 2.5 means 2.5%. */
export type Points = number;

/** The rate of one fiscal year, in place of the general one; outside the horizon it is inactive. */
export interface YearRate {
  year: number;
  rate: Points;
}

/** Parts of a cost: number of units, cost of one, and the percent replaced each time. */
export interface CostParts {
  /** At most three decimals. */
  quantity: number;
  unitCostCents: Cents;
  /** Percent, at most two decimals. */
  percentReplaced: Points;
}

/**
 * One line of the inventory. `currentCost` is the cost of one occurrence (quantity, unit cost and the percent replaced
 * already multiplied) in dollars of year 0; lives are whole years; `inflationRate` overrides the general rate.
 */
export interface ReserveComponent {
  id: string;
  category: string;
  currentCost: Cents;
  usefulLife: number;
  remainingUsefulLife: number;
  isOneTime?: boolean;
  /** Its work of year 0 is done: no change of lives moves it, and its cost is known. */
  isDone?: boolean;
  /** What done work cost, where a change of costs gave `currentCost`, that of later work, another value. */
  doneCost?: Cents;
  /** Life of the running cycle only, when it was extended or shortened; later cycles use `usefulLife`. */
  firstCycleLife?: number;
  inflationRate?: Points;
  /** Parts of `currentCost`. When known, the component is rolled forward by its unit cost. */
  costParts?: CostParts;
}

/** The day within year t up to which a cost has been inflated: exponents t, t + 0.5 and t + 1. */
export type InflationTiming = 'startOfYear' | 'midYear' | 'endOfYear';

/** The day within year t on which its work is done, as effective ages count it: age 0 and full age fall on it. */
export type WorkTiming = 'startOfYear' | 'midYear' | 'endOfYear';

export interface ScheduleOptions {
  /** Horizon in fiscal years, 1 to 60. */
  years: number;
  inflationRate: Points;
  inflationTiming?: InflationTiming;
  workTiming?: WorkTiming;
  /** Increase in costs during single years; a component with its own rate keeps that rate. */
  yearRates?: readonly YearRate[];
}

export type InterestConvention = 'midYear' | 'beginningBalance' | 'average' | 'monthly';

export type RateBasis = 'annualEffective' | 'nominalMonthly';

export interface InterestOptions {
  interestRate: Points;
  convention?: InterestConvention;
  /** How `interestRate` is quoted. The monthly convention always reads it as a nominal rate, one twelfth a month. */
  rateBasis?: RateBasis;
  /** Share of the interest lost to tax. */
  taxRate?: Points;
  /** Charge the rate on a negative balance too; otherwise interest is never below 0. */
  chargeOnNegative?: boolean;
  /** Rates of single years, quoted and taxed as `interestRate` is. */
  yearRates?: readonly YearRate[];
  /** Monthly convention only: each month's deposit comes at its end (default) or at its start. */
  deposits?: 'monthEnd' | 'monthStart';
  /** Monthly convention only: the month, 0 to 12, at whose end the year's spending leaves; 6 by default. */
  spendingMonth?: number;
}

/**
 * One step of a ladder. `setAmount` replaces the annual contribution from `fromYear`; `addAmount` adds to what the
 * previous step would have given in that year; with neither only the rate of the following years changes.
 */
export interface LadderStep {
  fromYear: number;
  setAmount?: Cents;
  addAmount?: Cents;
  increaseRate: Points;
}

/** `yearRates` are rises at the start of single years; a rise of year 0 has nothing to raise. */
export type ContributionSchedule =
  | { kind: 'simple'; firstYear: Cents; increaseRate: Points; yearRates?: readonly YearRate[] }
  | { kind: 'ladder'; steps: LadderStep[]; yearRates?: readonly YearRate[] };

/** Money that flows once, in year t = `year`; a year outside the horizon is inactive. */
export interface YearAmount {
  year: number;
  amount: Cents;
}

export type Assessment = YearAmount;

/** One fiscal year. `Start` figures stand at boundary t, `End` figures at boundary t + 1. */
export interface ProjectionRow {
  t: number;
  startBalance: Cents;
  fullyFundedStart: Cents;
  percentFundedStart: number | null;
  contribution: Cents;
  assessments: Cents;
  loanProceeds: Cents;
  interest: Cents;
  expenditures: Cents;
  debtService: Cents;
  endBalance: Cents;
  fullyFundedEnd: Cents;
  percentFundedEnd: number | null;
}

export interface Projection {
  rows: ProjectionRow[];
  endBalance: Cents;
  /** Lowest year-end balance. */
  lowestBalance: Cents;
  /** Year t of the lowest year-end balance, the earliest on ties. */
  lowestYear: number;
  /** First t whose year end is below 0. */
  firstShortfallYear: number | null;
  totalContributions: Cents;
  totalExpenditures: Cents;
  totalInterest: Cents;
  totalAssessments: Cents;
  totalLoanProceeds: Cents;
  totalDebtService: Cents;
}

/**
 * Goal of the balance. Boundary k is the end of year k - 1, so boundary `years` is the end of the last year.
 * Every goal also requires balances of at least 0 at the boundaries it leaves open, unless `allowNegative` is set.
 */
export type Goal =
  | { kind: 'baseline' }
  | { kind: 'thresholdDollars'; floor: Cents; fromBoundary?: number; allowNegative?: boolean }
  | { kind: 'thresholdPercent'; percent: Points; fromBoundary?: number; allowNegative?: boolean }
  | { kind: 'fullFunding'; byBoundary?: number; hold?: boolean; allowNegative?: boolean }
  | { kind: 'targetPercent'; percent: Points; byBoundary: number; hold?: boolean; allowNegative?: boolean }
  | { kind: 'custom'; targets: readonly BoundaryTarget[]; allowNegative?: boolean };

export interface BoundaryTarget {
  boundary: number;
  amount: Cents;
}
