import { chakra } from '@chakra-ui/react';
import { BandTag } from '../../ui/figure/BandTag';
import { Money, Percent } from '../../ui/figure/figures';
import { ReportTable, type ReportColumn, type ReportTableRow } from '../ReportTable';
import { YearCards } from '../YearCards';
import type { PercentFunded, PercentFundedRow } from './PercentFundedChart';

/** Flows that the table shows only if a year has any. */
const SOMETIMES = [
  ['specialAssessments', 'Special assessments'],
  ['loanProceeds', 'Loan proceeds'],
  ['debtService', 'Loan payments'],
] as const;
type Flow = 'contribution' | 'interest' | 'expenditures' | (typeof SOMETIMES)[number][0];

function flowsOf(rows: readonly PercentFundedRow[]): [Flow, string][] {
  const has = (flow: Flow) => rows.some((row) => row[flow] !== 0);
  const some = SOMETIMES.filter(([flow]) => has(flow)).map(([flow, label]): [Flow, string] => [flow, label]);
  return [
    ['contribution', 'Contributions'],
    ...some,
    ['interest', 'Interest'],
    ['expenditures', 'Expenditures'],
  ];
}

function Rated({ points, band }: { points?: number | null; band?: PercentFundedRow['bandEnd'] }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" justifyContent="flex-end">
      <Percent points={points} decimals={1} />
      {band && <BandTag band={band} />}
    </chakra.span>
  );
}

/** Balances, flows and percent funded of each year, with their sums. */
export function PercentFundedTable({ report }: { report: PercentFunded }) {
  const { rows, totals } = report;
  const flows = flowsOf(rows);
  const columns: ReportColumn[] = [
    { key: 'start', header: 'Balance, start' },
    { key: 'fundedStart', header: 'Funded, start' },
    ...flows.map(([key, header]) => ({ key, header })),
    { key: 'end', header: 'Balance, end' },
    { key: 'full', header: 'Fully funded, end' },
    { key: 'fundedEnd', header: 'Funded, end' },
  ];
  const body = rows.map((row): ReportTableRow => ({
    key: String(row.year),
    name: row.year,
    cells: [
      <Money key="s" amount={row.startBalance} />,
      <Percent key="p" points={row.percentFundedStart} decimals={1} />,
      ...flows.map(([flow]) => <Money key={flow} amount={row[flow]} />),
      <Money key="e" amount={row.endBalance} />,
      <Money key="f" amount={row.fullyFundedEnd} />,
      <Rated key="r" points={row.percentFundedEnd} band={row.bandEnd} />,
    ],
  }));
  const total: ReportTableRow = {
    key: 'total',
    kind: 'total',
    name: 'Total',
    cells: [
      null,
      null,
      ...flows.map(([flow]) => <Money key={flow} amount={totals?.[flow]} />),
      null,
      null,
      null,
    ],
  };
  return (
    <ReportTable
      title="Percent funded by year"
      nameHeader="Fiscal year"
      columns={columns}
      rows={[...body, total]}
      note="Whole dollars, each rounded separately."
    />
  );
}

/** The same on a phone. */
export function PercentFundedCards({ report }: { report: PercentFunded }) {
  const flows = flowsOf(report.rows);
  return (
    <YearCards
      label="Percent funded by year"
      cards={report.rows.map((row) => ({
        key: String(row.year),
        title: row.year,
        value: <Rated points={row.percentFundedEnd} band={row.bandEnd} />,
        facts: [
          { key: 'start', label: 'Balance, start', value: <Money amount={row.startBalance} /> },
          ...flows.map(([flow, label]) => ({ key: flow, label, value: <Money amount={row[flow]} /> })),
          { key: 'end', label: 'Balance, end', value: <Money amount={row.endBalance} /> },
          { key: 'full', label: 'Fully funded, end', value: <Money amount={row.fullyFundedEnd} /> },
        ],
      }))}
    />
  );
}
