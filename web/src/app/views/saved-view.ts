import { paths } from '../paths';

/** The pages whose views are kept. */
export const VIEWED_PAGES = {
  associations: paths.portfolioAssociations,
  'what-if': paths.portfolioWhatIf,
  properties: paths.properties,
} as const;

/** A view of a list, or of a what-if over it, that a person keeps by a name. */
export interface SavedView {
  id: string;
  name: string;
  page: keyof typeof VIEWED_PAGES;
  /** What stands behind the question mark of its address: figures, filters, order, list or map, or what changes. */
  query: string;
}

const VIEWS_MOST = 50;
export const VIEW_NAME_MOST = 60;
const QUERY_MOST = 600;

/** Of an address, what a view keeps: neither whose associations they are, nor how far one has paged. */
export function keptQuery(search: URLSearchParams): string {
  const kept = [...search].filter(([key, value]) => !['workspace', 'page'].includes(key) && value !== '');
  return new URLSearchParams(kept.toSorted(([one], [other]) => one.localeCompare(other))).toString();
}

const isView = (value: unknown): value is SavedView => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, page, query } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof query === 'string' &&
    query.length <= QUERY_MOST &&
    typeof page === 'string' &&
    page in VIEWED_PAGES
  );
};

/** The views as they come back from the service, by name. */
export function viewsOf(value: unknown): SavedView[] {
  const { views } = (value ?? {}) as Record<string, unknown>;
  if (!Array.isArray(views)) return [];
  return views.filter(isView).toSorted((one, other) => one.name.localeCompare(other.name));
}

/** What is wrong with a name; null for nothing. `own`: the view that bears it already. */
export function nameProblem(name: string, views: readonly SavedView[], own?: SavedView): string | null {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return 'Name is required';
  if (wanted.length > VIEW_NAME_MOST) return `Name should have at most ${VIEW_NAME_MOST} characters`;
  if (views.some((view) => view.id !== own?.id && view.name.toLowerCase() === wanted))
    return 'Another view has this name';
  if (!own && views.length >= VIEWS_MOST)
    return `At most ${VIEWS_MOST} views can be saved. Remove one first.`;
  return null;
}
