export interface ValueRange {
  min: number;
  max: number;
}

/** Steps of 2.5 times a power have short labels from $25 on, except in thousands: $12.5K would be written $13K. */
const hasQuarters = (power: number) => power >= 10 && power !== 1_000;

/** Returns round values from below `min` to above `max`: about `count` steps of 1, 2, 2.5 or 5 times a power of ten. */
export function roundTicks({ min, max }: ValueRange, count = 5): number[] {
  const span = max - min;
  if (!(span > 0)) return [min];
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step =
    power * ((hasQuarters(power) ? [1, 2, 2.5, 5] : [1, 2, 5]).find((each) => each * power >= raw) ?? 10);
  const first = Math.floor(min / step);
  const last = Math.ceil(max / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Returns the lowest and the highest value, without missing ones; zero is always part of the range. */
export function rangeWithZero(values: Iterable<number | null | undefined>): ValueRange {
  let [min, max] = [0, 0];
  for (const value of values) {
    if (value == null) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min, max };
}

/** Returns the scale from a value to its pixel, with the largest tick at the top. */
export function verticalScale(ticks: readonly number[], height: number): (value: number) => number {
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  return (value) => (high === low ? height : height - ((value - low) / (high - low)) * height);
}

/** Returns a path of straight segments through points, broken where a value is missing. */
export function linePath(
  centers: readonly number[],
  values: readonly (number | null)[],
  y: (value: number) => number,
): string {
  let pen = 'M';
  let path = '';
  values.forEach((value, index) => {
    if (value === null) {
      pen = 'M';
      return;
    }
    path += `${pen}${centers[index]!.toFixed(1)} ${y(value).toFixed(1)}`;
    pen = 'L';
  });
  return path;
}

/** Returns the path around the area between two lines, where both have values. */
export function bandPath(
  centers: readonly number[],
  low: readonly (number | null)[],
  high: readonly (number | null)[],
  y: (value: number) => number,
): string {
  const known = centers.map((_, index) => index).filter((index) => low[index] != null && high[index] != null);
  if (known.length === 0) return '';
  const point = (index: number, value: number) => `${centers[index]!.toFixed(1)} ${y(value).toFixed(1)}`;
  const top = known.map((index) => point(index, high[index]!));
  const bottom = known.toReversed().map((index) => point(index, low[index]!));
  return `M${[...top, ...bottom].join('L')}Z`;
}
