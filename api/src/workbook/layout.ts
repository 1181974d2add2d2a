import { at } from '../platform/files/cell-address';

// The places of the assumptions, for every other sheet.

/** The words in cells that choose a convention. */
export const WORDS = {
  convention: {
    midYear: 'mid-year',
    beginningBalance: 'beginning balance',
    average: 'average',
    monthly: 'monthly',
  },
  basis: { annualEffective: 'annual', nominalMonthly: 'nominal monthly' },
  timing: { startOfYear: 'start of year', midYear: 'mid-year', endOfYear: 'end of year' },
} as const;

/** The rows of the single assumptions, whose values are in column B. */
export const ROW = {
  fiscalYear: 3,
  startingBalance: 4,
  contribution: 5,
  increase: 6,
  inflation: 7,
  interest: 8,
  tax: 9,
  convention: 10,
  basis: 11,
  timing: 12,
  costChange: 13,
  lifeChange: 14,
  tieExponent: 15,
  costFactor: 16,
  squares: 18,
} as const;

/** The columns of the table by year, whose first row is `FIRST_YEAR_ROW`. */
export const COLUMN = {
  index: 0,
  year: 1,
  inflation: 2,
  interest: 3,
  increase: 4,
  generalYears: 5,
  ownGrowth: 6,
  boundaryGrowth: 7,
  costGrowth: 8,
  rate: 9,
  square: 10,
  fourth: 11,
  effective: 12,
  monthly: 13,
  monthlySquare: 14,
  monthlyFourth: 15,
  start: 16,
  inflow: 17,
  outflow: 18,
} as const;

export const HEADER_ROW = 25;
export const FIRST_YEAR_ROW = 26;
export const ASSUMPTIONS = 'Assumptions';

/** The years whose cost growth is precomputed: powers of two, which add up to any number of years. */
export const SQUARE_YEARS = [1, 2, 4, 8, 16] as const;

/** Returns the cell of a single assumption for its own sheet. */
export const own = (key: keyof typeof ROW): string => at(1, ROW[key], 'both');

/** Returns the cell of the growth over `SQUARE_YEARS[bit]` years for its own sheet. */
export const square = (bit: number): string => at(1, ROW.squares + bit, 'both');

/** Returns the cell of a single assumption for other sheets. */
export const assumption = (key: keyof typeof ROW): string => `${ASSUMPTIONS}!${own(key)}`;

/** Returns the cell of a year's figure for other sheets; year 0 is the plan's first. */
export const ofYear = (key: keyof typeof COLUMN, t: number): string =>
  `${ASSUMPTIONS}!${at(COLUMN[key], FIRST_YEAR_ROW + t, 'both')}`;
