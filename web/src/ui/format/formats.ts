import { useSyncExternalStore } from 'react';

/** How the reader wants numbers and days to be written. */
export interface Formats {
  /** What stands between groups of digits. */
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

/** The choice that every number and day on screen is written by. */
export function formats(): Formats {
  return current;
}

/** From here on everything is written this way. Set once the reader is known, and when the choice changes. */
export function setFormats({ numberFormat, dateFormat }: Formats): void {
  if (numberFormat === current.numberFormat && dateFormat === current.dateFormat) return;
  current = { numberFormat, dateFormat };
  for (const listener of listeners) listener();
}

/** The choice, for parts that stay on screen while it changes. */
export function useFormats(): Formats {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, formats);
}

/** The character between groups of digits; '' where the reader wants none. */
export function groupSeparator(): string {
  return separators[current.numberFormat];
}

/** A number written in groups of digits by commas, in the reader's own way. */
export function regrouped(text: string): string {
  return current.numberFormat === 'comma' ? text : text.replaceAll(',', groupSeparator());
}
