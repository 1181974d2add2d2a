import { CalendarClock, Download, FolderPen, Hammer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CreateOfComponents } from '../../project/form/CreateOfComponents';
import type { SelectOption } from '../../ui/field/SelectField';
import { formatMoney } from '../../ui/format/money';
import type { ListSelection } from '../../ui/list-page/use-list-selection';
import type { BulkAction } from '../../ui/table-tools/BulkBar';
import { totalOf, type ComponentRow } from '../view/arrange';
import { CategoryDialog, RemainingLifeDialog } from './ChangeDialogs';
import { DeleteDialog } from './DeleteDialog';
import { downloadSelection } from './selection-file';

export interface BulkOptions {
  selection: ListSelection<ComponentRow>;
  propertyId: string;
  fiscalYear: number;
  canEdit: boolean;
  /** The property shows projects, and the viewer may create one. */
  canCreateProject: boolean;
  categories: readonly SelectOption[];
}

const icon = { size: 16, strokeWidth: 1.75 };
type Question = 'project' | 'category' | 'life' | 'delete';

/** What can be done with the selected rows, for their bar, and the question that was asked by it. */
export function useBulkActions(options: BulkOptions) {
  const { selection, fiscalYear } = options;
  const { rows } = selection;
  const [asked, setAsked] = useState<Question | null>(null);
  const total = totalOf(rows);
  return {
    bulk: {
      total: total === null ? undefined : `${formatMoney(total)} today`,
      actions: actionsOf(options, setAsked, () => downloadSelection(rows, fiscalYear)),
    },
    question: rows.length > 0 && asked && (
      <BulkQuestion {...options} asked={asked} onClose={() => setAsked(null)} />
    ),
  };
}

function actionsOf(
  { canEdit, canCreateProject }: BulkOptions,
  ask: (question: Question) => void,
  download: () => void,
): BulkAction[] {
  const project = {
    id: 'project',
    label: 'Create project',
    icon: <Hammer {...icon} />,
    onSelect: () => ask('project'),
  };
  const file = { id: 'export', label: 'Export', icon: <Download {...icon} />, onSelect: download };
  const create = canCreateProject ? [project] : [];
  if (!canEdit) return [...create, file];
  return [
    ...create,
    {
      id: 'category',
      label: 'Change category',
      icon: <FolderPen {...icon} />,
      onSelect: () => ask('category'),
    },
    {
      id: 'life',
      label: 'Set remaining life',
      icon: <CalendarClock {...icon} />,
      onSelect: () => ask('life'),
    },
    file,
    {
      id: 'delete',
      label: 'Delete',
      icon: <Trash2 {...icon} />,
      destructive: true,
      onSelect: () => ask('delete'),
    },
  ];
}

function BulkQuestion(props: BulkOptions & { asked: Question; onClose: () => void }) {
  const { asked, selection, propertyId, fiscalYear, categories, onClose } = props;
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
