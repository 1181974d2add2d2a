import type { MonthChange } from '../repository/months';

/** What a line adds to the sums of its month. */
interface Summed {
  date: string;
  amount: number;
  glCode: string;
  sourceFund?: 'reserve' | 'operating' | null | undefined;
}

/** The first day of a day's month. */
const monthOf = (date: string): string => `${date.slice(0, 7)}-01`;

/** Changes of month sums by lines that came and lines that went, each month, account and fund once. */
export class MonthChanges {
  readonly #changes = new Map<string, MonthChange>();

  add(line: Summed): void {
    this.#move(line, 1);
  }

  takeAway(line: Summed): void {
    this.#move(line, -1);
  }

  /** Those that change anything. */
  list(): MonthChange[] {
    return [...this.#changes.values()].filter(
      ({ moneyIn, moneyOut, lineCount }) => moneyIn !== 0 || moneyOut !== 0 || lineCount !== 0,
    );
  }

  #move({ date, amount, glCode, sourceFund }: Summed, sign: 1 | -1): void {
    const place = { month: monthOf(date), glCode, sourceFund: sourceFund ?? ('' as const) };
    // Neither a month nor a fund has a space in it.
    const key = `${place.month} ${place.sourceFund} ${glCode}`;
    let sum = this.#changes.get(key);
    if (!sum) {
      sum = { ...place, moneyIn: 0, moneyOut: 0, lineCount: 0 };
      this.#changes.set(key, sum);
    }
    sum.moneyIn += sign * Math.max(0, amount);
    sum.moneyOut += sign * Math.max(0, -amount);
    sum.lineCount += sign;
  }
}
