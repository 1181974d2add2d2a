import { CalendarClock, Download, FolderPen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SelectOption } from '../../ui/field/SelectField';
import { formatMoney } from '../../ui/format/money';
import { BulkBar } from '../../ui/table-tools/BulkBar';
import { totalOf, type ComponentRow } from '../view/arrange';
import { CategoryDialog, RemainingLifeDialog } from './ChangeDialogs';
import { DeleteDialog } from './DeleteDialog';
import { downloadSelection } from './selection-file';

export interface BulkActionsProps {
  rows: readonly ComponentRow[];
  propertyId: string;
  fiscalYear: number;
  canEdit: boolean;
  categories: readonly SelectOption[];
  onClear: () => void;
}

const icon = { size: 16, strokeWidth: 1.75 };

/** The bar for the selected rows, and the questions that it asks. */
export function BulkActions(props: BulkActionsProps) {
  const { rows, canEdit, fiscalYear, onClear } = props;
  const [asked, setAsked] = useState<'category' | 'life' | 'delete' | null>(null);
  const total = totalOf(rows);
  const close = () => setAsked(null);
  const dialog = {
    rows,
    propertyId: props.propertyId,
    onClose: close,
    onDone() {
      close();
      onClear();
    },
  };
  const edits = [
    {
      id: 'category',
      label: 'Change category',
      icon: <FolderPen {...icon} />,
      onSelect: () => setAsked('category'),
    },
    {
      id: 'life',
      label: 'Set remaining life',
      icon: <CalendarClock {...icon} />,
      onSelect: () => setAsked('life'),
    },
  ];
  const fileAction = {
    id: 'export',
    label: 'Export',
    icon: <Download {...icon} />,
    onSelect: () => downloadSelection(rows, fiscalYear),
  };
  const deletion = {
    id: 'delete',
    label: 'Delete',
    icon: <Trash2 {...icon} />,
    destructive: true,
    onSelect: () => setAsked('delete'),
  };
  return (
    <>
      <BulkBar
        count={rows.length}
        total={total === null ? undefined : `${formatMoney(total)} today`}
        actions={canEdit ? [...edits, fileAction, deletion] : [fileAction]}
        onClear={onClear}
      />
      {/* Room to scroll what lies under the bar into sight. */}
      {rows.length > 0 && <div style={{ height: 72 }} />}
      {rows.length > 0 && asked === 'category' && (
        <CategoryDialog {...dialog} categories={props.categories} />
      )}
      {rows.length > 0 && asked === 'life' && <RemainingLifeDialog {...dialog} fiscalYear={fiscalYear} />}
      {rows.length > 0 && asked === 'delete' && <DeleteDialog {...dialog} fiscalYear={fiscalYear} />}
    </>
  );
}
