import type {
  DisclosureLine,
  DisclosureSection,
  DisclosureTable,
} from '@roofline/schema/disclosure/disclosure';
import { toDollars, type Cents } from '@roofline/schema/value/money';
import { dollars, dollarsAndCents, percentText } from '../platform/pdf/format';

// How figures and statements are written in every disclosure, on screen and on paper.

/** `$1,842,360` of cents. */
export const wholeDollars = (cents: Cents): string => dollars(toDollars(cents));
/** `$20.45` of cents: amounts of one unit. */
export const exactDollars = (cents: Cents): string => dollarsAndCents(toDollars(cents));
/** `53.2%`; n/a where nothing is needed. */
export const fundedText = (points: number | null): string =>
  points === null ? 'n/a' : percentText(points, 1);
/** `3.00%`. */
export const rateText = (points: number): string => percentText(points, 2);
/** Yes, No, or null where it is not stated. */
export const yesNo = (answer: boolean | null): string | null =>
  answer === null ? null : answer ? 'Yes' : 'No';

/** A statement; null is a blank that somebody has to fill in. */
export function line(label: string, value: string | null, note: string | null = null): DisclosureLine {
  return { label, value, note };
}

/** A table; headers that begin with `#` are of figures. */
export function table(caption: string, headers: readonly string[], rows: string[][]): DisclosureTable {
  const columns = headers.map((header) => ({
    header: header.replace(/^#/, ''),
    isFigure: header.startsWith('#'),
  }));
  return { caption, columns, rows };
}

/** A section with the parts that are given. */
export function section(
  key: string,
  heading: string,
  citation: string | null,
  parts: Partial<Pick<DisclosureSection, 'paragraphs' | 'lines' | 'tables' | 'notes'>>,
): DisclosureSection {
  return { key, heading, citation, paragraphs: [], lines: [], tables: [], notes: [], ...parts };
}
