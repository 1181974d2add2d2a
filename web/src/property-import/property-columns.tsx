import { chakra } from '@chakra-ui/react';
import { Money, NoValue } from '../ui/figure/figures';
import { Tag } from '../ui/figure/Tag';
import { counted } from '../ui/format/count';
import { TwoLines } from '../ui/list-page/TwoLines';
import type { Column } from '../ui/table-model/column';
import type { PropertyImportRowFragment } from './PropertyImport.generated';
import { STATUS_TAGS } from './words';

type Row = PropertyImportRowFragment;

const placeOf = ({ city, state }: Row) => [city, state].filter((part) => part != null).join(', ');

function Status({ line: { status } }: { line: Row }) {
  return <Tag tone={STATUS_TAGS[status].tone}>{STATUS_TAGS[status].text}</Tag>;
}

function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return <NoValue />;
  return (
    <chakra.span color="fg.muted" whiteSpace="normal">
      {notes.join(' ')}
    </chakra.span>
  );
}

/** A property in two lines. */
export function PropertyPhoneRow({ line }: { line: Row }) {
  const facts = [placeOf(line), counted(line.componentCount, 'component')].filter((part) => part !== '');
  return <TwoLines title={line.name} line={facts.join(', ')} aside={<Status line={line} />} />;
}

export const lineColumns: Column<Row>[] = [
  { id: 'name', header: 'Property', fixed: true, cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'place', header: 'City', cell: (line) => placeOf(line) || <NoValue />, sortValue: placeOf },
  {
    id: 'status',
    header: 'Status',
    cell: (line) => <Status line={line} />,
    sortValue: ({ status }) => STATUS_TAGS[status].text,
    width: '130px',
  },
  {
    id: 'units',
    header: 'Units',
    align: 'end',
    cell: ({ numberOfUnits }) => numberOfUnits ?? <NoValue />,
    sortValue: ({ numberOfUnits }) => numberOfUnits ?? null,
    width: '80px',
  },
  {
    id: 'balance',
    header: 'Starting Balance',
    align: 'end',
    cell: ({ startingReserveBalance: value }) => <Money amount={value} />,
    sortValue: ({ startingReserveBalance }) => startingReserveBalance ?? null,
    width: '150px',
  },
  {
    id: 'components',
    header: 'Components',
    align: 'end',
    cell: ({ componentCount }) => componentCount,
    sortValue: ({ componentCount }) => componentCount,
    width: '120px',
  },
  {
    id: 'cost',
    header: 'Current Cost',
    align: 'end',
    cell: ({ componentsCost }) => <Money amount={componentsCost} />,
    sortValue: ({ componentsCost }) => componentsCost,
    width: '140px',
  },
  { id: 'notes', header: 'Notes', cell: ({ notes }) => <Notes notes={notes} /> },
];
