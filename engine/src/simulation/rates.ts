import { earnedShares, type EarnedShares } from '../projection/interest';
import { requireYearRates } from '../inventory/inventory';
import { rateOfYear } from '../numeric/growth';
import type { InterestOptions, Points } from '../types';
import { drawnInterest, SHIFTS_A_POINT } from './spreads';

/** Interest of a plan by the shift of the year's rate from the plan's, each shift computed once. */
export class DrawnShares {
  private readonly known = new Map<number, EarnedShares>();
  private readonly near: (EarnedShares | undefined)[];

  constructor(private readonly interest: InterestOptions) {
    this.near = new Array<EarnedShares | undefined>(NEAR * 2 + 1).fill(undefined);
    this.near[NEAR] = earnedShares(interest);
  }

  /** Earned shares at a shift in thousandths of a point; a shift of 0 is the plan's own rate. */
  at(shift: number): EarnedShares {
    if (shift < -NEAR || shift > NEAR) return this.far(shift);
    return (this.near[shift + NEAR] ??= this.worked(shift));
  }

  private far(shift: number): EarnedShares {
    const known = this.known.get(shift) ?? this.worked(shift);
    this.known.set(shift, known);
    return known;
  }

  private worked(shift: number): EarnedShares {
    const interestRate = drawnInterest(this.interest.interestRate, shift / SHIFTS_A_POINT);
    return earnedShares({ ...this.interest, interestRate });
  }
}

/** Interest of years 0 to years - 1: one table a rate, shared by the years that have it. */
export function drawnSharesByYear(interest: InterestOptions, years: number): DrawnShares[] {
  const { yearRates, ...general } = interest;
  requireYearRates('interestRate', yearRates);
  const tables = new Map<Points, DrawnShares>();
  return Array.from({ length: years }, (_, t) => {
    const interestRate = rateOfYear(interest.interestRate, t, yearRates);
    const table = tables.get(interestRate) ?? new DrawnShares({ ...general, interestRate });
    tables.set(interestRate, table);
    return table;
  });
}

/** Shifts up to 4 points are held in an array. */
const NEAR = 4_000;
