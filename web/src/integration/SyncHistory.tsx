import { chakra } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { EmptyState } from '../ui/feedback/EmptyState';
import { DateText } from '../ui/figure/figures';
import { Tag } from '../ui/figure/Tag';
import { formatCount } from '../ui/format/count';
import { DataTable } from '../ui/table/DataTable';
import type { Column } from '../ui/table-model/column';
import type { SyncRowFragment } from './ConnectedApps.generated';

const TONES = { 1: 'info', 2: 'success', 3: 'danger' } as const;

/** In Progress, Successful, Failed or Unknown. */
export const SyncTag = ({ sync }: { sync: Pick<SyncRowFragment, 'status' | 'statusName'> }) => (
  <Tag tone={TONES[sync.status as keyof typeof TONES] ?? 'neutral'}>{sync.statusName}</Tag>
);

/** Returns the counts of lines that a sync changed, or why it failed. */
function resultOf(sync: SyncRowFragment): string {
  const parts = [
    `${formatCount(sync.added)} new`,
    `${formatCount(sync.changed)} corrected`,
    `${formatCount(sync.removed)} deleted`,
  ];
  if (sync.unreadable > 0) parts.push(`${formatCount(sync.unreadable)} unreadable`);
  return parts.join(', ');
}

function SyncResult({ sync }: { sync: SyncRowFragment }) {
  const lines = [...(sync.problem ? [sync.problem] : []), ...sync.unreadableExamples];
  return (
    <>
      {resultOf(sync)}
      {lines.map((line) => (
        <chakra.div key={line} textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          {line}
        </chakra.div>
      ))}
    </>
  );
}

const columns: Column<SyncRowFragment>[] = [
  {
    id: 'startedAt',
    header: 'Started',
    cell: (sync) => <DateText moment iso={sync.startedAt} />,
    sortValue: (sync) => sync.startedAt,
    fixed: true,
    width: '200px',
  },
  { id: 'status', header: 'Status', cell: (sync) => <SyncTag sync={sync} />, width: '130px' },
  { id: 'result', header: 'Transactions', cell: (sync) => <SyncResult sync={sync} /> },
  { id: 'by', header: 'Began', cell: (sync) => (sync.isNightly ? 'At night' : 'By hand'), width: '110px' },
];

/** The newest syncs of a property, newest first. */
export const SyncHistory = ({ syncs }: { syncs: readonly SyncRowFragment[] }) => (
  <DataTable
    caption="Sync history"
    isInCard
    columns={columns}
    rows={syncs}
    rowId={(sync) => sync.syncId}
    rowName={(sync) => `Sync of ${sync.startedAt}`}
    empty={<EmptyState icon={<History size={24} strokeWidth={1.6} />} text="No syncs yet" />}
    renderPhoneRow={(sync) => (
      <chakra.div display="grid" gap="1">
        <chakra.span display="flex" justifyContent="space-between" alignItems="center" gap="2">
          <DateText moment iso={sync.startedAt} />
          <SyncTag sync={sync} />
        </chakra.span>
        <div>
          <SyncResult sync={sync} />
        </div>
      </chakra.div>
    )}
  />
);
