import type { TableSort } from '../../ui/table-model/column';

export const DUE_WITHIN = [1, 3, 5, 10] as const;
const PAGE_SIZES = [10, 25, 50, null] as const;
export const GROUPS = ['none', 'category', 'year'] as const;
export type ListGroup = (typeof GROUPS)[number];

/** What the list is narrowed to, and how it is arranged. */
export interface ListView {
  text: string;
  categories: readonly string[];
  dueWithin: number | null;
  group: ListGroup;
  sort: TableSort;
  page: number;
  /** Null shows all. */
  pageSize: number | null;
}

/** What is kept for the next visit; the address goes before it. */
export type KeptView = Pick<ListView, 'group' | 'sort' | 'pageSize'>;

export const defaultSort: TableSort = { column: 'remainingLife', descending: false };
const defaultKept: KeptView = { group: 'none', sort: defaultSort, pageSize: 10 };

const MAX_TEXT = 200;

const oneOf = <Value>(list: readonly Value[], value: unknown): Value | undefined =>
  list.find((each) => each === value);

function sortOf(text: unknown): TableSort | undefined {
  const match = typeof text === 'string' ? /^(-?)([a-zA-Z]{1,40})$/.exec(text) : null;
  return match ? { column: match[2]!, descending: match[1] === '-' } : undefined;
}
const sortText = (sort: TableSort) => `${sort.descending ? '-' : ''}${sort.column}`;
const sizeOf = (text: unknown) => (text === 'all' ? null : oneOf(PAGE_SIZES, Number(text || Number.NaN)));

/** A kept view as it comes back from the service. Whatever it cannot mean is left out. */
export function keptOf(value: unknown): KeptView {
  const kept = (value ?? {}) as Record<string, unknown>;
  const size = sizeOf(kept.size);
  return {
    group: oneOf(GROUPS, kept.group) ?? defaultKept.group,
    sort: sortOf(kept.sort) ?? defaultKept.sort,
    pageSize: size === undefined ? defaultKept.pageSize : size,
  };
}

/** A view as it is kept. */
export function keptValue(view: KeptView): Record<string, unknown> {
  const size = view.pageSize === null ? 'all' : String(view.pageSize);
  return { group: view.group, sort: sortText(view.sort), size };
}

/** The view of an address, over what was kept. */
export function viewOfAddress(query: URLSearchParams, kept: KeptView): ListView {
  const page = Number(query.get('page'));
  const size = sizeOf(query.get('size'));
  return {
    text: (query.get('q') ?? '').slice(0, MAX_TEXT),
    categories: query.getAll('category'),
    dueWithin: oneOf<number>(DUE_WITHIN, Number(query.get('due'))) ?? null,
    group: oneOf(GROUPS, query.get('group')) ?? kept.group,
    sort: sortOf(query.get('sort')) ?? kept.sort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: size === undefined ? kept.pageSize : size,
  };
}

/** The address after a change: what was chosen stands in it, so that the address shows others the same list. */
export function addressOfChange(old: URLSearchParams, change: Partial<ListView>): URLSearchParams {
  const next = new URLSearchParams(old);
  const set = (key: string, value: string | null) => (value ? next.set(key, value) : next.delete(key));
  set('page', change.page && change.page > 1 ? String(change.page) : null);
  if (change.text !== undefined) set('q', change.text.slice(0, MAX_TEXT));
  if (change.categories) {
    next.delete('category');
    for (const name of change.categories) next.append('category', name);
  }
  if (change.dueWithin !== undefined) set('due', change.dueWithin === null ? null : String(change.dueWithin));
  if (change.group) next.set('group', change.group);
  if (change.sort) next.set('sort', sortText(change.sort));
  if (change.pageSize !== undefined)
    next.set('size', change.pageSize === null ? 'all' : String(change.pageSize));
  return next;
}

/** Is the list narrowed? Sorting, grouping and paging do not narrow it. */
export const isNarrowed = (view: ListView) =>
  view.text.trim() !== '' || view.categories.length > 0 || view.dueWithin !== null;
