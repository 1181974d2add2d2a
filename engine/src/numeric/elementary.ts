/** ln 2 in two parts, so that whole multiples of the first are exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const LOG2_E = 1.4426950408889634;
const EXP_TERMS = 13;
const INVERSES = Float64Array.from({ length: EXP_TERMS + 1 }, (_, n) => (n === 0 ? 0 : 1 / n));

/** Largest and smallest argument that `exponential` takes. */
const EXP_RANGE = 700;

/**
 * e^x by the Taylor series of x - k ln 2, |x - k ln 2| <= ln 2 / 2, scaled by 2^k. Only additions, multiplications and
 * divisions: every machine gets the same bits, which Math.exp does not promise. Relative error below 1e-15.
 */
export function exponential(x: number): number {
  if (x > EXP_RANGE) return Infinity;
  if (x < -EXP_RANGE) return 0;
  const k = Math.round(x * LOG2_E);
  const r = x - k * LN2_HIGH - k * LN2_LOW;
  let series = 1;
  for (let n = EXP_TERMS; n >= 1; n--) series = 1 + series * (r * INVERSES[n]!);
  let scale = 1;
  for (let left = Math.abs(k); left > 0; left--) scale *= k > 0 ? 2 : 0.5;
  return series * scale;
}

/**
 * Natural logarithm of x > 0 as m ln 2 + 2 artanh((y-1)/(y+1)), y = x / 2^m in [0.7, 1.42]. Same bits on every
 * machine, for the same reason; relative error below 1e-14.
 */
export function logarithm(x: number): number {
  let y = x;
  let m = 0;
  for (; y > Math.SQRT2; m++) y *= 0.5;
  for (; y < Math.SQRT1_2; m--) y *= 2;
  const z = (y - 1) / (y + 1);
  const square = z * z;
  let series = 0;
  for (let n = 25; n >= 1; n -= 2) series = series * square + 1 / n;
  return m * LN2_HIGH + (m * LN2_LOW + 2 * z * series);
}
