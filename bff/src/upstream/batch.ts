import DataLoader from 'dataloader';
import type { z } from 'zod';
import type { Rest } from './client';
import { asUuid, type RestPath } from './path';

/** Maximum number of ids in one REST call, where a read does not say otherwise. */
export const BATCH_IDS = 100;
/** The same where each id has a long answer. */
export const SHORT_BATCH_IDS = 20;

/** A batch read of the REST service: `{ data: […|null] }` for a list of ids. */
export interface BatchRead<Row> {
  path: RestPath;
  /** Name of the query argument for the ids. */
  argument: 'ids' | 'propertyIds' | 'propertyComponentIds';
  /** Shape of the answer's `data`. */
  shape: z.ZodType<(Row | null)[]>;
  /** Ids in one call. */
  most?: number;
}

async function readInBatches<Row>(
  rest: Rest,
  read: BatchRead<Row>,
  ids: readonly string[],
  query: Record<string, string>,
): Promise<Row[]> {
  const batches: string[][] = [];
  const { most = BATCH_IDS } = read;
  for (let from = 0; from < ids.length; from += most) batches.push(ids.slice(from, from + most));
  const answers = await Promise.all(
    batches.map((batch) => rest.get(read.path, read.shape, { [read.argument]: batch.join(','), ...query })),
  );
  return answers.flat().filter((row): row is Row => row !== null);
}

/** Ids that can exist. Others are never requested: nothing has such an id. */
function possibleIds(ids: readonly string[]): string[] {
  return [...new Set(ids.flatMap((id) => asUuid(id) ?? []))];
}

/** One row per id, matched by id and never by position; null for a row that is missing or not allowed. */
export function oneById<Row>(
  rest: Rest,
  read: BatchRead<Row>,
  idOf: (row: Row) => string,
  query: Record<string, string> = {},
): DataLoader<string, Row | null> {
  return new DataLoader(async (ids) => {
    const rows = await readInBatches(rest, read, possibleIds(ids), query);
    const byId = new Map(rows.map((row) => [idOf(row).toLowerCase(), row]));
    return ids.map((id) => byId.get(id.toLowerCase()) ?? null);
  });
}

/** A single id is read by its own address, whose refusal says why; several are read together, null for one that is missing or not allowed. */
export function aloneOrTogether<Row>(
  alone: (id: string) => Promise<Row | null>,
  together: DataLoader<string, Row | null>,
): DataLoader<string, Row | null> {
  return new DataLoader(async (ids) => (ids.length === 1 ? [await alone(ids[0]!)] : together.loadMany(ids)));
}

/** All children of a parent, matched by the parent's id in each child; empty for a parent that is missing or not allowed. */
export function manyByParent<Child>(
  rest: Rest,
  read: BatchRead<Child[]>,
  parentOf: (child: Child) => string,
  query: Record<string, string> = {},
): DataLoader<string, Child[]> {
  return new DataLoader(async (ids) => {
    const children = (await readInBatches(rest, read, possibleIds(ids), query)).flat();
    const byParent = new Map<string, Child[]>();
    for (const child of children) {
      const parent = parentOf(child).toLowerCase();
      const siblings = byParent.get(parent);
      if (siblings) siblings.push(child);
      else byParent.set(parent, [child]);
    }
    return ids.map((id) => byParent.get(id.toLowerCase()) ?? []);
  });
}

/** One loader for each value of an argument, for example the fiscal year. */
export function byArgument<Argument, Loader>(
  make: (argument: Argument) => Loader,
): (argument: Argument) => Loader {
  const made = new Map<Argument, Loader>();
  return (argument) => {
    const loader = made.get(argument) ?? make(argument);
    made.set(argument, loader);
    return loader;
  };
}

/** One read for each property and year, however often it is requested. `prime` gives it what another read brought along. */
export function byPropertyYear<Row>(read: (propertyId: string, fiscalYear: number) => Promise<Row>) {
  const made = new Map<string, Promise<Row>>();
  const keyOf = (propertyId: string, fiscalYear: number) => `${propertyId.toLowerCase()} ${fiscalYear}`;
  const load = (propertyId: string, fiscalYear: number) => {
    const key = keyOf(propertyId, fiscalYear);
    const row = made.get(key) ?? read(propertyId, fiscalYear);
    made.set(key, row);
    return row;
  };
  const prime = (propertyId: string, fiscalYear: number, row: Row) =>
    void made.set(keyOf(propertyId, fiscalYear), Promise.resolve(row));
  return Object.assign(load, { prime });
}

/** A read without an id, made at most once per request. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => (answer ??= read());
}
