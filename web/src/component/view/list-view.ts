import type { TableSort } from '../../ui/table-model/column';

export const DUE_WITHIN = [1, 3, 5, 10] as const;
const PAGE_SIZES = [10, 25, 50, null] as const;
export const GROUPS = ['none', 'category', 'year'] as const;
export type ListGroup = (typeof GROUPS)[number];

/** The filters of the list, and its grouping, sorting and paging. */
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

/** The part of a view that is saved for the next visit; the address takes precedence over it. */
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

/** Decodes a saved view from the service; a missing or invalid part gets its default. */
export function keptOf(value: unknown): KeptView {
  const kept = (value ?? {}) as Record<string, unknown>;
  const size = sizeOf(kept.size);
  return {
    group: oneOf(GROUPS, kept.group) ?? defaultKept.group,
    sort: sortOf(kept.sort) ?? defaultKept.sort,
    pageSize: size === undefined ? defaultKept.pageSize : size,
  };
}

/** Encodes a view for saving. */
export function keptValue(view: KeptView): Record<string, unknown> {
  const size = view.pageSize === null ? 'all' : String(view.pageSize);
  return { group: view.group, sort: sortText(view.sort), size };
}

/** Decodes the view of an address; the saved view supplies the missing parts. */
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

/** Returns the address after a change. It holds every choice of the user, so that it shows others the same list. */
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

/** Returns whether a filter narrows the list; sorting, grouping and paging do not. */
export const isNarrowed = (view: ListView) =>
  view.text.trim() !== '' || view.categories.length > 0 || view.dueWithin !== null;
