/**
 * Large enough that a ratio which is below 1 by one binary digit is clearly below 1 when raised to it, and exact
 * ratios stay 1.
 */
export const TIE_EXPONENT = 1_000_000_000;

/**
 * Whole cents of a cell of unrounded cents, as the engine rounds: half up, binary floats taken as they stand. Programs
 * differ on halves that binary holds as slightly less: some round by decimal digits, and so up. What
 * ROUND gives is therefore compared with the half below it: the ratio is below 1 only for such a one.
 */
export function wholeCents(cell: string, tieExponent: string): string {
  return `IF(${cell}<0.5,0,ROUND(${cell},0)-(MIN(1,${cell}/(ROUND(${cell},0)-0.5))^${tieExponent}<1))`;
}

/** `wholeCents` of an amount that may be negative, away from zero. */
export function signedWholeCents(cell: string, tieExponent: string): string {
  return `SIGN(${cell})*${wholeCents(`ABS(${cell})`, tieExponent)}`;
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
