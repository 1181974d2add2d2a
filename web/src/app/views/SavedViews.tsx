import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SaveQuestion } from '../save/SaveQuestion';
import { Button } from '../../ui/action/Button';
import { Menu, type MenuItem } from '../../ui/overlay/Menu';
import { NameDialog, type NameDialogProps } from './NameDialog';
import { keptQuery, VIEWED_PAGES, type SavedView } from './saved-view';
import { useSavedViews, type ViewsOf } from './use-saved-views';

type Question = 'save' | 'rename' | 'remove';

export interface SavedViewsProps {
  /** What they are views of: a workspace, or all properties of the viewer. */
  of: ViewsOf;
  page: SavedView['page'];
}

/** The views that the viewer keeps: open one, save what is on screen, rename or remove the one that is open. */
export function SavedViews({ of, page }: SavedViewsProps) {
  const saved = useSavedViews(of);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [asked, setAsked] = useState<Question | null>(null);
  const shown = { page, query: keptQuery(search) };
  const open = saved.views.find((view) => view.page === page && view.query === shown.query);
  const leadTo = (view: SavedView) => {
    const query = new URLSearchParams(view.query);
    const workspace = search.get('workspace');
    if (workspace !== null) query.set('workspace', workspace);
    void navigate(`${VIEWED_PAGES[view.page]}?${query}`);
  };
  const items: MenuItem[] = [
    ...saved.views.map((view) => ({
      id: view.id,
      label: view.name,
      checked: view === open,
      onSelect: () => leadTo(view),
    })),
    ...(open
      ? [
          { id: 'rename', label: `Rename “${open.name}”`, divided: true, onSelect: () => setAsked('rename') },
          {
            id: 'remove',
            label: `Remove “${open.name}”`,
            destructive: true,
            onSelect: () => setAsked('remove'),
          },
        ]
      : [
          {
            id: 'save',
            label: 'Save this view',
            divided: saved.views.length > 0,
            // An address without anything is the page as it opens.
            disabled: !saved.isLoaded || (page === 'properties' && shown.query === ''),
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
      {asked && (
        <Asked asked={asked} saved={saved} open={open} shown={shown} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

interface AskedProps extends Omit<NameDialogProps, 'renamed'> {
  asked: Question;
  open: SavedView | undefined;
}

/** What is asked before a view is saved, renamed or removed. */
function Asked({ asked, open, saved, shown, onClose }: AskedProps) {
  if (asked === 'save') return <NameDialog saved={saved} shown={shown} onClose={onClose} />;
  if (!open) return null;
  if (asked === 'rename') return <NameDialog saved={saved} renamed={open} shown={shown} onClose={onClose} />;
  return (
    <SaveQuestion
      title="Remove the view?"
      confirmText="Remove"
      busyText="Removing"
      send={() => saved.change((views) => views.filter(({ id }) => id !== open.id))}
      done="The view was removed."
      onDone={onClose}
      onCancel={onClose}
    >
      “{open.name}” leaves your list of views. Nothing else changes.
    </SaveQuestion>
  );
}
