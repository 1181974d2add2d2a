import { PLAN_METHODS } from '@roofline/schema/plan/methods';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import fc from 'fast-check';
import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { fixtureId } from './plan-fixtures';

const hundredths = (lowest: number, highest: number) =>
  fc.integer({ min: lowest * 100, max: highest * 100 }).map((each) => each / 100);
const rate = hundredths(0, 99);
const year = fc.integer({ min: 2026, max: 2055 });
const text = fc.string({ maxLength: 40, unit: 'grapheme' });

const assessment = fc.record({
  year,
  amount: hundredths(1, 2_000_000),
  purpose: text,
  status: fc.constantFrom('planned' as const, 'approved' as const),
  dueDate: fc.constantFrom(null, '2030-07-01'),
});

const move = fc.record({ propertyComponentId: fc.integer({ min: 1, max: 4 }).map(fixtureId), year });

const goal = fc.constantFrom(
  { amount: null, percent: null, year: null },
  { amount: 50_000, percent: 70, year: 2040 },
);

/** Settings of fiscal year 2026 as the screen can make them: texts may be unfinished, the rest is valid. */
export const arbitrarySettings: fc.Arbitrary<PlanSettings> = fc
  .record(
    {
      method: fc.constantFrom(...PLAN_METHODS.filter((method) => method !== 'ladder')),
      startingBalance: hundredths(-1000, 2_000_000),
      firstYearContribution: hundredths(0, 900_000),
      increaseRate: rate,
      inflationRate: rate,
      interestRate: rate,
      specialAssessments: fc.array(assessment, { maxLength: 4 }),
      costShock: fc.integer({ min: -50, max: 200 }),
      lifeOffset: fc.integer({ min: -20, max: 20 }),
      moves: fc.uniqueArray(move, { maxLength: 3, selector: (each) => each.propertyComponentId }),
    },
    { requiredKeys: ['method'] },
  )
  // Every goal is complete here, because no plan can be saved with an incomplete one.
  .chain((some) =>
    goal.map((each) => {
      const isOpen = ['custom', 'currentFunding', 'baseline', 'fullFunding'].includes(some.method);
      return somePlanSettings({ ...some, goal: isOpen ? each : { amount: 50_000, percent: 70, year: 2040 } });
    }),
  );
