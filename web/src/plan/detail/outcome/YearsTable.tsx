import type { SolvedPlan } from '@roofline/engine/plan/solved-plan';
import type { ProjectionRow } from '@roofline/engine/types';
import { toDollars } from '@roofline/schema/value/money';
import type { ReactNode } from 'react';
import { Money, Percent } from '../../../ui/figure/figures';
import { ChartTable } from '../../../ui/marks/ChartTable';

interface YearColumn {
  head: string;
  cell: (row: ProjectionRow) => ReactNode;
  /** False where every year shows $0: the table leaves the column out. */
  isShown?: (rows: readonly ProjectionRow[]) => boolean;
}

type Amount = Exclude<keyof ProjectionRow, 't' | 'percentFundedStart' | 'percentFundedEnd'>;
const amount = (head: string, name: Amount, isOptional = false): YearColumn => ({
  head,
  cell: (row) => <Money amount={toDollars(row[name])} />,
  isShown: isOptional ? (rows) => rows.some((row) => row[name] !== 0) : undefined,
});

const COLUMNS: readonly YearColumn[] = [
  amount('Start balance', 'startBalance'),
  amount('Contribution', 'contribution'),
  amount('Special assessments', 'assessments', true),
  amount('Loan proceeds', 'loanProceeds', true),
  amount('Interest', 'interest'),
  amount('Expenditures', 'expenditures'),
  amount('Loan payments', 'debtService', true),
  amount('End balance', 'endBalance'),
  amount('Fully funded balance', 'fullyFundedEnd'),
  { head: 'Percent funded', cell: (row) => <Percent points={row.percentFundedEnd} /> },
];

/** A table of the thirty years. */
export function YearsTable({ solved, fiscalYear }: { solved: SolvedPlan; fiscalYear: number }) {
  const { rows } = solved.projection;
  const columns = COLUMNS.filter((column) => column.isShown?.(rows) ?? true);
  return (
    <ChartTable
      caption="Funding by year"
      heads={['Year', ...columns.map((column) => column.head)]}
      rows={rows.map((row) => ({
        key: row.t,
        head: fiscalYear + row.t,
        cells: columns.map((column) => column.cell(row)),
      }))}
      note="Fully funded balance and percent funded at the end of each year."
    />
  );
}
