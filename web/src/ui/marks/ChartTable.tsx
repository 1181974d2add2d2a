import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ScrollSideways } from '../layout/ScrollSideways';

export interface ChartTableRow {
  key: string | number;
  /** Heads the row. */
  head: ReactNode;
  /** One for each further column. */
  cells: readonly ReactNode[];
  /** A total. */
  isStrong?: boolean;
}

/** The head of a column that is more than a text. */
export interface ChartTableHead {
  key: string;
  text: ReactNode;
}

export interface ChartTableProps {
  /** What it lists, for assistive technology. */
  caption: string;
  heads: readonly (string | ChartTableHead)[];
  rows: readonly ChartTableRow[];
  /** Heads of further columns that hold words rather than figures: words are aligned left and may wrap. */
  wordColumns?: readonly string[];
  /** Under the table. */
  note?: ReactNode;
}

const cell = { px: '2.5', py: '1.5', textAlign: 'right', verticalAlign: 'baseline' } as const;
const keyOf = (head: string | ChartTableHead) => (typeof head === 'string' ? head : head.key);

/** Names of rows stay in sight while their figures scroll. */
const sticky = { position: 'sticky', left: '0', minW: { base: '104px', md: '0' } } as const;

/** The table behind a chart: figures in rows and columns, names in the first column. Scrolls sideways where it is wide. */
export function ChartTable({ caption, heads, rows, wordColumns = [], note }: ChartTableProps) {
  const words = heads.map((head, index) => index > 0 && wordColumns.includes(keyOf(head)));
  return (
    <>
      <ScrollSideways label={caption}>
        <chakra.table w="full" textStyle="table" borderCollapse="collapse">
          <chakra.caption srOnly>{caption}</chakra.caption>
          <chakra.thead textStyle="tableHead" color="fg.muted" bg="bg.subtle">
            <tr>
              {heads.map((head, index) => (
                <chakra.th
                  key={keyOf(head)}
                  {...cell}
                  {...(index === 0 ? { ...sticky, bg: 'bg.subtle' } : {})}
                  scope="col"
                  textAlign={index === 0 || words[index] ? 'left' : 'right'}
                  verticalAlign="bottom"
                >
                  {typeof head === 'string' ? head : head.text}
                </chakra.th>
              ))}
            </tr>
          </chakra.thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.key} row={row} keys={heads.map(keyOf)} words={words} />
            ))}
          </tbody>
        </chakra.table>
      </ScrollSideways>
      {note && (
        <chakra.p textStyle="caption" color="fg.subtle" mt="2">
          {note}
        </chakra.p>
      )}
    </>
  );
}

interface RowProps {
  row: ChartTableRow;
  /** The keys of the columns. */
  keys: readonly string[];
  /** By column: whether it holds words. */
  words: readonly boolean[];
}

function Row({ row, keys, words }: RowProps) {
  return (
    <chakra.tr
      borderTopWidth="1px"
      fontWeight={row.isStrong ? 600 : undefined}
      bg={row.isStrong ? 'bg.subtle' : undefined}
    >
      <chakra.th
        {...cell}
        {...sticky}
        scope="row"
        textAlign="left"
        fontWeight="560"
        bg={row.isStrong ? 'bg.subtle' : 'bg.surface'}
        // A year is a figure and lines up with the others; a name is not.
        data-figure={typeof row.head === 'number' ? '' : undefined}
      >
        {row.head}
      </chakra.th>
      {row.cells.map((value, index) => (
        <chakra.td
          key={keys[index + 1]}
          {...cell}
          textAlign={words[index + 1] ? 'left' : 'right'}
          whiteSpace={words[index + 1] ? undefined : 'nowrap'}
          fontVariantNumeric={words[index + 1] ? 'normal' : undefined}
        >
          {value}
        </chakra.td>
      ))}
    </chakra.tr>
  );
}
