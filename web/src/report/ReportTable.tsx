import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../ui/layout/Card';
import { ScrollSideways } from '../ui/layout/ScrollSideways';

export interface ReportColumn {
  key: string;
  header: string;
  /** Whether the column has words rather than figures. */
  isText?: boolean;
}

export interface ReportTableRow {
  key: string;
  /** The row's name; the first column. */
  name: ReactNode;
  /** One cell for each further column. */
  cells: readonly ReactNode[];
  kind?: 'group' | 'subtotal' | 'total';
  /** How far the name is indented. */
  depth?: 0 | 1 | 2;
  /** Whether its parent row is closed on screen; paper shows it anyway. */
  isClosed?: boolean;
}

export interface ReportTableProps {
  title: string;
  /** Head of the first column. */
  nameHeader: string;
  columns: readonly ReportColumn[];
  rows: readonly ReportTableRow[];
  note?: ReactNode;
}

const cell = { px: '3', py: '2', textAlign: 'right', verticalAlign: 'top', whiteSpace: 'nowrap' } as const;
const words = { textAlign: 'left', whiteSpace: 'normal' } as const;

/** The table of a report: named rows, groups, subtotals, and the total last. Made to be printed. */
export function ReportTable({ title, nameHeader, columns, rows, note }: ReportTableProps) {
  return (
    <Card flush title={title}>
      <ScrollSideways label={title}>
        <chakra.table w="full" textStyle="table" borderCollapse="collapse">
          <chakra.caption srOnly>{title}</chakra.caption>
          <chakra.thead textStyle="tableHead" color="fg.muted" bg="bg.subtle">
            <tr>
              <chakra.th {...cell} {...words} scope="col" verticalAlign="bottom">
                {nameHeader}
              </chakra.th>
              {columns.map((column) => (
                <chakra.th
                  key={column.key}
                  {...cell}
                  {...(column.isText ? words : { whiteSpace: 'normal' })}
                  scope="col"
                  verticalAlign="bottom"
                >
                  {column.header}
                </chakra.th>
              ))}
            </tr>
          </chakra.thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.key} row={row} columns={columns} />
            ))}
          </tbody>
        </chakra.table>
      </ScrollSideways>
      {note && (
        <chakra.p textStyle="caption" color="fg.subtle" px="4.5" py="3">
          {note}
        </chakra.p>
      )}
    </Card>
  );
}

const GROUNDS = { group: 'bg.subtle', subtotal: undefined, total: 'bg.subtle' } as const;

function Row({ row, columns }: { row: ReportTableRow; columns: readonly ReportColumn[] }) {
  const strong = row.kind === undefined ? undefined : 600;
  return (
    <chakra.tr
      borderTopWidth="1px"
      bg={row.kind && GROUNDS[row.kind]}
      fontWeight={strong}
      data-closed={row.isClosed ? '' : undefined}
      css={{
        breakInside: 'avoid',
        '@media screen': { '&[data-closed]': { display: 'none' } },
      }}
    >
      <chakra.th
        {...cell}
        {...words}
        scope="row"
        fontWeight={strong ?? 520}
        ps={`${12 + (row.depth ?? 0) * 20}px`}
        minW={{ base: '112px', md: '176px' }}
      >
        {row.name}
      </chakra.th>
      {row.cells.map((value, index) => (
        <chakra.td
          key={columns[index]!.key}
          {...cell}
          {...(columns[index]!.isText ? words : {})}
          data-figure=""
        >
          {value}
        </chakra.td>
      ))}
    </chakra.tr>
  );
}
