import { describe, expect, it } from 'vitest';
import examples from '../../fixtures/examples.json';
import { cents } from '../../fixtures/inventory';
import { disclosed as input, due, planned, planWithoutAssessments as plan } from '../../fixtures/disclosure';
import { projectPlan } from '../plan/plan-input';
import { californiaFigures } from './california';
import type { DisclosureInput } from './series';
import { STATUTES, statutesOn } from './statutes';
import { washingtonFigures } from './washington';

const points = (percent: number | null) => (percent === null ? null : Math.round(percent * 100) / 100);

describe('California figures', () => {
  const figures = () => californiaFigures(input);

  it('meet the worked items 6 and 7', () => {
    const { currentYearEnd, nextFive } = examples.disclosure;
    const { required, balance, percentFunded, deficiencyPerUnit } = figures().item6;
    expect([required, balance, points(percentFunded), deficiencyPerUnit]).toEqual([
      cents(currentYearEnd.required),
      cents(currentYearEnd.projectedBalance),
      currentYearEnd.percentFunded,
      cents(currentYearEnd.deficiencyPerUnit),
    ]);
    expect(
      figures().item7.map(({ offset, plan: end }) => ({
        offset,
        required: end.required / 100,
        projectedBalance: end.balance / 100,
        percentFunded: points(end.percentFunded),
      })),
    ).toEqual(nextFive);
    expect(figures().summary.deficiencyPerUnit).toBe(cents(currentYearEnd.deficiencyPerUnit));
    expect(figures().summary.components).toHaveLength(5);
  });

  it('state the current contribution and approved assessments', () => {
    expect(figures().item1.reservePerUnitMonth).toBe(cents(examples.perUnit.monthlyContributionPerUnit));
    expect(figures().item2.total).toBe(1_000_000);
    expect(figures().item2.assessments).toEqual([
      { year: 3, amount: 1_000_000, perUnit: 20_833, purpose: 'Roof' },
    ]);
    expect(californiaFigures(planned).item2.assessments).toEqual([]);
    expect(figures().item3).toEqual({ isSufficient: true, firstShortfallYear: null, years: 10 });
    expect(figures().item4).toBeNull();
  });

  it('leave a planned assessment out of only the approved series', () => {
    const { item7, item6 } = californiaFigures(planned);
    expect(item7.map(({ plan: end }) => end)).toEqual(figures().item7.map(({ plan: end }) => end));
    expect(item7[1]!.approved).toEqual(figures().item7[1]!.approved);
    expect(item7[2]!.approved.balance).toBe(item7[2]!.plan.balance - 1_000_000 - 7_500);
    expect(item6.plan.balance).toBe(item6.balance);
    const [, , approved] = figures().item7;
    expect(approved!.approved).toEqual(approved!.plan);
  });

  it('state approved loans where they differ from those of the plan', () => {
    const loans = [{ year: 1, amount: 900_000 }];
    const payments = [{ year: 2, amount: 50_000 }];
    const lent = { ...plan, loanProceeds: loans, debtService: payments };
    const rowsOf = (approved?: DisclosureInput['approved']) =>
      californiaFigures({ ...input, plan: lent, ...(approved && { approved }) }).series.approved.rows;
    const held = rowsOf();
    expect([held[1]!.loanProceeds, held[2]!.debtService]).toEqual([900_000, 50_000]);
    const signed = rowsOf({ loanProceeds: [{ year: 1, amount: 700_000 }], debtService: [] });
    expect([signed[1]!.loanProceeds, signed[2]!.debtService]).toEqual([700_000, 0]);
  });

  it('state assessments without a purpose, and refuse sums that are too large', () => {
    const plain = { ...due, status: 'approved' } as const;
    expect(californiaFigures({ ...input, assessments: [plain] }).item2.assessments[0]!.purpose).toBeNull();
    const most = { ...plain, amount: Number.MAX_SAFE_INTEGER };
    const far = { ...most, year: 40 };
    expect(() => californiaFigures({ ...input, assessments: [plain, far, far] })).toThrow(
      'approved assessments cannot be held',
    );
  });

  it('list the components of the summary with their lives and costs', () => {
    const { remainingUsefulLife, usefulLife, currentCost, category } = plan.components[0]!;
    expect(figures().summary.components[0]).toEqual({
      componentId: 'roof',
      category,
      currentCost,
      usefulLife,
      remainingUsefulLife,
    });
  });

  it('state the required amounts when approved revenue falls short', () => {
    const poor = {
      ...planned,
      approved: { contributions: { ...plan.contributions, firstYear: 1_500_000 } },
    } as const;
    const { item3, item4, item1, item6, summary } = californiaFigures(poor as DisclosureInput);
    expect(item3.isSufficient).toBe(false);
    expect(item1.reserveContribution).toBe(1_500_000);
    // The contribution of this year is the same one in items 1 and 6 and in the summary.
    expect(item6.plan.balance - item6.balance).toBeGreaterThan(
      cents(examples.projection.inputs.firstYearContribution) - 1_500_000,
    );
    expect(summary.balance).toBe(item6.balance);
    expect(item4!.contribution!.firstYear).toBeGreaterThan(1_500_000);
    expect(item4!.contribution!.projection.lowestBalance).toBeGreaterThanOrEqual(0);
    expect(item4!.assessments[0]!.year).toBe(item3.firstShortfallYear);
    const rescued = projectPlan({
      ...plan,
      contributions: poor.approved.contributions,
      assessments: item4!.assessments,
    });
    expect(rescued.lowestBalance).toBe(0);
  });

  it('state the rates, with the years within the horizon that have their own', () => {
    const inflationByYear = [{ year: 2, rate: 5 }];
    const own = {
      ...plan,
      options: { ...plan.options, yearRates: [...inflationByYear, { year: 10, rate: 9 }] },
      interest: {
        interestRate: 1.5,
        taxRate: 30,
        yearRates: [
          { year: -1, rate: 4 },
          { year: 0, rate: 2 },
        ],
      },
    };
    const { assumptions } = californiaFigures({ ...input, plan: own });
    expect(assumptions).toEqual({
      interestRate: 1.5,
      inflationRate: 3,
      taxRate: 30,
      interestByYear: [{ year: 0, rate: 2 }],
      inflationByYear,
    });
    expect(washingtonFigures({ ...input, plan: own }).assumptions).toEqual(assumptions);
    expect(figures().assumptions).toMatchObject({ interestByYear: [], inflationByYear: [] });
  });

  it('count components of 30 years and more separately', () => {
    const [roof, ...others] = plan.components;
    const long = { ...roof!, remainingUsefulLife: 30 };
    const { item5 } = californiaFigures({ ...input, plan: { ...plan, components: [long, ...others] } });
    expect(item5.beyondRemainingLife).toEqual(['roof']);
    expect(item5.included).toEqual(['paint', 'seal', 'gate', 'walk']);
  });
});

