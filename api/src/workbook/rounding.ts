/**
 * Large enough that a ratio which is below 1 by one binary digit is clearly below 1 when raised to it, and exact
 * ratios stay 1.
 */
export const TIE_EXPONENT = 1_000_000_000;

/** Where the sheet of half cents begins; its cells are asked for while the other sheets are written. */
export const HALF_CENTS = { sheet: 'Half cents', firstRow: 5, column: 1 } as const;

/** The cells of unrounded cents whose halves are looked at, in the order of their rows on that sheet. */
export class HalfCents {
  readonly cells: string[] = [];

  /** Adds a cell, named with its sheet; answers the cell that says what a program rounded too far there. */
  of(cell: string): string {
    this.cells.push(cell);
    return `'${HALF_CENTS.sheet}'!$B$${HALF_CENTS.firstRow + this.cells.length - 1}`;
  }
}

/**
 * What ROUND gives too much, away from zero, for a cell of unrounded cents: 0, or 1 where a program rounds a half that binary
 * holds as slightly less by its decimal digits. The ratio of the amount and the half below what ROUND gives is below 1 only for such a one.
 */
export function roundedTooFar(cell: string, tieExponent: string): string {
  const half = `ROUND(${cell},0)-SIGN(${cell})*0.5`;
  return `IF(ABS(${cell})<0.5,ROUND(${cell},0),IF(MIN(1,${cell}/(${half}))^${tieExponent}<1,SIGN(${cell}),0))`;
}

/**
 * Whole cents of a cell of unrounded cents, as the engine rounds: half away from zero, binary floats taken as they stand. `sheet` of a
 * cell that is named without it.
 */
export function wholeCents(halves: HalfCents, cell: string, sheet?: string): string {
  return `(ROUND(${cell},0)-${halves.of(sheet === undefined ? cell : `${sheet}!${cell}`)})`;
}

/**
 * The sum of a range of unrounded cents to the last binary digit: whole parts and fractions apart, as the engine keeps
 * the digits that additions lose.
 */
export function exactSum(range: string): string {
  return `SUMPRODUCT(INT(${range}))+SUMPRODUCT(${range}-INT(${range}))`;
}

/** Growth over `count` years of a rate by repeated squaring, the engine's way; `squares` are 1 + rate, its square, fourth … */
export function growthBySquares(count: string, squares: readonly string[]): string {
  return squares
    .map((square, bit) => {
      const halves = bit === 0 ? count : `INT(${count}/${2 ** bit})`;
      return `IF(MOD(${halves},2)=1,${square},1)`;
    })
    .join('*');
}
