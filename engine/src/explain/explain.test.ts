import { describe, expect, it } from 'vitest';
import { workedPlan } from '../../fixtures/plans';
import { projectionInput, type PlanInput } from '../plan/plan-input';
import { project } from '../projection/projection';
import { explain } from './explain';
import { FORMULAS } from './explanation';

function explained(plan: PlanInput) {
  const input = projectionInput(plan);
  return { plan, schedule: input.schedule, projection: project(input) };
}
const worked = () => explained(workedPlan);
const named = (rows: { name: string; amount: number }[]) =>
  Object.fromEntries(rows.map((row) => [row.name, row.amount]));

describe('show the working', () => {
  it('opens expenditures and the fully funded balance by component', () => {
    expect(named(explain(worked(), 5, 'expenditures').rows)).toEqual({ paint: 3_477_822, seal: 927_419 });
    const needed = explain(worked(), 0, 'fullyFundedStart');
    expect(named(needed.rows)).toEqual({ roof: 8_400_000, paint: 3_000_000, seal: 266_667, gate: 660_000 });
    expect(explain(worked(), 0, 'fullyFundedEnd').value).toBe(11_178_933);
  });

  it('opens the contribution, simple and by ladder', () => {
    const simple = explain(worked(), 4, 'contribution');
    expect(simple.formula).toBe('simpleContribution');
    expect(named(simple.rows)).toEqual({ firstYear: 2_600_000, increases: 326_323 });
    const ladder = explained({
      ...workedPlan,
      contributions: {
        kind: 'ladder',
        steps: [
          { fromYear: 0, setAmount: 2_600_000, increaseRate: 3 },
          { fromYear: 3, addAmount: 400_000, increaseRate: 5 },
        ],
      },
    });
    const stepped = explain(ladder, 4, 'contribution');
    expect(named(stepped.rows)).toEqual({ step: 3_241_090, increases: 162_055 });
    expect(stepped.inputs).toEqual([
      { name: 'step amount', value: 3_241_090, unit: 'cents' },
      { name: 'p', value: 5, unit: 'points' },
      { name: 't - step year', value: 1, unit: 'years' },
    ]);
    expect(stepped.formula).toBe('ladderContribution');
    const first = explain(ladder, 2, 'contribution');
    expect(named(first.rows)).toEqual({ step: 2_600_000, increases: 158_340 });
    expect(first.inputs.map(({ value }) => value)).toEqual([2_600_000, 3, 2]);
  });

  it('opens the contribution of a year before the first step', () => {
    const late = explained({
      ...workedPlan,
      contributions: { kind: 'ladder', steps: [{ fromYear: 3, setAmount: 900_000, increaseRate: 5 }] },
    });
    const { inputs, rows } = explain(late, 1, 'contribution');
    expect(inputs.map(({ value }) => value)).toEqual([0, 0, 1]);
    expect(named(rows)).toEqual({ step: 0, increases: 0 });
  });

  it('counts rises after the year of the step, and rates from the first year on', () => {
    const rises = (contributions: PlanInput['contributions'], t: number) =>
      explain(explained({ ...workedPlan, contributions }), t, 'contribution').inputs.slice(3);
    const yearRates = [0, 2, 3, 4].map((year) => ({ year, rate: 7 + year }));
    const steps = [
      { fromYear: 0, setAmount: 2_600_000, increaseRate: 3 },
      { fromYear: 2, setAmount: 2_000_000, increaseRate: 5 },
    ];
    expect(rises({ kind: 'ladder', steps, yearRates }, 4)).toEqual([
      { name: 'p(3)', value: 10, unit: 'points' },
      { name: 'p(4)', value: 11, unit: 'points' },
    ]);
    expect(rises({ ...workedPlan.contributions, yearRates }, 1)).toEqual([]);
    const first = explained({
      ...workedPlan,
      options: { ...workedPlan.options, yearRates: [{ year: 0, rate: 9 }] },
    });
    expect(explain(first, 1, 'fullyFundedStart').inputs.at(-1)!.name).toBe('g(0)');
  });

  it('names the rates of single years behind a figure', () => {
    const rates = (year: number, rate: number) => ({ yearRates: [{ year, rate }] });
    const own = explained({
      ...workedPlan,
      options: { ...workedPlan.options, ...rates(2, 9) },
      contributions: { ...workedPlan.contributions, ...rates(3, 7) },
      interest: { ...workedPlan.interest, ...rates(4, 2.5) },
    });
    const opened = (t: number, figure: Parameters<typeof explain>[2]) => {
      const { formula, inputs } = explain(own, t, figure);
      return [
        formula,
        inputs.filter(({ name }) => name.includes('(')).map(({ name, value }) => [name, value]),
      ];
    };
    expect(opened(5, 'expenditures')).toEqual(['expendituresByYear', [['g(2)', 9]]]);
    expect(opened(2, 'expenditures')).toEqual(['expenditures', []]);
    expect(opened(3, 'fullyFundedStart')).toEqual(['fullyFundedByYear', [['g(2)', 9]]]);
    expect(opened(2, 'fullyFundedStart')).toEqual(['fullyFunded', []]);
    expect(opened(3, 'contribution')).toEqual(['yearlyContribution', [['p(3)', 7]]]);
    expect(opened(2, 'contribution')).toEqual(['simpleContribution', []]);
    const rate = (t: number) => explain(own, t, 'interest').inputs.find(({ name }) => name === 'rate')!.value;
    expect([rate(3), rate(4)]).toEqual([1.5, 2.5]);
  });

  it('opens interest, with the correction by the floor', () => {
    const plain = explain(worked(), 0, 'interest');
    expect(named(plain.rows)).toEqual({ onStartBalance: 75_000, onInflows: 19_500, onOutflows: -22_500 });
    const poor = explain(explained({ ...workedPlan, startingBalance: -50_000_000 }), 0, 'interest');
    expect(poor.value).toBe(0);
    expect(named(poor.rows).floor).toBeGreaterThan(0);
  });

  it('opens balances, lists and percents', () => {
    expect(explain(worked(), 3, 'assessments').rows).toEqual([{ name: 'assessment', amount: 1_000_000 }]);
    expect(explain(worked(), 3, 'startBalance').formula).toBe('carried');
    expect(explain(worked(), 0, 'startBalance')).toMatchObject({
      formula: 'given',
      rows: [{ name: 'startingBalance', amount: 5_000_000 }],
    });
    const unitOf = (figure: Parameters<typeof explain>[2]) => explain(worked(), 0, figure).unit;
    expect([unitOf('percentFundedEnd'), unitOf('interest')]).toEqual(['points', 'cents']);
    const percent = explain(worked(), 0, 'percentFundedStart');
    expect(percent.unit).toBe('points');
    expect(percent.inputs).toEqual([
      { name: 'balance', value: 5_000_000, unit: 'cents' },
      { name: 'FFB', value: 12_326_667, unit: 'cents' },
    ]);
    expect(Object.keys(FORMULAS)).toContain(percent.formula);
    expect(() => explain(worked(), 10, 'interest')).toThrow('t must be');
  });

  const full = () =>
    explained({
      ...workedPlan,
      loanProceeds: [{ year: 2, amount: 500_000 }],
      debtService: [
        { year: 2, amount: 40_000 },
        { year: 3, amount: 60_000 },
      ],
    });
  it.each<[Parameters<typeof explain>[2], string, string[], string[]]>([
    ['startBalance', 'carried', [], ['endOfYearBefore']],
    [
      'contribution',
      'simpleContribution',
      ['c0 in cents', 'p in points', 't in years'],
      ['firstYear', 'increases'],
    ],
    ['assessments', 'listed', ['t in years'], []],
    ['loanProceeds', 'listed', ['t in years'], ['loanProceeds']],
    ['debtService', 'listed', ['t in years'], ['debtService']],
    [
      'interest',
      'interestOfYear',
      [
        'start in cents',
        'inflows in cents',
        'outflows in cents',
        'rate in points',
        'a-1 in factor',
        'b-1 in factor',
        'e-1 in factor',
      ],
      ['onStartBalance', 'onInflows', 'onOutflows'],
    ],
    ['expenditures', 'expenditures', ['g in points', 't in years'], ['seal']],
    [
      'endBalance',
      'endBalance',
      [],
      [
        'startBalance',
        'contribution',
        'assessments',
        'loanProceeds',
        'interest',
        'expenditures',
        'debtService',
      ],
    ],
    ['fullyFundedEnd', 'fullyFunded', ['g in points', 'k in years'], ['roof', 'paint', 'seal', 'gate']],
    [
      'percentFundedEnd',
      'percentFunded',
      ['balance in cents', 'FFB in cents'],
      ['roof', 'paint', 'seal', 'gate'],
    ],
  ])('names the parts of %s in year 2', (figure, formula, inputs, rows) => {
    const opened = explain(full(), 2, figure);
    expect(opened).toMatchObject({ figure, t: 2, formula });
    expect(opened.inputs.map(({ name, unit }) => `${name} in ${unit}`)).toEqual(inputs);
    expect(opened.rows.map(({ name }) => name)).toEqual(rows);
  });

  it('has the figures of the year before and after it', () => {
    const { rows } = full().projection;
    const valuesOf = (figure: Parameters<typeof explain>[2], t: number) =>
      explain(full(), t, figure).inputs.map(({ value }) => value);
    const [, , two, three] = rows;
    expect(valuesOf('percentFundedEnd', 2)).toEqual([two!.endBalance, two!.fullyFundedEnd]);
    expect(valuesOf('percentFundedStart', 3)).toEqual([three!.startBalance, three!.fullyFundedStart]);
    expect(valuesOf('interest', 2).slice(0, 3)).toEqual([
      two!.startBalance,
      two!.contribution + 500_000,
      two!.expenditures + 40_000,
    ]);
    expect(valuesOf('contribution', 2)).toEqual([2_600_000, 3, 2]);
    expect(valuesOf('fullyFundedEnd', 2)[1]).toBe(3);
    expect(valuesOf('fullyFundedStart', 2)[1]).toBe(2);
  });

  it('charges interest below zero where the plan says so, without a floor', () => {
    const charged = explained({
      ...workedPlan,
      startingBalance: -50_000_000,
      interest: { ...workedPlan.interest, chargeOnNegative: true },
    });
    const { value, rows } = explain(charged, 0, 'interest');
    expect(value).toBeLessThan(0);
    expect(rows.map(({ name }) => name)).toEqual(['onStartBalance', 'onInflows', 'onOutflows']);
  });

  it('counts a rate within the year where costs rise to its middle', () => {
    const middle = explained({
      ...workedPlan,
      options: { ...workedPlan.options, inflationTiming: 'midYear', yearRates: [{ year: 5, rate: 9 }] },
    });
    expect(explain(middle, 5, 'expenditures').formula).toBe('expendituresByYear');
    expect(explain(middle, 4, 'expenditures').formula).toBe('expenditures');
  });
});
