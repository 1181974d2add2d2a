import { describe, expect, it } from 'vitest';
import { disclosed as input, planned, planWithoutAssessments as plan } from '../../fixtures/disclosure';
import examples from '../../fixtures/examples.json';
import { cents } from '../../fixtures/inventory';
import { WORKED_UNITS } from '../../fixtures/plans';
import { monthlyContributionPerUnit } from '../projection/per-unit';
import { recommendation } from './recommendations';
import type { DisclosureInput } from './series';
import { deficitByShare, washingtonFigures } from './washington';

describe('Washington figures', () => {
  const figures = () => washingtonFigures(planned);

  it('recommend the contributions of the worked example', () => {
    const { fullFunding, baseline } = examples.goals;
    expect(figures().fullFunding.recommendation!.firstYear).toBe(cents(fullFunding.solvedFirstYear));
    expect(figures().fullFunding.balances).toHaveLength(10);
    const free = figures().baseline.recommendation!.firstYear;
    expect(free).toBeGreaterThan(cents(baseline.solvedFirstYear) + 100_000);
    // Above zero, as the law requires, even when printed in whole dollars.
    expect(Math.min(...figures().baseline.balances)).toBeGreaterThanOrEqual(100);
    expect(Math.min(...figures().baseline.balances)).toBeLessThan(200);
    expect(figures().chosen.balances.at(-1)).toBe(cents(90_066.87));
  });

  it("divide today's deficit among the units", () => {
    expect(figures().position.deficiency).toBe(12_326_667 - 5_000_000);
    const shared = washingtonFigures(input, [
      { unit: 'A', share: 60 },
      { unit: 'B', share: 40 },
    ]);
    expect(shared.deficitByUnit).toEqual([
      { unit: 'A', deficit: 4_396_000 },
      { unit: 'B', deficit: 2_930_667 },
    ]);
    expect(figures().deficitByUnit).toEqual([]);
  });

  it('take shares that add up to 100 points within a hundredth', () => {
    const of = (...shares: number[]) =>
      deficitByShare(
        1_000,
        shares.map((share, at) => ({ unit: `${at}`, share })),
      ).map(({ deficit }) => deficit);
    expect(of(60, 40.009)).toEqual([600, 400]);
    expect(of(60, 39.991)).toEqual([600, 400]);
    expect(of(12.25, 87.75)).toEqual([123, 878]);
    for (const share of [39.98, 40.02, 0])
      expect(() => of(60, share)).toThrow('unit shares must add up to 100 points');
    const most = [
      { unit: 'A', share: 200 },
      { unit: 'B', share: -100 },
    ];
    expect(() => deficitByShare(Number.MAX_SAFE_INTEGER, most)).toThrow('deficit of a unit cannot be held');
  });

  it('state the contributions and the six year ends, approved and planned', () => {
    const firstYear = 1_500_000;
    const approved = { contributions: { ...plan.contributions, kind: 'simple', firstYear, increaseRate: 0 } };
    const poor = washingtonFigures({ ...planned, approved } as DisclosureInput);
    expect([poor.currentContribution, poor.chosen.contribution]).toEqual([firstYear, 2_600_000]);
    expect([poor.isSufficient, poor.firstShortfallYear]).toEqual([
      false,
      poor.series.approved.firstShortfallYear,
    ]);
    expect(poor.years.map(({ offset }) => offset)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(poor.years.map(({ plan: end }) => end.balance)).toEqual(poor.chosen.balances.slice(0, 6));
    expect(poor.years[3]!.approved.balance).toBe(poor.series.approved.rows[3]!.endBalance);
    const rich = washingtonFigures(input);
    expect([rich.isSufficient, rich.firstShortfallYear]).toEqual([true, null]);
    // The fund of the full-funding plan may use the planned assessment, the baseline may not.
    expect(poor.fullFunding.recommendation!.projection.rows[3]!.assessments).toBe(1_000_000);
    expect(poor.baseline.recommendation!.projection.rows[3]!.assessments).toBe(0);
  });

  it('recommend no contribution for a goal of today, which none can change', () => {
    const { planInput } = figures().series;
    const today = { kind: 'targetPercent', percent: 100, byBoundary: 0 } as const;
    expect(recommendation(planInput, today, WORKED_UNITS)).toBeNull();
  });

  it('state how much more each unit would pay a month, nothing where it pays enough', () => {
    const { fullFunding } = figures();
    const { perUnitMonth, increasePerUnitMonth, firstYear } = fullFunding.recommendation!;
    expect(perUnitMonth).toBe(monthlyContributionPerUnit(firstYear, WORKED_UNITS));
    expect(increasePerUnitMonth).toBe(
      perUnitMonth - monthlyContributionPerUnit(cents(examples.projection.inputs.firstYearContribution), 48),
    );
    const generous = { ...plan, contributions: { ...plan.contributions, firstYear: 9_000_000 } };
    const enough = washingtonFigures({ ...planned, plan: generous as typeof plan }).fullFunding;
    expect(enough.recommendation!.increasePerUnitMonth).toBe(0);
  });
});
