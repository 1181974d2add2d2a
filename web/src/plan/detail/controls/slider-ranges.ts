/** The range of a slider; a typed value may lie outside. */
export interface SliderRange {
  min: number;
  max: number;
  step: number;
}

/** Returns a round number at or above `value`: two digits and zeros. */
function roundUp(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.ceil(value / unit) * unit;
}

/**
 * Returns the range from 0 to twice the saved contribution (at least $12,000), or to the value on screen. It ends at the
 * annual fee, which no contribution may exceed, unless the value itself exceeds it.
 */
export function contributionRange(saved: number, value: number, annualFee: number | null): SliderRange {
  const wished = roundUp(Math.max(2 * saved, annualFee === null || saved > 0 ? 0 : annualFee / 4, 12_000));
  const whole = Math.max(wished, roundUp(value));
  const max = annualFee === null || value > annualFee ? whole : Math.min(whole, annualFee);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(max, 1) / 200)));
  return { min: 0, max: Math.max(max, step), step };
}

/** Returns the first of these ends that no value exceeds, the outermost if there is none. */
const reach = (ends: readonly number[], ...values: number[]) =>
  ends.find((end) => values.every((value) => Math.abs(value) <= end)) ?? ends.at(-1)!;

/** Returns the range from 0% to 6%, wider where a value lies outside. */
export function rateRange(...values: number[]): SliderRange {
  return { min: 0, max: reach([6, 10, 20, 50, 99.99], ...values), step: 0.05 };
}

/** Returns the range of a change to all costs, in percent. */
export function shockRange(...values: number[]): SliderRange {
  const end = reach([40, 100, 200], ...values);
  return { min: -Math.min(50, end), max: end, step: 1 };
}

/** Returns the range of a life offset, in years. */
export function offsetRange(...values: number[]): SliderRange {
  const end = reach([5, 10, 20], ...values);
  return { min: -end, max: end, step: 1 };
}
