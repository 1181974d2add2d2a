import { describe, expect, it } from 'vitest';
import { feeIncrease, lenderReadiness, sufficientIncrease, type ReadinessInput } from './readiness';
import { LENDER_RULES, lenderRuleOn } from './rules';

const input: ReadinessInput = {
  applicationDay: '2027-01-03',
  units: 50,
  reserveContribution: 3_000_000,
  income: [
    { name: 'Regular assessments', kind: 'regularAssessment', amount: 24_000_000 },
    { name: 'Cable billed through', kind: 'ownerUtilities', amount: 4_000_000 },
    { name: 'Roof assessment', kind: 'specialAssessment', amount: 9_000_000 },
  ],
};

describe('lender readiness', () => {
  it('requires 10% until 3 January 2027 and 15% from the day after', () => {
    expect(lenderRuleOn('2020-05-01').minimumRatio).toBe(10);
    expect(lenderRuleOn('2027-01-03').minimumRatio).toBe(10);
    expect(lenderRuleOn('2027-01-04').minimumRatio).toBe(15);
    expect(() => lenderRuleOn('January')).toThrow('application day must be an ISO day');
    const [, later] = LENDER_RULES;
    expect(() => lenderRuleOn('2027-01-03', [later!])).toThrow('application day lies before every rule');
  });

  it('counts only regular assessments and lists the excluded income', () => {
    const ready = lenderReadiness(input);
    expect(ready.assessmentIncome).toBe(24_000_000);
    expect(ready.ratio).toBe(12.5);
    expect(ready.meets).toBe(true);
    expect(ready.shortPerYear).toBe(0);
    expect(ready.excludedIncome.map(({ name }) => name)).toEqual(['Cable billed through', 'Roof assessment']);
  });

  it('states the shortfall per unit and month under the later rule', () => {
    const short = lenderReadiness({ ...input, applicationDay: '2027-01-04' });
    expect(short.meets).toBe(false);
    expect(short.requiredContribution).toBe(3_600_000);
    expect(short.shortPerYear).toBe(600_000);
    expect(short.shortPerUnitMonth).toBe(1_000);
    const increase = sufficientIncrease(short, input.reserveContribution);
    expect(increase).toBe(705_883);
    const raised = (more: number) =>
      lenderReadiness({
        ...input,
        applicationDay: '2027-01-04',
        reserveContribution: input.reserveContribution + more,
        income: [{ name: 'Regular', kind: 'regularAssessment', amount: 24_000_000 + more }],
      }).meets;
    expect([raised(increase), raised(increase - 1)]).toEqual([true, false]);
    expect(sufficientIncrease(short, 9_000_000)).toBe(0);
  });

  it('refuses figures that are too large by their names', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const income = (amount: number) => [{ name: 'Regular', kind: 'regularAssessment', amount }] as const;
    const twice = [...income(most), ...income(most)];
    expect(() => lenderReadiness({ ...input, income: twice })).toThrow('assessment income cannot be held');
    const ready = lenderReadiness(input);
    expect(() => sufficientIncrease({ ...ready, assessmentIncome: most }, -most)).toThrow(
      'increase of the assessment cannot be held',
    );
  });

  it('compares the unrounded ratio, and has none without income', () => {
    const barely = { ...input, reserveContribution: 2_399_999 };
    expect(lenderReadiness(barely).meets).toBe(false);
    expect(lenderReadiness({ ...barely, reserveContribution: 2_400_000 }).meets).toBe(true);
    expect(lenderReadiness({ ...input, income: [] })).toMatchObject({
      ratio: null,
      meets: false,
      shortPerYear: 0,
    });
    const none = { ...input, reserveContribution: 0, income: [] };
    expect(lenderReadiness(none)).toMatchObject({ ratio: null, meets: false });
    expect(() => lenderReadiness({ ...input, units: 0 })).toThrow('units must be a whole number from 1');
    expect(feeIncrease(110, 100)).toEqual({ amount: 10, percent: 10 });
    expect(feeIncrease(110, 0).percent).toBeNull();
  });
});
