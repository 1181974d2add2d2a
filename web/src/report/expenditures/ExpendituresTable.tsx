import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CategoryChip } from '../../app/CategoryChip';
import { paths } from '../../app/paths';
import { Button } from '../../ui/action/Button';
import { Money } from '../../ui/figure/figures';
import { ReportTable, type ReportTableRow } from '../ReportTable';
import { YearCards } from '../YearCards';
import type { Expenditures } from './ExpendituresChart';

type Row = Expenditures['rows'][number];

export interface OpenYears {
  open: ReadonlySet<number>;
  onToggle: (year: number) => void;
  onAll: (isOpen: boolean) => void;
}

function YearToggle({ row, isOpen, onToggle }: { row: Row; isOpen: boolean; onToggle: () => void }) {
  if (row.categories.length === 0) return <chakra.span ps="22px">{row.year}</chakra.span>;
  return (
    <chakra.button
      type="button"
      id={`year-${row.year}`}
      aria-expanded={isOpen}
      onClick={onToggle}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minH="24px"
      cursor="pointer"
      fontWeight="600"
    >
      <chakra.span
        aria-hidden
        color="fg.subtle"
        display="inline-flex"
        transform={isOpen ? 'rotate(90deg)' : undefined}
        transition="transform 120ms"
        data-no-print=""
      >
        <ChevronRight size={16} strokeWidth={1.75} />
      </chakra.span>
      {row.year}
    </chakra.button>
  );
}

function rowsOf(row: Row, isOpen: boolean, onToggle: () => void): ReportTableRow[] {
  return [
    {
      key: String(row.year),
      kind: 'group',
      name: <YearToggle row={row} isOpen={isOpen} onToggle={onToggle} />,
      cells: [<Money key="total" amount={row.total} />],
    },
    ...row.categories.flatMap((one): ReportTableRow[] => [
      {
        key: `${row.year} ${one.category}`,
        name: <CategoryChip name={one.category} position={one.categoryPosition} />,
        cells: [<Money key="total" amount={one.total} />],
        kind: 'subtotal',
        depth: 1,
        isClosed: !isOpen,
      },
      ...one.components.map((component): ReportTableRow => ({
        key: `${row.year} ${component.propertyComponentId}`,
        name: <Link to={paths.component(component.propertyComponentId)}>{component.name}</Link>,
        cells: [<Money key="cost" amount={component.cost} />],
        depth: 2,
        isClosed: !isOpen,
      })),
    ]),
  ];
}

/** Years that open to their categories and components, and the total; paper shows all years open. */
export function ExpendituresTable({ report, open, onToggle, onAll }: { report: Expenditures } & OpenYears) {
  const isAllOpen = report.rows.every((row) => open.has(row.year) || row.categories.length === 0);
  return (
    <>
      <chakra.div data-no-print="">
        <Button size="sm" variant="quiet" onClick={() => onAll(!isAllOpen)}>
          {isAllOpen ? 'Close all years' : 'Open all years'}
        </Button>
      </chakra.div>
      <ReportTable
        title="Anticipated expenditures by year"
        nameHeader="Fiscal year, category, component"
        columns={[{ key: 'cost', header: 'Anticipated expenditure' }]}
        rows={[
          ...report.rows.flatMap((row) => rowsOf(row, open.has(row.year), () => onToggle(row.year))),
          {
            key: 'total',
            kind: 'total',
            name: 'Total',
            cells: [<Money key="total" amount={report.total} />],
          },
        ]}
        note={noteOf(report)}
      />
    </>
  );
}

const noteOf = ({ isDataTruncated }: Expenditures) =>
  isDataTruncated
    ? 'The lists leave out the smallest expenditures; the totals include them, and the Excel export lists all.'
    : 'Whole dollars, each rounded separately.';

/** The same on a phone: a card for each year with expenditures. */
export function ExpendituresCards({ report }: { report: Expenditures }) {
  return (
    <YearCards
      label="Anticipated expenditures by year"
      cards={report.rows
        .filter((row) => row.total > 0)
        .map((row) => ({
          key: String(row.year),
          title: row.year,
          value: <Money amount={row.total} />,
          facts: row.categories.flatMap((one) =>
            one.components.map((component) => ({
              key: component.propertyComponentId,
              label: (
                <>
                  {component.name}
                  <chakra.span display="block" textStyle="caption">
                    <CategoryChip name={one.category} position={one.categoryPosition} />
                  </chakra.span>
                </>
              ),
              value: <Money amount={component.cost} />,
            })),
          ),
        }))}
    />
  );
}
