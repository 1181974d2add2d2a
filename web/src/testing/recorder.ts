import type { Graph } from './schema-link';

type Input = Record<string, unknown>;
type Row = Record<string, unknown>;

/** What a service says when it does not save. */
export interface Refusal {
  code?: string;
  detail: string;
  field?: string | null;
}

/** How a save is refused that someone else was faster than. */
export const OUTDATED: Refusal = { code: 'stale', detail: 'It was changed in the meantime.' };

/** What a mutation answers that saves nothing, where it may not be null. */
const NOTHING = { changed: 0, photos: [], propertyPhotoIds: [] };

/** The part of a stated list that a page is. */
export const pageOf = <Item>(
  items: readonly Item[],
  { page, pageSize }: { page: number; pageSize: number },
) => ({
  items: items.slice((page - 1) * pageSize, page * pageSize),
  totalCount: items.length,
  page,
  pageSize,
});

/** The part of a stated list behind a cursor. */
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

/** What names a row in a mutation, and what a repeat is known by: no value of the row. */
const ADDRESS = ['version', 'idempotencyKey'];

/** The row with what was sent for it, as its next version. */
function merged(row: Row, key: string, { values, ...plain }: Input): Row {
  const sent = (values ?? plain) as Row;
  const named = Object.entries(sent).filter(([name]) => name !== key && !ADDRESS.includes(name));
  const next = typeof row.version === 'number' ? { version: row.version + 1 } : {};
  return { ...row, ...Object.fromEntries(named), ...next };
}

/**
 * A service without rules, for screens: `world` is what its queries answer, and changes only by what is sent and by what
 * the test says of it. It notes the mutations for the test to expect.
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
    /** Mutations by name, each with the answer it gives while nothing else is said of it. */
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
    /** Takes over what was sent for the row of `list` that the input names by `key`, and returns the row. */
    merge<Merged = Row>(list: keyof World, key: string, input: Input): Merged {
      const rows = rowsOf(list).map((row) => (row[key] === input[key] ? merged(row, key, input) : row));
      Object.assign(world, { [list]: rows });
      return rows.find((row) => row[key] === input[key]) as Merged;
    },
    /** What the queries answer once the mutation of this name was saved, the next time. */
    after: (name: string, change: Partial<World>) => void outcomes.push({ name, change }),
    /** What the queries answer from here on: someone else changed it. */
    set: (change: Partial<World>) => void Object.assign(world, change),
    /** From here on the service does not save this mutation; without a reason, it does again. */
    refuse: (name: string, ...why: Refusal[]) => void refusals.set(name, why),
    /** The next mutation of this name is not saved. */
    refuseOnce(name: string, ...why: Refusal[]) {
      refusals.set(name, why);
      once.add(name);
    },
    /** From here on mutations wait for their answer, until the returned function lets them through. */
    hold() {
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => (release = resolve));
      return () => {
        gate = null;
        release();
      };
    },
    /** The inputs that were sent in mutations of a name, and the last of them. */
    sent: (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input),
    last: (name: string) => calls.findLast((call) => call.name === name)?.input,
  };
}

interface SettingsOf {
  a: string;
  b?: string | null;
}

/** The columns, order and filters that a person saved, as they were sent. */
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
