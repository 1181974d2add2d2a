import type { SavedView } from '@roofline/schema/portfolio-analytics/saved-view';
import { SaveQuestion } from '../save/SaveQuestion';
import { NameDialog, type NameDialogProps } from './NameDialog';

export type Question = 'save' | 'rename' | 'remove';
export type Shown = NameDialogProps['shown'];

export interface ViewQuestionProps extends Omit<NameDialogProps, 'renamed'> {
  /** The open question; null while there is none. */
  asked: Question | null;
  open: SavedView | undefined;
  /** Roofline emails the view each week. */
  isWeekly: boolean;
}

/** The dialog before a view is saved, renamed or removed. */
export function ViewQuestion({ asked, open, isWeekly, saved, shown, onClose }: ViewQuestionProps) {
  if (asked === 'save') return <NameDialog saved={saved} shown={shown} onClose={onClose} />;
  if (asked === null || !open) return null;
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
      “{open.name}” leaves your list of views{isWeekly ? ', and its weekly email ends' : ''}. Nothing else
      changes.
    </SaveQuestion>
  );
}