describe('statutes', () => {
  it('apply from their first day until their end', () => {
    const ids = (state: 'CA' | 'WA', day: string) => statutesOn(state, day).map(({ id }) => id);
    expect(ids('CA', '2026-11-21')).toEqual(['ca-civil-code']);
    expect(ids('WA', '2027-12-31')).toEqual(['wa-common-interest', 'wa-condominium', 'wa-homeowners']);
    expect(ids('WA', '2028-01-01')).toEqual(['wa-common-interest']);
    expect(ids('CA', '2013-12-31')).toEqual([]);
    expect(ids('CA', '2019-12-31')).toEqual(['ca-civil-code-2014']);
    expect(ids('WA', '2011-12-31')).toEqual([]);
    const [before, now] = ['2019-12-31', '2020-01-01'].map((day) => statutesOn('CA', day)[0]!.figures);
    expect([before!.elevatedElements, now!.elevatedElements?.everyYears]).toEqual([undefined, 9]);
    expect(
      STATUTES.every(({ source, version }) => source !== '' && version.includes('check the current text')),
    ).toBe(true);
    expect(() => statutesOn('CA', '1/1/2027')).toThrow('day must be an ISO day');
    expect(new Set(STATUTES.map(({ id }) => id)).size).toBe(STATUTES.length);
  });
});
