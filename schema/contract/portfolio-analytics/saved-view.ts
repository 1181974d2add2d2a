// Views that a person keeps of a list. They are settings of that person: no one else reads them. They are checked
// without zod, which the list of properties would otherwise load as it opens.

const VIEWED_PAGES = ['associations', 'what-if', 'properties'] as const;
export const VIEW_NAME_MOST = 60;
const QUERY_MOST = 600;
const COLUMN_ID_MOST = 60;
const COLUMNS_MOST = 40;

/** A view of a list, or of a what-if over it, that a person keeps by a name. */
export interface SavedView {
  id: string;
  /** At most `VIEW_NAME_MOST` characters. */
  name: string;
  page: (typeof VIEWED_PAGES)[number];
  /** What stands behind the question mark of its address: figures, filters, order, list or map, or what changes. */
  query: string;
  /** Which columns it shows, in what order; without them, it shows those that the person has chosen last. */
  columns?: { order: readonly string[]; hidden: readonly string[] } | undefined;
}

type Stored = Record<string, unknown>;

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

const areColumnIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= COLUMNS_MOST && value.every((id) => isText(id, COLUMN_ID_MOST));

/** The view that was stored; nothing where it is none. What it does not know is left out. */
function viewOf(stored: unknown): SavedView[] {
  const { id, name, page, query, columns } = (stored ?? {}) as Stored;
  const known = VIEWED_PAGES.find((each) => each === page);
  if (typeof id !== 'string' || !isText(name, VIEW_NAME_MOST) || !known || !isText(query, QUERY_MOST))
    return [];
  if (columns === undefined) return [{ id, name, page: known, query }];
  const { order, hidden } = (columns ?? {}) as Stored;
  if (!areColumnIds(order) || !areColumnIds(hidden)) return [];
  return [{ id, name, page: known, query, columns: { order, hidden } }];
}

/** The views of what was stored, by name; what is no view is left out. */
export function savedViewsOf(value: unknown): SavedView[] {
  const { views } = (value ?? {}) as Stored;
  if (!Array.isArray(views)) return [];
  return views.flatMap(viewOf).toSorted((one, other) => one.name.localeCompare(other.name));
}

const ANALYTICS = 'portfolio-analytics';
const OF_WORKSPACE = /^views-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** The name of the settings that keep a person's views of a workspace. */
export const analyticsViewsOf = (workspaceId: string) =>
  ({ a: ANALYTICS, b: `views-${workspaceId}` }) as const;

/** The workspace whose views settings of this name keep; null for other settings. */
export const workspaceOfViews = ({ a, b }: { a: string; b: string | null }): string | null =>
  a === ANALYTICS && b !== null ? (OF_WORKSPACE.exec(b)?.[1] ?? null) : null;
