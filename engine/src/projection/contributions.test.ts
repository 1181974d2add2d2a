import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors';
import type { LadderStep } from '../types';
import {
  activeSteps,
  affineContributions,
  contributionAmounts,
  contributionLevels,
  scaledContributions,
} from './contributions';

const ladder = (...steps: LadderStep[]) => ({ kind: 'ladder' as const, steps });
const opens = (setAmount: number, increaseRate = 0) => ({ fromYear: 0, setAmount, increaseRate });

describe('contributions', () => {
  it('have the steps of the years from 0 to before the horizon, in the order of their years', () => {
    const steps = [4, -1, 2, 3, 0].map((fromYear) => ({ fromYear, increaseRate: 0 }));
    expect(activeSteps(steps, 4).map(({ fromYear }) => fromYear)).toEqual([0, 2, 3]);
  });

  it.each<[string, () => unknown]>([
    [
      'years must be a whole number',
      () => contributionLevels({ kind: 'simple', firstYear: 1, increaseRate: 0 }, -1),
    ],
    [
      'increaseRate must be -100',
      () => contributionLevels({ kind: 'simple', firstYear: 1, increaseRate: -101 }, 2),
    ],
    [
      'increaseRate of year 3 must be -100',
      () =>
        contributionLevels(
          { kind: 'simple', firstYear: 1, increaseRate: 0, yearRates: [{ year: 3, rate: -101 }] },
          2,
        ),
    ],
    [
      'increaseRate of year 3 must be -100',
      () => contributionLevels({ ...ladder(opens(1)), yearRates: [{ year: 3, rate: -101 }] }, 2),
    ],
    ['ladder step increaseRate must be -100', () => contributionLevels(ladder(opens(1, -101)), 2)],
    [
      'ladder step fromYear must be a whole number',
      () => contributionLevels(ladder({ fromYear: 0.5, setAmount: 1, increaseRate: 0 }), 2),
    ],
    [
      'ladder step must either set or add an amount',
      () => contributionLevels(ladder({ fromYear: 0, setAmount: 1, addAmount: 1, increaseRate: 0 }), 2),
    ],
    [
      'ladder step must either set or add an amount',
      () =>
        affineContributions(
          {
            kind: 'opening',
            increaseRate: 0,
            steps: [{ fromYear: 1, setAmount: 1, addAmount: 1, increaseRate: 0 }],
          },
          2,
        ),
    ],
    [
      'ladder step fromYear must come after the opening year',
      () => affineContributions({ kind: 'opening', increaseRate: 0, steps: [opens(1)] }, 2),
    ],
  ])('are refused: %s', (refusal, work) => {
    expect(work).toThrow(InvalidInputError);
    expect(work).toThrow(refusal);
  });

  it('name themselves when they leave the exact range', () => {
    const schedule = { kind: 'simple' as const, firstYear: Number.MAX_SAFE_INTEGER, increaseRate: 1 };
    expect(() => contributionAmounts(schedule, 2)).toThrow('contribution of a year cannot be held');
  });
});

describe('a ladder that is scaled', () => {
  const ABOVE = 'ladder must have a first-year amount above 0 to be scaled';

  it.each([
    ['that begins at 0', ladder(opens(0), { fromYear: 1, setAmount: 5, increaseRate: 0 })],
    ['that begins below 0', ladder(opens(-5))],
    ['without a first year', ladder({ fromYear: 1, setAmount: 5, increaseRate: 0 })],
  ])('is refused %s', (_name, shape) => {
    expect(() => affineContributions(shape, 3)).toThrow(ABOVE);
    expect(() => scaledContributions(shape, 100)).toThrow(ABOVE);
  });

  it('may fall to 0, and not below', () => {
    const falls = (by: number) => ladder(opens(100), { fromYear: 2, addAmount: -by, increaseRate: 0 });
    expect(affineContributions(falls(100), 3).weight).toEqual([1, 1, 0]);
    expect(() => affineContributions(falls(101), 3)).toThrow('ladder must not fall below 0 to be scaled');
  });

  it('scales what a step sets or adds, and leaves a step that only changes the rate', () => {
    const steps = [
      opens(100, 3),
      { fromYear: 1, setAmount: 50, increaseRate: 1 },
      { fromYear: 2, addAmount: 25, increaseRate: 2 },
      { fromYear: 3, increaseRate: 4 },
    ];
    expect(scaledContributions(ladder(...steps), 300)).toStrictEqual(
      ladder(
        opens(300, 3),
        { fromYear: 1, setAmount: 150, increaseRate: 1 },
        { fromYear: 2, addAmount: 75, increaseRate: 2 },
        { fromYear: 3, increaseRate: 4 },
      ),
    );
  });

  it.each(['setAmount', 'addAmount'])('names a step whose %s leaves the exact range', (amount) => {
    const shape = ladder(opens(1), { fromYear: 1, [amount]: 2, increaseRate: 0 });
    expect(() => scaledContributions(shape, Number.MAX_SAFE_INTEGER)).toThrow('ladder step cannot be held');
  });
});
