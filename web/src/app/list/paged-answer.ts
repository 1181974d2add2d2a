/** A page of rows somewhere in an answer, as every list of the graph has it: `{ items, totalCount }`. */
interface PagedRows {
  totalCount: number;
  items?: readonly unknown[];
  nodes?: readonly unknown[];
}

const isPaged = (value: object): value is PagedRows =>
  typeof (value as PagedRows).totalCount === 'number' &&
  ['items', 'nodes'].some((key) => Array.isArray((value as Record<string, unknown>)[key]));

/** Returns the outermost page of rows in an answer. */
export function pageIn(answer: unknown): { rows: readonly unknown[]; total: number } | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null;
  if (isPaged(answer)) return { rows: answer.items ?? answer.nodes!, total: answer.totalCount };
  for (const part of Object.values(answer)) {
    const found = pageIn(part);
    if (found) return found;
  }
  return null;
}

/** Returns the answer with other rows in place of its own. */
export function withRows<Answer>(answer: Answer, rows: readonly unknown[]): Answer {
  if (typeof answer !== 'object' || answer === null) return answer;
  if (isPaged(answer)) return { ...answer, [answer.items ? 'items' : 'nodes']: rows };
  const [key] = Object.entries(answer).find(([, part]) => pageIn(part)) ?? [];
  if (key === undefined) return answer;
  return { ...answer, [key]: withRows((answer as Record<string, unknown>)[key], rows) };
}
