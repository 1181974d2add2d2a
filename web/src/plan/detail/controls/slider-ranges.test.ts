import { expect, it } from 'vitest';
import { contributionRange } from './slider-ranges';

it.each([
  { saved: 60_000, value: 60_000, annualFee: 400_000, max: 120_000 },
  { saved: 384_500, value: 384_500, annualFee: 385_000, max: 385_000 },
  { saved: 385_000, value: 385_000, annualFee: 385_000, max: 385_000 },
  { saved: 385_000, value: 386_000, annualFee: 385_000, max: 770_000 },
  { saved: 384_500, value: 384_500, annualFee: null, max: 770_000 },
  { saved: 0, value: 0, annualFee: 8_000, max: 8_000 },
])('ends at $max dollars with $saved saved, $value on screen and fees of $annualFee', ({ max, ...given }) => {
  const range = contributionRange(given.saved, given.value, given.annualFee);
  expect(range).toMatchObject({ min: 0, max });
  expect(range.max).toBeGreaterThanOrEqual(given.value);
});
