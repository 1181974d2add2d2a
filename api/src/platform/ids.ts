import { v7 } from 'uuid';
import { z } from 'zod';

/** Returns a new time-ordered id. Made here, because the oldest supported database cannot make one. */
export function newId(): string {
  return v7();
}

/** Schema of a fiscal year in a path. */
export const yearParam = z
  .string()
  .regex(/^[0-9]{4}$/)
  .transform(Number);

/** Returns rows in the order of the requested ids, null for those that are missing or not allowed. */
export function inAskedOrder<T>(
  ids: readonly string[],
  rows: readonly T[],
  idOf: (row: T) => string,
): (T | null)[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.map((id) => byId.get(id.toLowerCase()) ?? null);
}
