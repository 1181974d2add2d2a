import { chakra } from '@chakra-ui/react';
import { Money, NoValue } from '../../../ui/figure/figures';
import { Tag } from '../../../ui/figure/Tag';
import { formatNumber } from '../../../ui/format/count';
import { formatMoneyExact } from '../../../ui/format/money';
import type { Column } from '../../../ui/table-model/column';
import type { ImportRowFragment } from '../../ComponentImport.generated';
import { STATUS_TAGS } from '../preview-words';

type Row = ImportRowFragment;
/** The problems of rows by row number. */
export type ProblemsByRow = ReadonlyMap<number, readonly string[]>;

/** `240 SQ`. */
export function quantityText({ quantity, unitOfMeasure }: Row): string | null {
  if (quantity == null) return null;
  return [formatNumber(quantity), unitOfMeasure].filter(Boolean).join(' ');
}

/** New, Changed, Unchanged, Error or Left out. */
export function StatusTag({ status }: { status: Row['status'] }) {
  const { word, tone } = STATUS_TAGS[status];
  return <Tag tone={tone}>{word}</Tag>;
}

/** Shows the problems of a row; without any, the assumptions about it. */
export function RowNote({ row, problems }: { row: Row; problems: ProblemsByRow }) {
  const wrong = row.status === 'error' ? problems.get(row.row) : undefined;
  if (wrong) return <chakra.span color="danger.fg">{wrong.join(' ')}</chakra.span>;
  return row.note ? <span>{row.note}</span> : null;
}

const orNone = (text: string | number | null | undefined) => text ?? <NoValue />;

function Name({ text }: { text: string | null | undefined }) {
  return (
    <chakra.span color="fg.default" fontWeight="560" overflowWrap="anywhere">
      {orNone(text)}
    </chakra.span>
  );
}
const exact = (amount: number | null | undefined) => (
  <span data-figure>{amount == null ? <NoValue /> : formatMoneyExact(amount)}</span>
);

/** Returns a column that shows a field unchanged. */
const plain = (id: 'category' | 'usefulLife' | 'remainingUsefulLife', header: string): Column<Row> => ({
  id,
  header,
  cell: (row) => orNone(row[id]),
  sortValue: (row) => row[id],
});

/** Returns a column of figures, aligned at the end. */
const figures = (
  id: 'quantity' | 'unitCost' | 'currentCost',
  header: string,
  cell: Column<Row>['cell'],
): Column<Row> => ({ id, header, cell, sortValue: (row) => row[id], align: 'end' });

/** Returns the columns of the preview, in the order of a component's fields. */
export function rowColumns(problems: ProblemsByRow): Column<Row>[] {
  return [
    { id: 'row', header: 'Row', cell: ({ row }) => row, sortValue: ({ row }) => row, width: '64px' },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => <StatusTag status={status} />,
      sortValue: ({ status }) => STATUS_TAGS[status].word,
      width: '100px',
    },
    {
      id: 'name',
      header: 'Component',
      cell: ({ name }) => <Name text={name} />,
      sortValue: ({ name }) => name,
      width: '24%',
    },
    plain('category', 'Category'),
    figures('quantity', 'Quantity', (row) => (
      <chakra.span whiteSpace="nowrap">{orNone(quantityText(row))}</chakra.span>
    )),
    figures('unitCost', 'Unit Cost', ({ unitCost }) => exact(unitCost)),
    figures('currentCost', 'Replacement Cost', ({ currentCost }) => <Money amount={currentCost} />),
    { ...plain('usefulLife', 'Useful Life'), align: 'end' },
    { ...plain('remainingUsefulLife', 'Remaining'), align: 'end' },
    {
      id: 'note',
      header: 'Note',
      cell: (row) => <RowNote row={row} problems={problems} />,
      width: '20%',
    },
  ];
}
