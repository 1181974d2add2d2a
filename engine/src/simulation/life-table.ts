import { normalOf } from './random';
import { drawnLife } from './spreads';

/** Highest whole number of `PathRandom`. */
const LAST = 4_294_967_295;

/** Tables of more years than this cost more than they spare. */
const MOST_STEPS = 400;

/** The table is entered at one of 256 places, by the first eight bits of the whole number. */
const ENTRY_BITS = 8;

/**
 * `drawnLife` of a whole number without its normal: as lives are whole years and rise with the number, the first number of
 * each life says them all. Found by bisection of `drawnLife` itself, so that both agree on every number.
 */
export class LifeTable {
  /** The life at 0. */
  private readonly shortest: number;
  /** The first number of each longer life. */
  private readonly firsts: Float64Array | null;
  /** How many of `firsts` are at or below the first number of each entry. */
  private readonly entries: Int32Array;

  constructor(
    private readonly life: number,
    private readonly spread: number,
    private readonly least: number,
  ) {
    this.shortest = this.computed(0);
    const steps = this.computed(LAST) - this.shortest;
    this.firsts = steps <= MOST_STEPS ? this.firstsOf(steps) : null;
    this.entries = Int32Array.from({ length: 1 << ENTRY_BITS }, (_, entry) =>
      this.stepsUpTo(entry * 2 ** (32 - ENTRY_BITS), 0),
    );
  }

  /** Years to an occurrence at a whole number from 0 to 2^32 - 1. */
  at(whole: number): number {
    if (this.firsts === null) return this.computed(whole);
    return this.shortest + this.stepsUpTo(whole, this.entries[whole >>> (32 - ENTRY_BITS)]!);
  }

  private computed(whole: number): number {
    return drawnLife(this.life, this.spread, this.least, normalOf(whole));
  }

  private stepsUpTo(whole: number, from: number): number {
    const firsts = this.firsts;
    let steps = from;
    while (firsts !== null && steps < firsts.length && firsts[steps]! <= whole) steps++;
    return steps;
  }

  private firstsOf(steps: number): Float64Array {
    const firsts = new Float64Array(steps);
    for (let step = 0; step < steps; step++) {
      let below = step === 0 ? 0 : firsts[step - 1]! - 1;
      let reached = LAST;
      while (reached - below > 1) {
        const middle = Math.floor((below + reached) / 2);
        if (this.computed(middle) > this.shortest + step) reached = middle;
        else below = middle;
      }
      firsts[step] = reached;
    }
    return firsts;
  }
}

/** Tables of one spread: one for each life and each least number of years. */
export function lifeTables(spread: number): (life: number, least: number) => LifeTable {
  const known = new Map<string, LifeTable>();
  return (life, least) => {
    const key = `${life} ${least}`;
    const table = known.get(key) ?? new LifeTable(life, spread, least);
    known.set(key, table);
    return table;
  };
}
