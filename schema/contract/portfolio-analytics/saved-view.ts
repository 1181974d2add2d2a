import { z } from 'zod';

// Views that a person keeps of a list. They are settings of that person: nobody else reads them.

const VIEWED_PAGES = ['associations', 'what-if', 'properties'] as const;
export const VIEW_NAME_MOST = 60;
const QUERY_MOST = 600;

const columnIds = z.array(z.string().max(60)).max(40).readonly();

/** A view of a list, or of a what-if over it, that a person keeps by a name. */
export const savedView = z.object({
  id: z.string(),
  name: z.string().max(VIEW_NAME_MOST),
  page: z.enum(VIEWED_PAGES),
  /** What stands behind the question mark of its address: figures, filters, order, list or map, or what changes. */
  query: z.string().max(QUERY_MOST),
  /** Which columns it shows, in what order; without them, it shows those that the person has chosen last. */
  columns: z.object({ order: columnIds, hidden: columnIds }).optional(),
});
export type SavedView = z.infer<typeof savedView>;

/** The views of what was stored, by name; what is no view is left out. */
export function savedViewsOf(value: unknown): SavedView[] {
  const { views } = (value ?? {}) as Record<string, unknown>;
  if (!Array.isArray(views)) return [];
  return views
    .flatMap((view) => savedView.safeParse(view).data ?? [])
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

const ANALYTICS = 'portfolio-analytics';
const OF_WORKSPACE = /^views-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** The name of the settings that keep a person's views of a workspace. */
export const analyticsViewsOf = (workspaceId: string) =>
  ({ a: ANALYTICS, b: `views-${workspaceId}` }) as const;

/** The workspace whose views settings of this name keep; null for other settings. */
export const workspaceOfViews = ({ a, b }: { a: string; b: string | null }): string | null =>
  a === ANALYTICS && b !== null ? (OF_WORKSPACE.exec(b)?.[1] ?? null) : null;
