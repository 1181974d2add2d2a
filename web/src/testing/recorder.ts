import type { Graph } from './schema-link';

type Input = Record<string, unknown>;
type Row = Record<string, unknown>;

/** The error of a service that does not save. */
export interface Refusal {
  code?: string;
  detail: string;
  field?: string | null;
}

/** The refusal of a save after someone else saved first. */
export const OUTDATED: Refusal = { code: 'stale', detail: 'It was changed in the meantime.' };

/** The answer of a mutation that saves nothing, for fields that may not be null. */
const NOTHING = { changed: 0, photos: [], propertyPhotoIds: [] };

/** Returns a page of a list. */
export const pageOf = <Item>(
  items: readonly Item[],
  { page, pageSize }: { page: number; pageSize: number },
) => ({
  items: items.slice((page - 1) * pageSize, page * pageSize),
  totalCount: items.length,
  page,
  pageSize,
});

/** Returns the part of a list after a cursor. */
export function connectionOf<Item>(
  items: readonly Item[],
  { first, after }: { first: number; after?: string | null },
) {
  const end = Number(after ?? 0) + first;
  const hasNextPage = end < items.length;
  return {
    nodes: items.slice(end - first, end),
    totalCount: items.length,
    pageInfo: { endCursor: hasNextPage ? String(end) : null, hasNextPage },
  };
}

/** Inputs of a mutation that are no values of the row: its version and the key of a repeat. */
const ADDRESS = ['version', 'idempotencyKey'];

/** Returns the row with the sent values, in its next version. */
function merged(row: Row, key: string, { values, ...plain }: Input): Row {
  const sent = (values ?? plain) as Row;
  const named = Object.entries(sent).filter(([name]) => name !== key && !ADDRESS.includes(name));
  const next = typeof row.version === 'number' ? { version: row.version + 1 } : {};
  return { ...row, ...Object.fromEntries(named), ...next };
}

/**
 * Fakes a service without rules, for screens: its queries answer with `world`, which only mutations and the test change.
 * It records the mutations for the test to check.
 */
export function recorder<World extends object>(start: World) {
  const world = { ...start };
  const calls: { name: string; input: Input }[] = [];
  const refusals = new Map<string, Refusal[]>();
  const once = new Set<string>();
  const outcomes: { name: string; change: Partial<World> }[] = [];
  let gate: Promise<void> | null = null;
  const become = (name: string) => {
    const at = outcomes.findIndex((each) => each.name === name);
    if (at >= 0) Object.assign(world, outcomes.splice(at, 1)[0]!.change);
  };
  const answer = (name: string, input: Input, usual: (input: never) => object) => {
    const refused = refusals.get(name) ?? [];
    if (once.delete(name)) refusals.delete(name);
    if (refused.length > 0)
      return { ...NOTHING, userErrors: refused.map((each) => ({ code: 'invalid', field: null, ...each })) };
    become(name);
    return { ...usual(input as never), userErrors: [] };
  };
  const rowsOf = (list: keyof World) => world[list] as readonly Row[];
  return {
    world,
    /** The mutations that were sent, in their order. */
    calls,
    /** Returns the mutations by name, each with its usual answer. */
    writes: (usual: Record<string, (input: never) => object>): Graph =>
      Object.fromEntries(
        Object.entries(usual).map(([name, give]) => [
          name,
          ({ input = {} }: { input?: Input }) => {
            calls.push({ name, input: { ...input } });
            return gate ? gate.then(() => answer(name, input, give)) : answer(name, input, give);
          },
        ]),
      ),
    /** Stores the sent values in the row of `list` that the input names by `key`, and returns the row. */
    merge<Merged = Row>(list: keyof World, key: string, input: Input): Merged {
      const rows = rowsOf(list).map((row) => (row[key] === input[key] ? merged(row, key, input) : row));
      Object.assign(world, { [list]: rows });
      return rows.find((row) => row[key] === input[key]) as Merged;
    },
    /** Changes the answers of the queries after the next successful mutation of this name. */
    after: (name: string, change: Partial<World>) => void outcomes.push({ name, change }),
    /** Changes the answers of the queries from now on, as if someone else had saved. */
    set: (change: Partial<World>) => void Object.assign(world, change),
    /** Makes the service refuse this mutation from now on; without a reason, it saves again. */
    refuse: (name: string, ...why: Refusal[]) => void refusals.set(name, why),
    /** Makes the service refuse the next mutation of this name. */
    refuseOnce(name: string, ...why: Refusal[]) {
      refusals.set(name, why);
      once.add(name);
    },
    /** Makes mutations wait for their answer until the test calls the returned function. */
    hold() {
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => (release = resolve));
      return () => {
        gate = null;
        release();
      };
    },
    /** Returns the inputs of the mutations of a name; `last` returns the last one. */
    sent: (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input),
    last: (name: string) => calls.findLast((call) => call.name === name)?.input,
  };
}

interface SettingsOf {
  a: string;
  b?: string | null;
}

/** Fakes a service that stores columns, order and filters as they were sent. */
export function savedSettings(start: Record<string, object> = {}) {
  const saved = new Map(Object.entries(start));
  const nameOf = ({ a, b }: SettingsOf) => (b ? `${a} ${b}` : a);
  const graph: Graph = {
    filterSettings: ({ a, b }: SettingsOf) => ({ a, b, value: saved.get(nameOf({ a, b })) ?? {} }),
    saveFilterSettings({ input: { value, ...of } }: { input: SettingsOf & { value: object } }) {
      saved.set(nameOf(of), value);
      return { filterSettings: { b: null, ...of, value }, userErrors: [] };
    },
  };
  return { graph, of: (list: string) => saved.get(list) };
}
