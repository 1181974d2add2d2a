import { useSyncExternalStore } from 'react';

/** The user's formats of numbers and days. */
export interface Formats {
  /** The separator between groups of digits. */
  numberFormat: 'comma' | 'space' | 'apostrophe' | 'none';
  /** `Nov 20, 2026`, `11/20/2026` or `2026-11-20`. */
  dateFormat: 'text' | 'us' | 'iso';
}

// A no-break space: an amount never breaks over two lines.
const separators: Record<Formats['numberFormat'], string> = {
  comma: ',',
  space: '\u00a0',
  apostrophe: '\u2019',
  none: '',
};

let current: Formats = { numberFormat: 'comma', dateFormat: 'text' };
const listeners = new Set<() => void>();

/** Returns the formats of all numbers and days on screen. */
export function formats(): Formats {
  return current;
}

/** Sets the formats from now on: once the user is known, and when the user changes them. */
export function setFormats({ numberFormat, dateFormat }: Formats): void {
  if (numberFormat === current.numberFormat && dateFormat === current.dateFormat) return;
  current = { numberFormat, dateFormat };
  for (const listener of listeners) listener();
}

/** Returns the formats and draws again when they change: for parts that stay on screen then. */
export function useFormats(): Formats {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, formats);
}

/** Returns the character between groups of digits; '' where the user wants none. */
export function groupSeparator(): string {
  return separators[current.numberFormat];
}

/** Returns a number that is grouped by commas with the user's separator instead. */
export function regrouped(text: string): string {
  return current.numberFormat === 'comma' ? text : text.replaceAll(',', groupSeparator());
}
