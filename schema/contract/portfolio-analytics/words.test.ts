import { expect, it } from 'vitest';
import { basisOf } from './words';

it.each([
  ['adopted', 'Steady', 2026, 'Adopted plan Steady, from 2026'],
  ['disclosure', 'Steady', 2026, 'Disclosure plan Steady, from 2026'],
  ['recommended', 'Steady', 2026, 'Recommended plan Steady, from 2026'],
  ['calculated', 'Steady', 2026, 'Calculated plan Steady, from 2026'],
  ['current', null, 2026, 'Current contribution, from 2026'],
  [null, null, 2026, 'No fiscal year is set up'],
  ['current', null, null, 'No fiscal year is set up'],
] as const)('what leads by %s and %s in %s is "%s"', (leadBy, planName, fiscalYear, words) =>
  expect(basisOf({ leadBy, planName, fiscalYear })).toBe(words),
);
