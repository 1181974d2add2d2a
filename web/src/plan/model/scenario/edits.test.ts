import { contributionAmounts, scaledContributions } from '@roofline/engine/projection/contributions';
import { toCents } from '@roofline/schema/value/money';
import { describe, expect, it } from 'vitest';
import { studySettings } from '../plan-study';
import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { fixtureId, someBasis, SOME_COMPONENTS } from '../testing/plan-fixtures';
import { scenarioChanges } from './changes';
import {
  unmovedYear,
  withAssessment,
  withContribution,
  withGoalOf,
  withMove,
  withNewAssessment,
  withOpening,
  withRate,
} from './edits';

const baseline = somePlanSettings({ method: 'baseline' });
const ladder = somePlanSettings({
  method: 'ladder',
  ladder: [
    { fromYear: 2030, kind: 'set', amount: 100_000.01, increaseRate: 2 },
    { fromYear: 2034, kind: 'add', amount: 5_000, increaseRate: 1 },
    { fromYear: 2040, kind: 'increaseOnly', amount: null, increaseRate: 0 },
  ],
});
const nameOf = (id: string) => SOME_COMPONENTS.find((each) => each.propertyComponentId === id)?.name ?? id;
const assessment = { year: 2034, amount: 60_000, purpose: 'Roof', status: 'planned' as const, dueDate: null };

describe('another contribution', () => {
  it('sets by hand a plan with a goal, or one on current funding', () => {
    expect(withContribution(baseline, 70_000)).toMatchObject({
      method: 'custom',
      firstYearContribution: 70_000,
    });
    expect(withContribution(somePlanSettings({ method: 'currentFunding' }), 1).method).toBe('custom');
    expect(withGoalOf(withContribution(baseline, 70_000), baseline)).toEqual(baseline);
  });

  it("scales a ladder by the engine's own rule, to the cent", () => {
    const scaled = withContribution(ladder, 90_000);
    const before = studySettings(ladder, someBasis()).input.contributions;
    const byEngine = contributionAmounts(scaledContributions(before, toCents(90_000)), 30);
    const { rows } = studySettings(scaled, someBasis()).projection;
    expect(rows.map((row) => row.contribution)).toEqual(byEngine);
    expect(scaled.method).toBe('ladder');
  });

  it('by a solve button leaves the steps of a ladder unchanged', () => {
    expect(withOpening(ladder, 90_000)).toEqual({ ...ladder, firstYearContribution: 90_000 });
  });

  it('of a ladder that starts at zero changes only the first year', () => {
    expect(withContribution({ ...ladder, firstYearContribution: 0 }, 5_000).ladder).toEqual(ladder.ladder);
  });
});

describe('other changes', () => {
  it('leave the goal to be solved again', () => {
    const dearer = withRate(baseline, 'costShock', 20);
    expect(dearer.method).toBe('baseline');
    const [before, after] = [baseline, dearer].map((each) => studySettings(each, someBasis()));
    expect(after!.plan.firstYearContribution).toBeGreaterThan(before!.plan.firstYearContribution);
    expect(after!.projection.lowestBalance).toBeGreaterThanOrEqual(0);
  });

  it('set a plan on current funding by hand only if its increase changes', () => {
    const current = somePlanSettings({ method: 'currentFunding' });
    expect(withRate(current, 'increaseRate', 4).method).toBe('custom');
    expect(withRate(current, 'inflationRate', 4).method).toBe('currentFunding');
  });

  it('add, change and remove an assessment', () => {
    const one = withNewAssessment(somePlanSettings(), assessment);
    const changed = withAssessment(one, 0, { ...assessment, year: 2036 });
    expect(changed.specialAssessments).toEqual([{ ...assessment, year: 2036 }]);
    expect(withAssessment(changed, 0, null).specialAssessments).toEqual([]);
  });

  it('move work, move it again, and return it to its original year', () => {
    const id = fixtureId(3);
    const moved = withMove(withMove(somePlanSettings(), id, 2031), id, 2032);
    expect(moved.moves).toEqual([{ propertyComponentId: id, year: 2032 }]);
    const elevator = studySettings(moved, someBasis()).schedule.occurrences.find(
      (each) => each.componentId === id,
    );
    expect(elevator?.t).toBe(6);
    expect(withMove(moved, id, null).moves).toEqual([]);
    expect(unmovedYear(SOME_COMPONENTS[2]!, { lifeOffset: -20 }, 2026)).toBe(2026);
  });
});

describe('the list of changes', () => {
  const changesOf = (saved: typeof baseline, current: typeof baseline) =>
    scenarioChanges(saved, current, nameOf).map(({ label, from, to }) => `${label}: ${from} to ${to}`);

  it('names each change once', () => {
    let tried = withContribution(somePlanSettings(), 340_000);
    tried = withRate(withRate(tried, 'increaseRate', 3.25), 'lifeOffset', -2);
    tried = withMove(withNewAssessment(tried, assessment), fixtureId(3), 2031);
    expect(changesOf(somePlanSettings(), tried)).toEqual([
      'Annual contribution: $60,000 to $340,000',
      'Yearly increase: 3.00% to 3.25%',
      'Useful lives: as they are to −2 years',
      'Special assessment: none to $60,000 in 2034',
      'Elevator A: its original year to 2031',
    ]);
  });

  it('counts a goal that was left as one change, and its new solution as none', () => {
    expect(changesOf(baseline, { ...baseline, firstYearContribution: 1 })).toEqual([]);
    expect(changesOf(baseline, withContribution(baseline, 70_000))).toEqual([
      'Annual contribution: never below $0 to $70,000',
    ]);
    expect(changesOf(ladder, withContribution(ladder, 70_000))).toHaveLength(1);
  });

  it('counts a changed assessment as one change, and one that came back as none', () => {
    const saved = withNewAssessment(somePlanSettings(), assessment);
    const later = withAssessment(saved, 0, { ...assessment, year: 2036 });
    expect(changesOf(saved, later)).toEqual(['Special assessment: $60,000 in 2034 to $60,000 in 2036']);
    expect(changesOf(saved, withNewAssessment(withAssessment(saved, 0, null), assessment))).toEqual([]);
  });
});
