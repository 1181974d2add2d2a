import { earnedShares, type EarnedShares } from '../interest';
import type { InterestOptions } from '../types';
import { drawnInterest, SHIFTS_A_POINT } from './spreads';

/** Interest of a plan by how far the year's rate lies off the plan's, each shift worked out once. */
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

/** Shifts up to 4 points are held in an array. */
const NEAR = 4_000;
