import { chakra } from '@chakra-ui/react';
import type { ExplainedFigure } from '@roofline/engine/explain/explanation';
import type { Projection, ProjectionRow } from '@roofline/engine/types';
import { useRef, useState, type KeyboardEvent } from 'react';
import { figureText, shownColumns, type FigureColumn } from './figure-columns';

export interface FigurePlace {
  t: number;
  figure: ExplainedFigure;
}

export interface FigureGridProps {
  projection: Projection;
  fiscalYear: number;
  onOpen: (place: FigurePlace) => void;
}

const cell = { px: '1', py: '0.5', textAlign: 'right' } as const;

const headCell = { ...cell, px: '2.5', py: '1.5', verticalAlign: 'bottom' } as const;

/** The year stays in sight while its figures scroll. */
const sticky = { position: 'sticky', left: '0', zIndex: '1' } as const;

/** Thirty years of figures, each of which opens. One stop of the Tab key; arrow keys, Home and End move within. */
export function FigureGrid({ projection, fiscalYear, onOpen }: FigureGridProps) {
  const columns = shownColumns(projection);
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState({ row: 0, figure: columns[0]!.figure });
  const { rows } = projection;
  // Columns of loans come and go with the loans: the Tab key must still reach one of those that are left.
  const at = {
    row: focused.row,
    column: Math.max(
      0,
      columns.findIndex(({ figure }) => figure === focused.figure),
    ),
  };

  function press(event: KeyboardEvent) {
    const last = { row: rows.length - 1, column: columns.length - 1 };
    const target = moved(event, at, last);
    if (!target) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-at="${target.row}-${target.column}"]`)?.focus();
  }

  return (
    <chakra.div
      overflow="auto"
      // On a wide screen the rows scroll under their head, and the page does not; on paper all rows are printed.
      maxH={{ lg: 'max(380px, calc(100vh - 520px))' }}
      css={{ '--sticky-top': '0px', '@media print': { maxHeight: 'none' } }}
    >
      <chakra.table
        ref={table}
        role="grid"
        aria-label="Figures of every year"
        aria-rowcount={rows.length + 1}
        w="full"
        textStyle="table"
        borderCollapse="collapse"
        onKeyDown={press}
      >
        <GridHead columns={columns} />
        <tbody>
          {rows.map((row, index) => (
            <GridRow
              key={row.t}
              row={row}
              index={index}
              year={fiscalYear + row.t}
              columns={columns}
              focusable={at.row === index ? at.column : null}
              onFocus={(figure) => setFocused({ row: index, figure })}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

interface Cell {
  row: number;
  column: number;
}

function moved({ key, ctrlKey }: KeyboardEvent, at: Cell, last: Cell): Cell | null {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  switch (key) {
    case 'ArrowRight':
      return { ...at, column: within(at.column + 1, last.column) };
    case 'ArrowLeft':
      return { ...at, column: within(at.column - 1, last.column) };
    case 'ArrowDown':
      return { ...at, row: within(at.row + 1, last.row) };
    case 'ArrowUp':
      return { ...at, row: within(at.row - 1, last.row) };
    case 'Home':
      return { row: ctrlKey ? 0 : at.row, column: 0 };
    case 'End':
      return { row: ctrlKey ? last.row : at.row, column: last.column };
    default:
      return null;
  }
}

function GridHead({ columns }: { columns: readonly FigureColumn[] }) {
  return (
    <chakra.thead textStyle="tableHead" color="fg.muted" bg="bg.subtle" position="sticky" top="0" zIndex="2">
      <tr>
        <chakra.th {...headCell} {...sticky} bg="bg.subtle" textAlign="left" scope="col">
          Year
        </chakra.th>
        {columns.map(({ figure, head }) => (
          <chakra.th key={figure} {...headCell} scope="col">
            {head}
          </chakra.th>
        ))}
      </tr>
    </chakra.thead>
  );
}

interface GridRowProps {
  row: ProjectionRow;
  index: number;
  year: number;
  columns: readonly FigureColumn[];
  /** Column that the Tab key reaches; null in the other rows. */
  focusable: number | null;
  onFocus: (figure: ExplainedFigure) => void;
  onOpen: (place: FigurePlace) => void;
}

function GridRow({ row, index, year, columns, focusable, onFocus, onOpen }: GridRowProps) {
  return (
    <chakra.tr borderTopWidth="1px">
      <chakra.th
        {...cell}
        {...sticky}
        bg="bg.surface"
        px="2.5"
        scope="row"
        textAlign="left"
        fontWeight="560"
        data-figure=""
      >
        {year}
      </chakra.th>
      {columns.map(({ figure, name }, column) => {
        const value = row[figure];
        const text = figureText(figure, value);
        return (
          <chakra.td key={figure} {...cell} whiteSpace="nowrap">
            <chakra.button
              type="button"
              data-at={`${index}-${column}`}
              data-figure=""
              data-print=""
              tabIndex={focusable === column ? 0 : -1}
              aria-label={`${name} ${year}: ${value === null ? 'no value' : text}. Show the math`}
              onFocus={() => onFocus(figure)}
              onClick={() => onOpen({ t: row.t, figure })}
              px="1.5"
              minH={{ base: '44px', md: '28px' }}
              borderRadius="tag"
              cursor="pointer"
              color={value !== null && value < 0 ? 'danger.fg' : undefined}
              fontWeight={value !== null && value < 0 ? 550 : undefined}
              _hover={{ bg: 'bg.muted', textDecoration: 'underline' }}
            >
              {text}
            </chakra.button>
          </chakra.td>
        );
      })}
    </chakra.tr>
  );
}
