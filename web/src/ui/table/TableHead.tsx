import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Checkbox } from '../choice/Checkbox';
import type { Column } from '../table-model/column';
import { firstCellStyle, type TableSelection } from './table-parts';
import type { TableModel } from '../table-model/use-table-model';

const headStyle = {
  textStyle: 'tableHead',
  color: 'fg.muted',
  bg: 'bg.subtle',
  h: '38px',
  px: '3',
  borderBottomWidth: '1px',
  whiteSpace: 'nowrap',
  position: 'sticky',
  top: 'var(--sticky-top, 52px)',
  zIndex: 'sticky',
} as const;

interface TableHeadProps<Row extends object> {
  model: TableModel<Row>;
  selection: TableSelection | undefined;
  hasActions: boolean;
}

/** Column heads that sort, and the box that stands for the whole page. Sticks under the top bar. */
export function TableHead<Row extends object>({ model, selection, hasActions }: TableHeadProps<Row>) {
  return (
    <chakra.thead
      css={{
        '& th:first-of-type': { borderTopLeftRadius: '9px' },
        '& th:last-of-type': { borderTopRightRadius: '9px' },
      }}
    >
      <tr>
        {selection && (
          <chakra.th {...headStyle} w="44px" textAlign="center" scope="col">
            <Checkbox
              aria-label="Select all rows of this page"
              checked={selection.state === 'all'}
              mixed={selection.state === 'some'}
              onChange={selection.togglePage}
            />
          </chakra.th>
        )}
        {model.columns.map((column, index) => (
          <HeadCell key={column.id} column={column} model={model} first={index === 0 && !selection} />
        ))}
        {hasActions && (
          <chakra.th {...headStyle} w="1%" scope="col">
            <chakra.span srOnly>Actions</chakra.span>
          </chakra.th>
        )}
      </tr>
    </chakra.thead>
  );
}

function HeadCell<Row extends object>(props: {
  column: Column<Row>;
  model: TableModel<Row>;
  first: boolean;
}) {
  const { column, model, first } = props;
  const sorted =
    model.sort?.column === column.id ? (model.sort.descending ? 'descending' : 'ascending') : undefined;
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  return (
    <chakra.th
      {...headStyle}
      {...(first
        ? { ...firstCellStyle, position: 'sticky' as const, zIndex: 'sticky', bg: 'bg.subtle' }
        : {})}
      scope="col"
      w={column.width}
      textAlign={column.align ?? 'start'}
      aria-sort={model.canSort(column) ? (sorted ?? 'none') : undefined}
    >
      {model.canSort(column) ? (
        <chakra.button
          type="button"
          onClick={() => model.toggleSort(column)}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minH="24px"
          cursor="pointer"
          flexDirection={column.align === 'end' ? 'row-reverse' : 'row'}
          color={sorted ? 'fg.default' : 'fg.muted'}
          fontWeight={sorted ? 600 : 500}
          _hover={{ color: 'fg.default' }}
        >
          {column.header}
          {sorted && <Arrow size={14} strokeWidth={1.75} aria-hidden />}
        </chakra.button>
      ) : (
        column.header
      )}
    </chakra.th>
  );
}
