import { describe, expect, it } from 'vitest';
import { workedFunding, workedLoan } from '../../fixtures/funding-plans';
import { workedPlan } from '../../fixtures/plans';
import { contributionAmounts } from '../projection/contributions';
import { projectPlan } from './plan-input';
import { fundingPlanInput, FUNDING_PLAN_YEARS, type FundingPlan } from './funding-plan';

const { components } = workedPlan;
const inputOf = (change: Partial<FundingPlan> = {}, years = 10) =>
  fundingPlanInput({ ...workedFunding, ...change }, components, years);
const rowsOf = (change: Partial<FundingPlan> = {}, years = 10) => projectPlan(inputOf(change, years)).rows;

describe('a funding plan as an input of computations', () => {
  it('is the worked plan, over 30 years by default', () => {
    expect(rowsOf()).toEqual(projectPlan(workedPlan).rows);
    expect(fundingPlanInput(workedFunding, components).options.years).toBe(FUNDING_PLAN_YEARS);
  });

  it('uses its conventions, or the default ones when it has none', () => {
    const conventions = {
      inflationTiming: 'midYear',
      interestConvention: 'beginningBalance',
      rateBasis: 'nominalMonthly',
      taxRate: 30,
    } as const;
    const { options, interest } = inputOf(conventions);
    expect(options.inflationTiming).toBe('midYear');
    expect(interest).toMatchObject({
      convention: 'beginningBalance',
      rateBasis: 'nominalMonthly',
      taxRate: 30,
    });
    const [first] = rowsOf(conventions);
    expect(first!.interest).toBe(Math.round(5_000_000 * ((1 + 0.015 / 12) ** 12 - 1) * 0.7));
    expect(first!.expenditures).toBe(Math.round(3_000_000 * 1.03 ** 0.5));
  });

  it('puts the steps after the first year', () => {
    const steps = [
      { fromYear: 2, setAmount: 4_000_000, increaseRate: 1 },
      { fromYear: 4, addAmount: 500_000, increaseRate: 0 },
    ];
    const { contributions } = inputOf({ steps });
    expect(contributionAmounts(contributions, 6)).toEqual([
      2_600_000, 2_678_000, 4_000_000, 4_040_000, 4_580_400, 4_580_400,
    ]);
  });

  it('raises costs, moves lives and work, and ignores moves of unknown components', () => {
    const { components: changed } = inputOf({
      costShock: 10,
      lifeOffset: 2,
      moves: { roof: 3, attic: 4, paint: -1 },
    });
    const byId = Object.fromEntries(changed.map((component) => [component.id, component]));
    expect(byId.roof).toMatchObject({ currentCost: 13_200_000, remainingUsefulLife: 3, usefulLife: 22 });
    expect(byId.paint).toMatchObject({ currentCost: 3_300_000, remainingUsefulLife: 2, usefulLife: 7 });
    expect(changed).toHaveLength(components.length);
  });
});

describe('loans of a funding plan', () => {
  it('bring their principal less fees, and reserves pay them back from the year on', () => {
    const rows = rowsOf({ loans: [workedLoan] }, 12);
    expect(rows.map((row) => row.loanProceeds)).toEqual([0, 3_950_000, ...Array(10).fill(0)]);
    const paid = rows.map((row) => row.debtService);
    expect(paid[0]).toBe(0);
    expect(paid[1]).toBe(12 * 44_408);
    expect(paid[11]).toBe(0);
    expect(paid.reduce((sum, amount) => sum + amount, 0)).toBeGreaterThan(4_000_000);
  });

  it('do not affect reserves when owners pay them', () => {
    const rows = rowsOf({ loans: [{ ...workedLoan, repaidFrom: 'owners' }] });
    expect(rows[1]!.loanProceeds).toBe(3_950_000);
    expect(rows.every((row) => row.debtService === 0)).toBe(true);
  });

  it('bring the whole principal when fees are financed', () => {
    const financed = { ...workedLoan, terms: { ...workedLoan.terms, areFeesFinanced: true } };
    expect(rowsOf({ loans: [financed] })[1]!.loanProceeds).toBe(4_000_000);
  });

  it('bring no proceeds when drawn before the first year, but their remaining payments are made', () => {
    const before = rowsOf({ loans: [{ ...workedLoan, year: 0 }] }, 12);
    const running = rowsOf({ loans: [{ ...workedLoan, year: -3 }] }, 12);
    expect(running.every((row) => row.loanProceeds === 0)).toBe(true);
    expect(running[0]!.debtService).toBe(12 * 44_408);
    expect(running.map((row) => row.debtService).slice(0, 9)).toEqual(
      before.slice(3).map((row) => row.debtService),
    );
    expect(rowsOf({ loans: [{ ...workedLoan, year: -3, repaidFrom: 'owners' }] })).toEqual(rowsOf());
    expect(rowsOf({ loans: [{ ...workedLoan, year: -10 }] })).toEqual(rowsOf());
  });
});

