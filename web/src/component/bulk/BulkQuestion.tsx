import { CreateOfComponents } from '../../project/form/CreateOfComponents';
import { CategoryDialog, RemainingLifeDialog } from './ChangeDialogs';
import { DeleteDialog } from './DeleteDialog';
import type { BulkOptions } from './use-bulk-actions';

export type Question = 'project' | 'category' | 'life' | 'delete';

export interface BulkQuestionProps extends BulkOptions {
  /** Null while no question is open. */
  asked: Question | null;
  onClose: () => void;
}

/** The open dialog about the selected rows. */
export function BulkQuestion(props: BulkQuestionProps) {
  const { asked, selection, propertyId, fiscalYear, categories, onClose } = props;
  if (asked === null) return null;
  const dialog = {
    rows: selection.rows,
    propertyId,
    onClose,
    onDone() {
      onClose();
      selection.clear();
    },
  };
  if (asked === 'project')
    return (
      <CreateOfComponents components={selection.rows} {...{ propertyId, onClose }} onDone={dialog.onDone} />
    );
  if (asked === 'category') return <CategoryDialog {...dialog} categories={categories} />;
  if (asked === 'life') return <RemainingLifeDialog {...dialog} fiscalYear={fiscalYear} />;
  return <DeleteDialog {...dialog} fiscalYear={fiscalYear} />;
}
