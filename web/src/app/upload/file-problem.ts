import { FILE_TOO_LARGE } from '@roofline/schema/problem/sentences';

/** The files that a kind of upload accepts. */
export interface FileRule {
  endings: readonly string[];
  maxBytes: number;
  /** The error for a file with another ending. */
  wrongType: string;
}

/** Returns what is wrong with a chosen file before it is sent; the service checks it again, more closely. */
export function fileProblem(
  { name, size }: { name: string; size: number },
  { endings, maxBytes, wrongType }: FileRule,
): string | null {
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) return wrongType;
  return size > maxBytes ? FILE_TOO_LARGE : null;
}
