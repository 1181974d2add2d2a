import { v7 } from 'uuid';
import { z } from 'zod';

/** A new time-ordered id. Made here, because the oldest supported database cannot. */
export function newId(): string {
  return v7();
}

/** A fiscal year in a path. */
export const yearParam = z
  .string()
  .regex(/^[0-9]{4}$/)
  .transform(Number);

/** Rows in the order in which their ids were asked, null for what is missing or not allowed. */
export function inAskedOrder<T>(
  ids: readonly string[],
  rows: readonly T[],
  idOf: (row: T) => string,
): (T | null)[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.map((id) => byId.get(id.toLowerCase()) ?? null);
}
