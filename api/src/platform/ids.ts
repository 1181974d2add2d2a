import { v7 } from 'uuid';
import { z } from 'zod';

/** A new time-ordered id. Made here, because the oldest supported database cannot. */
export function newId(): string {
  return v7();
}

/** Schema of path parameters that all are ids: `uuidParams('propertyId', 'studyId')`. Anything else answers 404. */
export function uuidParams<K extends string>(...names: K[]) {
  return z.object(Object.fromEntries(names.map((name) => [name, z.uuid()])) as Record<K, z.ZodUUID>);
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
