import { FILE_TOO_LARGE } from '@roofline/schema/problem/sentences';

/** What a kind of upload takes. */
export interface FileRule {
  endings: readonly string[];
  maxBytes: number;
  /** Said of a file with another ending. */
  wrongType: string;
}

/** What is wrong with a chosen file before it is sent; the service looks again, closer. */
export function fileProblem(
  { name, size }: { name: string; size: number },
  { endings, maxBytes, wrongType }: FileRule,
): string | null {
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) return wrongType;
  return size > maxBytes ? FILE_TOO_LARGE : null;
}
