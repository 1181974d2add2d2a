import { VIEW_NAME_MOST, type SavedView } from '@roofline/schema/portfolio-analytics/saved-view';
import type { ColumnLayout } from '../../ui/table-model/column';
import { paths } from '../paths';

/** The columns of a list whose views store them. */
export interface ViewedColumns {
  layout: ColumnLayout;
  /** The columns that the list starts with. */
  starting: ColumnLayout;
  onChange: (layout: ColumnLayout) => void;
  /** Returns the ids of the columns that a layout shows, in their order. */
  shownBy: (layout: ColumnLayout) => readonly string[];
}

/** Returns whether the list shows the columns of this layout now, in its order. */
export const sameColumns = ({ layout, shownBy }: ViewedColumns, other: ColumnLayout): boolean =>
  shownBy(layout).join() === shownBy(other).join();

/** The pages whose views can be saved. */
export const VIEWED_PAGES: Record<SavedView['page'], string> = {
  associations: paths.portfolioAssociations,
  'what-if': paths.portfolioWhatIf,
  properties: paths.properties,
};

const VIEWS_MOST = 50;

/** Returns the part of an address that a view stores: without the workspace and the page number. */
export function keptQuery(search: URLSearchParams): string {
  const kept = [...search].filter(([key, value]) => !['workspace', 'page'].includes(key) && value !== '');
  return new URLSearchParams(kept.toSorted(([one], [other]) => one.localeCompare(other))).toString();
}

/** Returns what is wrong with a name; null for nothing. `own` is the view that has it already. */
export function nameProblem(name: string, views: readonly SavedView[], own?: SavedView): string | null {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return 'Name is required';
  if (wanted.length > VIEW_NAME_MOST) return `Name should have at most ${VIEW_NAME_MOST} characters`;
  if (views.some((view) => view.id !== own?.id && view.name.toLowerCase() === wanted))
    return 'Another view has this name. Choose another name.';
  if (!own && views.length >= VIEWS_MOST)
    return `At most ${VIEWS_MOST} views can be saved. Remove one first.`;
  return null;
}
