import { AssumptionsOutOfRangeError } from '../errors';
import { fullyFundedBalances } from '../inventory/fully-funded';
import { nextWorkCost } from '../inventory/inventory';
import { compoundGrowth, costGrowth, rateOfYear } from '../numeric/growth';
import type { Points, ReserveComponent, ScheduleOptions } from '../types';
import { lifeTables, type LifeTable } from './life-table';
import { Need, runningCycle, type RunningCycle } from './need';
import { PathRandom } from './random';
import { drawnCostFactor, drawnInflation, logSpread, SHIFTS_A_POINT, type Spreads } from './spreads';

/** Values that do not depend on a plan, drawn once: row t (or boundary k) holds one number per path. */
export interface Draws {
  years: number;
  paths: number;
  capacity: number;
  /** Expenditures of year t in cents, t = 0 to years - 1. */
  expenditures: Float64Array[];
  /** Fully funded balance at boundary k in cents, k = 0 to years, of the costs and lives drawn. */
  fullyFunded: Float64Array[];
  /** Thousandths of a point by which year t's interest rate differs from the plan's. */
  interestShift: Int32Array[];
}

export interface DrawInput {
  components: readonly ReserveComponent[];
  options: ScheduleOptions;
  spreads: Spreads;
  seed: number;
}

const rowsOf = (count: number, capacity: number) =>
  Array.from({ length: count }, () => new Float64Array(capacity));

export function emptyDraws(years: number, capacity: number): Draws {
  return {
    years,
    paths: 0,
    capacity,
    expenditures: rowsOf(years, capacity),
    fullyFunded: rowsOf(years + 1, capacity),
    interestShift: Array.from({ length: years }, () => new Int32Array(capacity)),
  };
}

/** A component as each path needs it: what is drawn of it, and what no draw changes. */
interface Line {
  cost: number;
  isOneTime: boolean;
  /** Done work has its year and its cost. */
  done: { due: number; cost: number } | null;
  running: RunningCycle;
  untilWork: LifeTable;
  untilNext: LifeTable;
}

function lineOf(component: ReserveComponent, table: ReturnType<typeof lifeTables>): Line {
  const { currentCost, isOneTime = false, isDone, remainingUsefulLife, usefulLife } = component;
  return {
    cost: currentCost,
    isOneTime,
    done: isDone ? { due: remainingUsefulLife, cost: nextWorkCost(component) } : null,
    running: runningCycle(component),
    untilWork: table(remainingUsefulLife, 0),
    untilNext: table(usefulLife, 1),
  };
}

/** Components that share a rate of inflation: growth without draws, growth of the path, and their need. */
class RateGroup {
  readonly lines: Line[] = [];
  readonly need: Need;
  readonly spending: Float64Array;
  readonly boundary: Float64Array;
  private readonly plainSpending: number[];
  private readonly plainBoundary: number[];

  constructor(rate: Points, { years, inflationTiming, yearRates }: ScheduleOptions) {
    const years0 = Array.from({ length: years }, (_, t) => t);
    this.plainSpending = years0.map((t) => costGrowth(rate, t, inflationTiming, yearRates));
    this.plainBoundary = [...years0, years].map((k) => compoundGrowth(rate, 0, k, yearRates));
    this.spending = new Float64Array(years);
    this.boundary = new Float64Array(years + 1);
    this.need = new Need(years);
  }

  /** Loads a path: growth assumed times the ratio of drawn to assumed. */
  begin(spendingRatio: Float64Array, boundaryRatio: Float64Array): void {
    for (let t = 0; t < this.spending.length; t++)
      this.spending[t] = this.plainSpending[t]! * spendingRatio[t]!;
    for (let k = 0; k < this.boundary.length; k++)
      this.boundary[k] = this.plainBoundary[k]! * boundaryRatio[k]!;
    this.need.clear();
  }
}

function groupOf(own: Points | undefined, options: ScheduleOptions): RateGroup {
  return own === undefined
    ? new RateGroup(options.inflationRate, options)
    : new RateGroup(own, { ...options, yearRates: [] });
}

function rateGroups({ components, options, spreads }: DrawInput): RateGroup[] {
  const table = lifeTables(spreads.life / 100);
  const groups = new Map<Points | undefined, RateGroup>();
  const { yearRates = [] } = options;
  // A component with its own rate equal to the general one belongs to the general group, unless single years differ.
  const general = yearRates.length === 0 ? options.inflationRate : undefined;
  for (const component of components) {
    const own = component.inflationRate;
    const group = groups.get(own ?? general) ?? groupOf(own, options);
    group.lines.push(lineOf(component, table));
    groups.set(own ?? general, group);
  }
  return [...groups.values()];
}

