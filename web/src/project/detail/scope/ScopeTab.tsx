import { chakra } from '@chakra-ui/react';
import { ListChecks } from 'lucide-react';
import { Button } from '../../../ui/action/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { NoValue } from '../../../ui/figure/figures';
import { counted, formatNumber } from '../../../ui/format/count';
import { formatMoneyCents, formatMoneyExact } from '../../../ui/format/money';
import { ListPage } from '../../../ui/list-page/ListPage';
import type { Column } from '../../../ui/table-model/column';
import { ListHead } from '../ListHead';
import { totalOf } from '../../model/project-money';
import type { ProjectDetail, ScopeRow } from '../use-project';
import { recordCommands } from '../../../app/records/record-commands';
import { RecordDialogs } from '../../../app/records/RecordDialogs';
import { useRecordForms, type RecordForms } from '../../../app/records/use-record-forms';
import {
  useAddScopeOfWorkMutation,
  useRemoveScopeOfWorkMutation,
  useUpdateScopeOfWorkMutation,
} from './Scope.generated';
import { useScopeForm } from './scope-fields';

const money = (value: number | null) =>
  value === null ? <NoValue /> : <span data-figure="">{formatMoneyCents(value)}</span>;
const LONGEST_NAME = 80;
const nameOf = ({ description }: ScopeRow) =>
  description.length > LONGEST_NAME ? `${description.slice(0, LONGEST_NAME).trimEnd()}…` : description;

/** Returns `1,200 square feet`; null without quantity and unit. */
const quantityOf = ({ quantity, unit }: ScopeRow): string | null =>
  quantity === null ? unit : [formatNumber(quantity), unit].filter(Boolean).join(' ');

const words: Column<ScopeRow>[] = [
  {
    id: 'description',
    header: 'What has to be done',
    fixed: true,
    width: '45%',
    cell: ({ description }) => (
      <chakra.span whiteSpace="pre-wrap" overflowWrap="anywhere">
        {description}
      </chakra.span>
    ),
    subtotal: () => 'Total',
  },
  { id: 'component', header: 'Component', cell: ({ componentName }) => componentName ?? <NoValue /> },
  {
    id: 'quantity',
    header: 'Quantity',
    align: 'end',
    cell: (line) => <span data-figure="">{quantityOf(line) ?? <NoValue />}</span>,
  },
];
const estimate: Column<ScopeRow> = {
  id: 'estimate',
  header: 'Estimate',
  align: 'end',
  cell: (line) => money(line.estimate),
  sortValue: (line) => line.estimate,
  subtotal: (rows) => money(totalOf(rows.map((each) => each.estimate))),
};
const withMoney = [...words, estimate];

interface ScopeTabProps {
  project: ProjectDetail;
  reload: () => Promise<ProjectDetail | null>;
}

/** The scope of work, line by line, with the sum of the estimates. */
export function ScopeTab({ project, reload }: ScopeTabProps) {
  const { scopeOfWork, viewerCan } = project;
  const forms = useRecordForms<ScopeRow>({
    named: 'Scope of Work',
    idOf: ({ scopeOfWorkId }) => scopeOfWorkId,
    reload: async () => (await reload())?.scopeOfWork,
  });
  const commands = (line: ScopeRow) => recordCommands(line, forms);
  return (
    <>
      <ListHead addText="Add scope of work" onAdd={viewerCan.edit ? forms.add : undefined}>
        {sumWords(project)}
      </ListHead>
      <ListPage
        caption="Scope of work"
        columns={viewerCan.viewMoney ? withMoney : words}
        rows={scopeOfWork}
        rowId={({ scopeOfWorkId }) => scopeOfWorkId}
        rowName={nameOf}
        showTotals={viewerCan.viewMoney}
        commands={viewerCan.edit ? commands : undefined}
        renderPhoneRow={(line) => <PhoneRow line={line} hasMoney={viewerCan.viewMoney} />}
        empty={
          <EmptyState
            icon={<ListChecks size={24} strokeWidth={1.6} />}
            text="No scope of work yet"
            action={viewerCan.edit && <Button onClick={forms.add}>Add scope of work</Button>}
          />
        }
      />
      <ScopeDialogs project={project} forms={forms} />
    </>
  );
}

function sumWords({ scopeOfWork, viewerCan }: ProjectDetail): string | null {
  if (scopeOfWork.length === 0) return null;
  const lines = counted(scopeOfWork.length, 'line');
  if (!viewerCan.viewMoney) return lines;
  const open = scopeOfWork.filter((each) => each.estimate === null).length;
  const sum = formatMoneyExact(totalOf(scopeOfWork.map((each) => each.estimate)));
  return `${lines}, ${sum} estimated${open === 0 ? '' : `, ${open} without an estimate`}`;
}

function ScopeDialogs({ project, forms }: { project: ProjectDetail; forms: RecordForms<ScopeRow> }) {
  const [add] = useAddScopeOfWorkMutation();
  const [update] = useUpdateScopeOfWorkMutation();
  const [remove] = useRemoveScopeOfWorkMutation();
  const useForm = (line: ScopeRow | null) => useScopeForm(project, line);
  return (
    <RecordDialogs
      at={{ projectId: project.projectId }}
      keyOf={({ scopeOfWorkId, version }: ScopeRow) => ({ scopeOfWorkId, version })}
      question={(line) => `“${nameOf(line)}” leaves the scope of work. This cannot be undone.`}
      {...{ forms, useForm, add, update, remove }}
    />
  );
}

function PhoneRow({ line, hasMoney }: { line: ScopeRow; hasMoney: boolean }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto" columnGap="3">
      <chakra.span fontWeight="560" overflowWrap="anywhere">
        {line.description}
      </chakra.span>
      <span>{hasMoney && money(line.estimate)}</span>
      <chakra.span textStyle="caption" color="fg.muted">
        {[quantityOf(line), line.componentName].filter(Boolean).join(', ')}
      </chakra.span>
    </chakra.div>
  );
}
