import type { MonthChange } from '../repository/months';

/** The values of a line that count in the sums of its month. */
interface Summed {
  date: string;
  amount: number;
  glCode: string;
  sourceFund?: 'reserve' | 'operating' | null | undefined;
}

/** Returns the first day of a day's month. */
const monthOf = (date: string): string => `${date.slice(0, 7)}-01`;

/** Collects changes of month sums by added and removed lines, once for each month, account and fund. */
export class MonthChanges {
  readonly #changes = new Map<string, MonthChange>();

  add(line: Summed): void {
    this.#move(line, 1);
  }

  takeAway(line: Summed): void {
    this.#move(line, -1);
  }

  /** Returns the changes that are not zero. */
  list(): MonthChange[] {
    return [...this.#changes.values()].filter(
      ({ moneyIn, moneyOut, lineCount }) => moneyIn !== 0 || moneyOut !== 0 || lineCount !== 0,
    );
  }

  #move({ date, amount, glCode, sourceFund }: Summed, sign: 1 | -1): void {
    const place = { month: monthOf(date), glCode, sourceFund: sourceFund ?? ('' as const) };
    // Months and funds have no spaces, so the key is unique.
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
