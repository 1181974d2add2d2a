import { CalendarClock, Download, FolderPen, Hammer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SelectOption } from '../../ui/field/SelectField';
import { formatMoney } from '../../ui/format/money';
import type { ListSelection } from '../../ui/list-page/use-list-selection';
import { deferred } from '../../ui/overlay/deferred';
import type { BulkAction } from '../../ui/table-tools/BulkBar';
import { totalOf, type ComponentRow } from '../view/arrange';
import type { BulkQuestionProps, Question } from './BulkQuestion';

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
const BulkQuestion = deferred<BulkQuestionProps>(async () => (await import('./BulkQuestion')).BulkQuestion);

/** Loads the names of the columns only when the user asks for a file. */
async function download(rows: readonly ComponentRow[], fiscalYear: number) {
  const { downloadSelection } = await import('./selection-file');
  downloadSelection(rows, fiscalYear);
}

/** Returns the actions for the bar of the selected rows, and the dialog that an action opened. */
export function useBulkActions(options: BulkOptions) {
  const { selection, fiscalYear } = options;
  const { rows } = selection;
  const [asked, setAsked] = useState<Question | null>(null);
  const total = totalOf(rows);
  return {
    bulk: {
      total: total === null ? undefined : `${formatMoney(total)} today`,
      actions: actionsOf(options, setAsked, () => void download(rows, fiscalYear)),
    },
    question: (
      <BulkQuestion
        {...options}
        needed={asked !== null}
        asked={rows.length > 0 ? asked : null}
        onClose={() => setAsked(null)}
      />
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