describe('rates of single years', () => {
  const yearRates = [
    { year: 4, interestRate: 5, increaseRate: 10 },
    { year: 1, inflationRate: 8 },
  ];

  it('raise costs from the year after, pay interest within the year and raise the contribution at its start', () => {
    const [plain, own] = [rowsOf(), rowsOf({ yearRates })];
    own.forEach((row, t) => {
      const inflated = t >= 2 ? 1.08 / 1.03 : 1;
      expect(Math.abs(row.expenditures - plain[t]!.expenditures * inflated)).toBeLessThanOrEqual(2);
      expect(Math.abs(row.fullyFundedStart - plain[t]!.fullyFundedStart * inflated)).toBeLessThanOrEqual(2);
      const raised = t >= 4 ? 1.1 / 1.03 : 1;
      expect(Math.abs(row.contribution - plain[t]!.contribution * raised)).toBeLessThanOrEqual(1);
      const rate = t === 4 ? 0.05 : 0.015;
      const base = row.startBalance + (row.contribution + row.assessments - row.expenditures) / 2;
      expect(Math.abs(row.interest - rate * base)).toBeLessThanOrEqual(0.5);
    });
  });

  it('count in the running year when costs are inflated beyond its start', () => {
    const paintIn = (inflationTiming: 'midYear' | 'endOfYear') =>
      rowsOf({ inflationTiming, yearRates: [{ year: 0, inflationRate: 21 }] })[0]!.expenditures;
    expect(paintIn('midYear')).toBe(3_300_000);
    expect(paintIn('endOfYear')).toBe(3_630_000);
  });

  it('are ordered by year, each kind separately, and leave no trace when there are none', () => {
    const { options, interest, contributions } = inputOf({
      yearRates: [...yearRates, { year: 0, inflationRate: 2 }],
    });
    expect(options.yearRates).toEqual([
      { year: 0, rate: 2 },
      { year: 1, rate: 8 },
    ]);
    expect(interest.yearRates).toEqual([{ year: 4, rate: 5 }]);
    expect(contributions.yearRates).toEqual([{ year: 4, rate: 10 }]);
    expect(inputOf({ yearRates: [{ year: 3 }] })).toEqual(inputOf());
  });

  it('leave an amount that a step sets, and raise one that it adds to', () => {
    const steps = [
      { fromYear: 2, setAmount: 4_000_000, increaseRate: 0 },
      { fromYear: 5, addAmount: 100_000, increaseRate: 0 },
    ];
    const rises = [2, 3, 5].map((year) => ({ year, increaseRate: 50 }));
    expect(rowsOf({ steps, yearRates: rises }, 6).map((row) => row.contribution)).toEqual([
      2_600_000, 2_678_000, 4_000_000, 6_000_000, 6_000_000, 9_100_000,
    ]);
  });

  it('are refused when a year occurs twice or a rate is outside the model', () => {
    const twice = [1, 1].map((year) => ({ year, inflationRate: 2 }));
    expect(() => rowsOf({ yearRates: twice })).toThrow('occur once');
    expect(() => rowsOf({ yearRates: [{ year: 2, interestRate: 100 }] })).toThrow('interestRate');
    expect(() => rowsOf({ yearRates: [{ year: 2, increaseRate: -101 }] })).toThrow('increaseRate of year 2');
  });

  it('moves work to the first year, and not before it', () => {
    const { components: moved } = inputOf({ moves: { roof: 0, paint: -1 } });
    const lives = new Map(components.map(({ id, remainingUsefulLife }) => [id, remainingUsefulLife]));
    const left = Object.fromEntries(moved.map(({ id, remainingUsefulLife }) => [id, remainingUsefulLife]));
    expect(left).toMatchObject({ roof: 0, paint: lives.get('paint') });
  });

  it('has rates of single years only where it says some', () => {
    const kinds = (change: Partial<FundingPlan>) => {
      const { options, interest, contributions } = inputOf(change);
      return [options, interest, contributions].map((one) => ('yearRates' in one ? one.yearRates : 'none'));
    };
    expect(kinds({})).toEqual(['none', 'none', 'none']);
    expect(
      kinds({
        yearRates: [
          { year: 3, inflationRate: 5 },
          { year: 1, inflationRate: 4 },
        ],
      }),
    ).toEqual([
      [
        { year: 1, rate: 4 },
        { year: 3, rate: 5 },
      ],
      'none',
      'none',
    ]);
    expect(inputOf().contributions.kind).toBe('simple');
  });
});
