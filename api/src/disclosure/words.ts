import type {
  DisclosureLine,
  DisclosureSection,
  DisclosureTable,
} from '@roofline/schema/disclosure/disclosure';
import { toDollars, type Cents } from '@roofline/schema/value/money';
import { dollars, dollarsAndCents, percentText } from '../platform/pdf/format';

// Writes figures and statements alike in every disclosure, on screen and on paper.

/** Writes cents in whole dollars: `$1,842,360`. */
export const wholeDollars = (cents: Cents): string => dollars(toDollars(cents));
/** Writes cents exactly: `$20.45`, for amounts of one unit. */
export const exactDollars = (cents: Cents): string => dollarsAndCents(toDollars(cents));
/** Writes percent funded: `53.2%`; n/a where no money is needed. */
export const fundedText = (points: number | null): string =>
  points === null ? 'n/a' : percentText(points, 1);
/** Writes a rate: `3.00%`. */
export const rateText = (points: number): string => percentText(points, 2);
/** Writes Yes or No; null where it is not stated. */
export const yesNo = (answer: boolean | null): string | null =>
  answer === null ? null : answer ? 'Yes' : 'No';

/** Makes a line; a null value is a blank to fill in. */
export function line(label: string, value: string | null, note: string | null = null): DisclosureLine {
  return { label, value, note };
}

/** Makes a table; headers that begin with `#` mark columns of figures. */
export function table(caption: string, headers: readonly string[], rows: string[][]): DisclosureTable {
  const columns = headers.map((header) => ({
    header: header.replace(/^#/, ''),
    isFigure: header.startsWith('#'),
  }));
  return { caption, columns, rows };
}

/** Makes a section of the given parts. */
export function section(
  key: string,
  heading: string,
  citation: string | null,
  parts: Partial<Pick<DisclosureSection, 'paragraphs' | 'lines' | 'tables' | 'notes'>>,
): DisclosureSection {
  return { key, heading, citation, paragraphs: [], lines: [], tables: [], notes: [], ...parts };
}
