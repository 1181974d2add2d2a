import { chakra } from '@chakra-ui/react';
import { FileSpreadsheet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/action/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { counted } from '../../../ui/format/count';
import { usePhone } from '../../../ui/layout/use-media-query';
import { DataTable } from '../../../ui/table/DataTable';
import { FilterChip, TableToolbar } from '../../../ui/table-tools/TableToolbar';
import type { ImportPreviewFragment, ImportRowFragment } from '../../ComponentImport.generated';
import type { Reading } from '../mapping';
import { LeaveOut } from './LeaveOut';
import { PhoneRow } from './PhoneRow';
import { rowColumns, type ProblemsByRow } from './row-columns';
import { StatusFilter, type RowFilter } from './StatusFilter';

/** A phone draws the whole list, so it grows by this many rows at a time. */
const PHONE_STEP = 100;
/** The table draws only rows in sight above this number, for which every row has to have one line. */
const ONE_LINE_ABOVE = 200;

export interface RowsCardProps {
  preview: ImportPreviewFragment;
  reading: Reading;
  isStale: boolean;
  /** The only row to show, after the user chose its problem; null shows all. */
  onlyRow: number | null;
  onClearRow: () => void;
  onLeaveOut: (row: number, isLeftOut: boolean) => void;
}

/** Every row as the import would save it. */
export function RowsCard(props: RowsCardProps) {
  const { preview, onlyRow, onClearRow } = props;
  const [filter, setFilter] = useState<RowFilter>('all');
  const rows = useShownRows(preview.rows, filter, onlyRow);
  const choose = (next: RowFilter) => {
    onClearRow();
    setFilter(next);
  };
  const isFiltered = filter !== 'all' || onlyRow !== null;
  return (
    <chakra.section aria-label="Rows" css={rows.length > ONE_LINE_ABOVE ? oneLine : undefined}>
      <chakra.h2 textStyle="section" mb="3">
        Rows
      </chakra.h2>
      <TableToolbar>
        <StatusFilter counts={preview.counts} value={onlyRow === null ? filter : null} onChange={choose} />
        {onlyRow !== null && <FilterChip label="Row" value={String(onlyRow)} onRemove={onClearRow} />}
      </TableToolbar>
      <RowsTable {...props} rows={rows} onClearFilters={isFiltered ? () => choose('all') : undefined} />
    </chakra.section>
  );
}

type RowsTableProps = RowsCardProps & { rows: readonly ImportRowFragment[]; onClearFilters?: () => void };

function RowsTable({ preview, reading, rows, ...props }: RowsTableProps) {
  const problems = useProblemsByRow(preview);
  const columns = useMemo(() => rowColumns(problems), [problems]);
  const leftOut = useMemo(() => new Set(reading.skipRows), [reading.skipRows]);
  const limited = usePhoneLimit(rows);
  const leaveOut = (row: ImportRowFragment) => ({
    row,
    isLeftOut: leftOut.has(row.row),
    onLeaveOut: props.onLeaveOut,
  });
  return (
    <>
      <DataTable
        caption="Rows of the file as they would be saved"
        columns={columns}
        rows={limited.rows}
        rowId={({ row }) => String(row)}
        rowName={({ row, name }) => name ?? `Row ${row}`}
        refreshing={props.isStale}
        empty={<NoRows />}
        onClearFilters={props.onClearFilters}
        rowActions={(row) => <LeaveOut {...leaveOut(row)} />}
        renderPhoneRow={(row) => <PhoneRow {...leaveOut(row)} problems={problems} />}
      />
      {limited.more > 0 && (
        <chakra.div mt="3">
          <Button onClick={limited.showMore}>{`Show ${counted(limited.more, 'more row')}`}</Button>
        </chakra.div>
      )}
    </>
  );
}

function NoRows() {
  return (
    <EmptyState
      icon={<FileSpreadsheet size={24} strokeWidth={1.6} />}
      text="The file has no rows below its headings."
    />
  );
}

function useProblemsByRow({ problems }: ImportPreviewFragment): ProblemsByRow {
  return useMemo(() => {
    const byRow = new Map<number, string[]>();
    for (const { row, detail } of problems) byRow.set(row, [...(byRow.get(row) ?? []), detail]);
    return byRow;
  }, [problems]);
}

function useShownRows(rows: readonly ImportRowFragment[], filter: RowFilter, onlyRow: number | null) {
  return useMemo(() => {
    if (onlyRow !== null) return rows.filter(({ row }) => row === onlyRow);
    return filter === 'all' ? rows : rows.filter(({ status }) => status === filter);
  }, [rows, filter, onlyRow]);
}

function usePhoneLimit(rows: readonly ImportRowFragment[]) {
  const phone = usePhone();
  const [most, setMost] = useState(PHONE_STEP);
  const shown = phone ? rows.slice(0, most) : rows;
  const rest = rows.length - shown.length;
  return {
    rows: shown,
    more: Math.min(rest, PHONE_STEP),
    showMore: () => setMost(most + PHONE_STEP),
  };
}

const oneLine = {
  '& td': { whiteSpace: 'nowrap', maxWidth: '320px' },
} as const;