/** Draws one path after the other into the rows of its `Draws`. */
export class PathDrawer {
  private readonly random = new PathRandom();
  private readonly groups: RateGroup[];
  private readonly logCost: number;
  /** Inflation assumed in each year, in points. */
  private readonly assumed: readonly Points[];
  /** Growth drawn over growth assumed, to each boundary and to each year's expenditures; 1 without spread. */
  private readonly boundaryRatio: Float64Array;
  private readonly spendingRatio: Float64Array;
  private readonly spent: Float64Array;
  private readonly needed: Float64Array;
  /** The balances themselves when none of their inputs is spread. */
  private readonly certain: readonly number[] | null;

  constructor(
    private readonly input: DrawInput,
    private draws: Draws,
  ) {
    const { components, options, spreads } = input;
    this.groups = rateGroups(input);
    this.logCost = logSpread(spreads.cost);
    this.assumed = Array.from({ length: draws.years }, (_, t) =>
      rateOfYear(options.inflationRate, t, options.yearRates),
    );
    this.boundaryRatio = new Float64Array(draws.years + 1);
    this.spendingRatio = new Float64Array(draws.years);
    this.spent = new Float64Array(draws.years);
    this.needed = new Float64Array(draws.years + 1);
    const isCertain = spreads.cost === 0 && spreads.life === 0 && spreads.inflation === 0;
    this.certain = isCertain ? fullyFundedBalances(components, draws.years, options) : null;
  }

  /** From here on paths are stored in these draws, of as many years. */
  into(draws: Draws): void {
    this.draws = draws;
  }

  /** Draws the path with this number and stores it in the next column. */
  draw(path: number): void {
    this.random.start(this.input.seed, path);
    this.drawRates();
    this.spent.fill(0);
    this.needed.fill(0);
    for (const group of this.groups) {
      group.begin(this.spendingRatio, this.boundaryRatio);
      for (const line of group.lines) this.drawLine(line, group);
      group.need.addTo(this.needed, group.boundary);
    }
    this.keep();
  }

  private drawRates(): void {
    const { spreads, options } = this.input;
    const { inflationTiming } = options;
    const column = this.draws.paths;
    let ratio = 1;
    this.boundaryRatio[0] = 1;
    for (let t = 0; t < this.draws.years; t++) {
      const rate = this.assumed[t]!;
      const assumed = (100 + rate) / 100;
      const drawn = (100 + drawnInflation(rate, spreads.inflation, this.random.normal())) / 100;
      const yearRatio = assumed > 0 ? drawn / assumed : 1;
      const within = inflationTiming === 'endOfYear' ? yearRatio : Math.sqrt(yearRatio);
      this.spendingRatio[t] =
        ratio * (inflationTiming === 'midYear' || inflationTiming === 'endOfYear' ? within : 1);
      ratio *= yearRatio;
      this.boundaryRatio[t + 1] = ratio;
      const shift = spreads.interest * this.random.normal();
      this.draws.interestShift[t]![column] = Math.round(shift * SHIFTS_A_POINT);
    }
  }

  private drawLine(line: Line, { need, spending }: RateGroup): void {
    const { random, spent } = this;
    const { years } = this.draws;
    const cost = line.cost * drawnCostFactor(this.logCost, random);
    const drawn = line.untilWork.at(random.whole());
    // Done work takes its draws all the same, so that the others keep theirs.
    let due = line.done === null ? drawn : line.done.due;
    let price = line.done === null ? cost : line.done.cost;
    need.addFirstCycle(line.running, cost, due);
    while (due < years) {
      spent[due]! += Math.round(price * spending[due]!);
      if (line.isOneTime) return;
      const life = line.untilNext.at(random.whole());
      need.addCycle(cost, due, life);
      due += life;
      price = cost;
    }
  }

  private keep(): void {
    const { draws, certain } = this;
    const column = draws.paths;
    for (let t = 0; t < draws.years; t++) draws.expenditures[t]![column] = exact(this.spent[t]!);
    for (let k = 0; k <= draws.years; k++) {
      draws.fullyFunded[k]![column] = certain ? certain[k]! : exact(Math.round(this.needed[k]!));
    }
    draws.paths += 1;
  }
}

function exact(value: number): number {
  if (!(value <= Number.MAX_SAFE_INTEGER)) throw new AssumptionsOutOfRangeError('a simulated cost', value);
  return value;
}
