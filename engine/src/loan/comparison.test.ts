import { describe, expect, it } from 'vitest';
import { component } from '../../fixtures/inventory';
import { project, type ProjectionInput } from '../projection/projection';
import { buildSchedule } from '../inventory/schedule';
import { scheduleWithProject } from './financed-project';
import { compareFunding, type ComparisonInput, type FundingWay } from './comparison';

const schedule = buildSchedule([component(60_000, 10, 5), component(90_000, 30, 12)], {
  years: 30,
  inflationRate: 3,
});
const plan: ProjectionInput = {
  schedule,
  startingBalance: 4_000_000,
  contributions: { kind: 'simple', firstYear: 1_600_000, increaseRate: 3 },
  interest: { interestRate: 1.5 },
};
const input: ComparisonInput = {
  plan,
  project: { amount: 25_000_000, year: 0 },
  units: 48,
  loan: { annualRate: 6.5, months: 120 },
  downPayment: 2_500_000,
  ownerDiscountRate: 4,
};
const option = (way: FundingWay, all = compareFunding(input)) => all.find((one) => one.way === way)!;

describe('ways to pay for a project', () => {
  it('computes the worked figures of an assessment and of a loan', () => {
    expect(option('assessment').assessmentPerUnit).toBe(520_833);
    expect(option('loan').addedPerUnitMonth).toBe(5_914);
    expect(option('loan').owner.byYear[0]!.loan).toBe(283_870 * 12);
    expect(option('loan').owner.byYear[10]!.loan).toBe(0);
    expect(option('loan').owner.total - option('assessment').owner.total).toBe(9_064_389);
  });

  it('leaves the fund the same whether the project is assessed or borrowed for owners to repay', () => {
    const ends = (way: FundingWay) => option(way).projection.rows.map((row) => row.endBalance);
    expect(ends('loan')).toEqual(ends('assessment'));
    expect(ends('assessment')).toEqual(project(plan).rows.map((row) => row.endBalance));
  });

  it('solves the higher contribution and the assessments that just keep the fund at 0', () => {
    expect(option('present').firstShortfallYear).toBe(0);
    expect(option('contribution').lowestBalance).toBeGreaterThanOrEqual(0);
    expect(option('contribution').addedPerUnitMonth).toBeGreaterThan(0);
    const short = option('whenShort');
    expect(short.lowestBalance).toBe(0);
    expect(short.owner.byYear[0]!.assessment).toBeGreaterThan(0);
    expect(short.owner.total).toBeLessThan(option('contribution').owner.total);
  });

  it('keeps rates of single years in every way', () => {
    const contributions = { ...plan.contributions, yearRates: [{ year: 4, rate: 20 }] };
    const own = {
      ...plan,
      contributions,
      interest: { interestRate: 1.5, yearRates: [{ year: 2, rate: 6 }] },
    };
    const ways = compareFunding({ ...input, plan: own });
    const { rows } = option('contribution', ways).projection;
    expect(rows[4]!.contribution / rows[3]!.contribution).toBeCloseTo(1.2, 6);
    expect(option('loan', ways).endBalance).toBe(project(own).endBalance);
  });

  it('borrows the cost less the down payment, and bills reserves on request', () => {
    expect(option('mix').loan!.borrowed).toBe(22_500_000);
    const fromReserves = compareFunding({ ...input, debtServiceFrom: 'reserves' });
    const loan = option('loan', fromReserves);
    expect(loan.addedPerUnitMonth).toBe(0);
    expect(loan.projection.totalDebtService).toBe(option('loan').loan!.totalPaid);
    expect(loan.lowestBalance).toBeLessThan(option('loan').lowestBalance);
    expect(compareFunding({ ...input, downPayment: 0 }).map(({ way }) => way)).not.toContain('mix');
  });

  it('sums the years of ownership, and discounts them', () => {
    const { owner, percentFundedAt, projection } = option('loan');
    expect(owner.perUnitByYearsOwned.at(-1)).toBe(owner.perUnitTotal);
    expect(owner.netPresent).toBeLessThan(owner.total);
    expect(owner.peakYear).toBe(9);
    expect(percentFundedAt.map(({ percent }) => percent)).toEqual(
      [4, 9, 29].map((t) => projection.rows[t]!.percentFundedEnd),
    );
    const undiscounted = compareFunding({ ...input, ownerDiscountRate: 0 });
    expect(option('loan', undiscounted).owner.netPresent).toBe(owner.total);
  });

  it('does not add a project that the inventory already spends', () => {
    const scheduled = compareFunding({ ...input, project: { ...input.project, isScheduled: true } });
    expect(option('present', scheduled).projection.totalExpenditures).toBe(
      option('present').projection.totalExpenditures - 25_000_000,
    );
    expect(() => compareFunding({ ...input, project: { amount: 1, year: 30 } })).toThrow('project year');
  });

  it('reports the balance still owed when the horizon ends first, and deducts unfinanced fees from the proceeds', () => {
    const long = compareFunding({ ...input, loan: { annualRate: 6.5, months: 480, fees: 100_000 } });
    expect(option('loan', long).owedAtEnd).toBeGreaterThan(0);
    expect(option('loan').owedAtEnd).toBe(0);
    expect(option('loan', long).projection.totalLoanProceeds).toBe(24_900_000);
  });

  it('shows no percent funded beyond the horizon', () => {
    const short = buildSchedule([component(60_000, 10, 5)], { years: 10, inflationRate: 3 });
    const [present] = compareFunding({ ...input, plan: { ...plan, schedule: short } });
    expect(present!.percentFundedAt.map(({ years, percent }) => [years, percent === null])).toEqual([
      [5, false],
      [10, false],
      [30, true],
    ]);
  });

  it('keeps the assessments of the plan, and a contribution that is enough', () => {
    const rich = { ...plan, startingBalance: 900_000_000, assessments: [{ year: 1, amount: 4_800 }] };
    const ways = compareFunding({ ...input, plan: rich });
    expect(ways.map(({ assessmentPerUnit }) => assessmentPerUnit)).toEqual([
      100,
      100 + 520_833,
      100,
      100,
      100,
      100,
    ]);
    expect(option('contribution', ways).projection).toEqual(option('present', ways).projection);
    expect(option('contribution').owner.byYear[0]!.contribution).toBeGreaterThan(1_600_000);
  });

  it('mixes only a down payment that leaves something to borrow', () => {
    const ways = (downPayment: number) => compareFunding({ ...input, downPayment }).map(({ way }) => way);
    expect([ways(24_999_999).includes('mix'), ways(25_000_000).includes('mix')]).toEqual([true, false]);
  });

  it('says what it refuses', () => {
    const goal = { kind: 'targetPercent', percent: 100, byBoundary: 0 } as const;
    expect(() => compareFunding({ ...input, goal })).toThrow('goal cannot be reached by any contribution');
    expect(() => compareFunding({ ...input, project: { amount: 0, year: 0 } })).toThrow(
      'project amount must be',
    );
    const most = { amount: Number.MAX_SAFE_INTEGER, year: 5 };
    expect(() => compareFunding({ ...input, project: most })).toThrow(
      'expenditures of a year cannot be held',
    );
  });
});

it('puts a project among the work of its year', () => {
  const withProject = scheduleWithProject(schedule, { amount: 5, year: 7 });
  const added = { componentId: 'financed-project', category: 'Financed project', t: 7, cost: 5 };
  expect(withProject.occurrences.map(({ t }) => t)).toEqual([5, 7, 12, 15, 25]);
  expect(withProject.occurrences[1]).toEqual(added);
  expect(withProject.expenditures[7]).toBe(5);
});
