/**
 * The exponent of the test for half cents: large enough that a ratio below 1 by one binary digit becomes clearly less
 * than 1, while exact ratios stay 1.
 */
export const TIE_EXPONENT = 1_000_000_000;

/** The start of the sheet of half cents, whose cells are assigned while the other sheets are written. */
export const HALF_CENTS = { sheet: 'Half cents', firstRow: 5, column: 1 } as const;

/** The cells of unrounded cents to check for half cents, in the order of their rows on that sheet. */
export class HalfCents {
  readonly cells: string[] = [];

  /** Adds a cell, named with its sheet; returns the cell with the correction of its rounding. */
  of(cell: string): string {
    this.cells.push(cell);
    return `'${HALF_CENTS.sheet}'!$B$${HALF_CENTS.firstRow + this.cells.length - 1}`;
  }
}

/**
 * Returns a formula for the excess of ROUND, away from zero, on a cell of unrounded cents: 0, or 1 if a program rounds by decimal digits a
 * half that is slightly less in binary. Only then the ratio of the amount and the half below the result of ROUND is below 1.
 */
export function roundedTooFar(cell: string, tieExponent: string): string {
  const half = `ROUND(${cell},0)-SIGN(${cell})*0.5`;
  return `IF(ABS(${cell})<0.5,ROUND(${cell},0),IF(MIN(1,${cell}/(${half}))^${tieExponent}<1,SIGN(${cell}),0))`;
}

/**
 * Returns a formula that rounds a cell of unrounded cents as the engine does: half away from zero, by the exact binary value. `sheet`
 * is the sheet of a cell that is named without it.
 */
export function wholeCents(halves: HalfCents, cell: string, sheet?: string): string {
  return `(ROUND(${cell},0)-${halves.of(sheet === undefined ? cell : `${sheet}!${cell}`)})`;
}

/**
 * Returns a formula for the exact sum of a range of unrounded cents, down to the last binary digit: it adds whole parts
 * and fractions apart, because the engine preserves the digits that additions lose.
 */
export function exactSum(range: string): string {
  return `SUMPRODUCT(INT(${range}))+SUMPRODUCT(${range}-INT(${range}))`;
}

/** Returns growth over `count` years by repeated squaring, like the engine; `squares` are 1 + rate, its square, fourth … */
export function growthBySquares(count: string, squares: readonly string[]): string {
  return squares
    .map((square, bit) => {
      const halves = bit === 0 ? count : `INT(${count}/${2 ** bit})`;
      return `IF(MOD(${halves},2)=1,${square},1)`;
    })
    .join('*');
}
