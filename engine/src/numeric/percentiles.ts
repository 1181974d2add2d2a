const BUCKETS = 1_024;

/** Equal buckets from the smallest value to the largest, with how many values each holds. */
class Buckets {
  readonly counts = new Int32Array(BUCKETS);
  private readonly smallest: number;
  private readonly scale: number;

  constructor(values: Float64Array) {
    let smallest = Infinity;
    let largest = -Infinity;
    for (let index = 0; index < values.length; index++) {
      const value = values[index]!;
      if (value < smallest) smallest = value;
      if (value > largest) largest = value;
    }
    this.smallest = smallest;
    this.scale = largest > smallest ? (BUCKETS - 1) / (largest - smallest) : 0;
    for (let index = 0; index < values.length; index++) this.counts[this.of(values[index]!)]!++;
  }

  /** Bucket of a value; larger values never have a lower one. */
  of(value: number): number {
    return Math.floor((value - this.smallest) * this.scale);
  }

  /** Bucket of the value with this rank, and how many values lie in the buckets before it. */
  atRank(rank: number): { bucket: number; before: number } {
    let before = 0;
    let bucket = 0;
    while (before + this.counts[bucket]! <= rank) before += this.counts[bucket++]!;
    return { bucket, before };
  }
}

function valuesIn(
  values: Float64Array,
  buckets: Buckets,
  wanted: ReadonlySet<number>,
): Map<number, number[]> {
  const marked = new Uint8Array(BUCKETS);
  const found = new Map<number, number[]>();
  for (const bucket of wanted) {
    marked[bucket] = 1;
    found.set(bucket, []);
  }
  for (let index = 0; index < values.length; index++) {
    const bucket = buckets.of(values[index]!);
    if (marked[bucket] === 1) found.get(bucket)!.push(values[index]!);
  }
  for (const held of found.values()) held.sort((one, other) => one - other);
  return found;
}

/**
 * Percentiles of finite values by the nearest rank: the smallest value that at least q% of all do not exceed,
 * 0 < q <= 100. Null without values. Exact: the values are counted into buckets and only those of the buckets asked for
 * are sorted.
 */
export function percentiles(values: Float64Array, percents: readonly number[]): (number | null)[] {
  const count = values.length;
  if (count === 0) return percents.map(() => null);
  const buckets = new Buckets(values);
  const places = percents.map((q) => {
    const rank = Math.max(0, Math.ceil((q * count) / 100) - 1);
    return { rank, ...buckets.atRank(rank) };
  });
  const found = valuesIn(values, buckets, new Set(places.map(({ bucket }) => bucket)));
  return places.map(({ rank, bucket, before }) => found.get(bucket)![rank - before]!);
}
