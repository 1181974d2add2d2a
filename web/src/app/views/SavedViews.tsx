import type { SavedView } from '@roofline/schema/portfolio-analytics/saved-view';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/action/Button';
import { deferred } from '../../ui/overlay/deferred';
import { Menu, type MenuItem } from '../../ui/overlay/Menu';
import { keptQuery, sameColumns, VIEWED_PAGES, type ViewedColumns } from './saved-view';
import { useSavedViews, type ViewsOf } from './use-saved-views';
import { useWeeklyViews } from './use-weekly-views';
import type { Question, Shown, ViewQuestionProps } from './ViewQuestion';

const ViewQuestion = deferred<ViewQuestionProps>(async () => (await import('./ViewQuestion')).ViewQuestion);

export interface SavedViewsProps {
  /** The data that the views show: a workspace, or all properties of the viewer. */
  of: ViewsOf;
  page: SavedView['page'];
  /** The workspace whose views can come by email each week. */
  weeklyOf?: string;
  /** The columns of the list, where its views store them. */
  columns?: ViewedColumns;
}

/** The viewer's saved views: open one, save the view on screen, rename or remove the open one. */
export function SavedViews({ of, page, weeklyOf, columns }: SavedViewsProps) {
  const saved = useSavedViews(of);
  const weekly = useWeeklyViews(weeklyOf ?? null);
  const [search] = useSearchParams();
  const [asked, setAsked] = useState<Question | null>(null);
  const shown = { page, query: keptQuery(search), columns: columns?.layout };
  const open = viewOnScreen(saved.views, shown, columns);
  const leadTo = useLead(search, columns);
  const items: MenuItem[] = [
    ...saved.views.map((view) => ({
      id: view.id,
      label: view.name,
      checked: view === open,
      onSelect: () => leadTo(view),
    })),
    ...(open
      ? [...weeklyItem(open, weekly), ...openItems(open, setAsked)]
      : [
          {
            id: 'save',
            label: 'Save this view',
            divided: saved.views.length > 0,
            disabled: !saved.isLoaded || isAsItOpens(shown, columns),
            onSelect: () => setAsked('save'),
          },
        ]),
  ];
  return (
    <>
      <Menu
        label="Saved views"
        trigger={
          <Button icon={<Bookmark size={15} strokeWidth={1.75} aria-hidden />}>
            {open ? open.name : 'Saved views'}
          </Button>
        }
        items={items}
      />
      <ViewQuestion
        needed={asked !== null}
        asked={asked}
        saved={saved}
        open={open}
        isWeekly={open !== undefined && weekly.isWeekly(open.id)}
        shown={shown}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** Returns the view that the page shows now: one with its own columns before one that accepts any. */
function viewOnScreen(
  views: readonly SavedView[],
  { page, query }: Shown,
  columns: ViewedColumns | undefined,
) {
  const found = views.filter((view) => view.page === page && view.query === query);
  const withColumns = columns && found.find((view) => view.columns && sameColumns(columns, view.columns));
  return withColumns ?? found.find((view) => !view.columns);
}

/** Returns whether the page is as it opens: no query and the starting columns are not a view. */
const isAsItOpens = ({ page, query }: Shown, columns: ViewedColumns | undefined) =>
  page === 'properties' && query === '' && (columns === undefined || sameColumns(columns, columns.starting));

/** Returns a function that opens a view: its address, and its columns as if the user had chosen them. */
function useLead(search: URLSearchParams, columns: ViewedColumns | undefined) {
  const navigate = useNavigate();
  return (view: SavedView) => {
    const query = new URLSearchParams(view.query);
    const workspace = search.get('workspace');
    if (workspace !== null) query.set('workspace', workspace);
    // An address without a query would bring back the filter of the last visit.
    if (query.size === 0) query.set('page', '1');
    if (view.columns) columns?.onChange(view.columns);
    void navigate(`${VIEWED_PAGES[view.page]}?${query}`);
  };
}

/** Returns the menu item that turns weekly emails of the open view on and off, where these are possible. */
const weeklyItem = (
  open: SavedView,
  { isLoaded, isWeekly, choose }: ReturnType<typeof useWeeklyViews>,
): MenuItem[] =>
  isLoaded
    ? [
        {
          id: 'weekly',
          label: 'Send weekly',
          divided: true,
          checked: isWeekly(open.id),
          onSelect: () => choose(open.id, !isWeekly(open.id)),
        },
      ]
    : [];

/** Returns the commands for the open view. */
const openItems = ({ name }: SavedView, ask: (question: Question) => void): MenuItem[] => [
  { id: 'rename', label: `Rename “${name}”`, divided: true, onSelect: () => ask('rename') },
  { id: 'remove', label: `Remove “${name}”`, destructive: true, onSelect: () => ask('remove') },
];
