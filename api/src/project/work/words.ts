import { cutTo } from '@roofline/schema/value/text';

const MAX = 80;

/** Returns the beginning of a text, as one line. */
export function shortText(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX ? `${cutTo(line, MAX - 1)}…` : line;
}
