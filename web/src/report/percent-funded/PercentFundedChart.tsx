import { ChartFrame } from '../../ui/chart-frame/ChartFrame';
import { colorVar } from '../../ui/color/tokens';
import { formatMoney } from '../../ui/format/money';
import { formatPercent } from '../../ui/format/percent';
import { Percent } from '../../ui/figure/figures';
import { usePhone } from '../../ui/layout/use-media-query';
import { BandedLine } from '../../ui/marks/BandedLine';
import { ChartTable } from '../../ui/marks/ChartTable';
import type { PercentFundedReportQuery } from './PercentFunded.generated';

export type PercentFunded = NonNullable<PercentFundedReportQuery['percentFundedReport']>;
export type PercentFundedRow = PercentFunded['rows'][number];

const RATING = { weak: 'Weak', fair: 'Fair', strong: 'Strong' } as const;

const spokenPercent = (row: PercentFundedRow) =>
  row.percentFundedEnd == null ? 'no value' : formatPercent(row.percentFundedEnd);

function tooltip(row: PercentFundedRow) {
  return {
    title: String(row.year),
    rows: [
      { label: 'Percent funded', value: spokenPercent(row), color: colorVar('chart.balance') },
      ...(row.bandEnd ? [{ label: 'Rating', value: RATING[row.bandEnd], color: 'transparent' }] : []),
    ],
    extra: [
      { label: 'Reserve balance', value: formatMoney(row.endBalance) },
      { label: 'Fully funded balance', value: formatMoney(row.fullyFundedEnd) },
    ],
  };
}

function summaryOf(rows: readonly PercentFundedRow[]): string {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return 'No figures.';
  return `Percent funded goes from ${spokenPercent(first)} at the end of ${first.year} to ${spokenPercent(last)} at the end of ${last.year}.`;
}

/** Percent funded at each year end, over the rating bands of the workspace. */
export function PercentFundedChart({ report }: { report: PercentFunded }) {
  const { rows, ratingBands } = report;
  const isPhone = usePhone();
  const { weakBelow, strongFrom } = ratingBands;
  return (
    <ChartFrame
      title="Percent funded at the end of each year"
      summary={summaryOf(rows)}
      empty={rows.length === 0}
      table={
        <ChartTable
          caption="Percent funded at the end of each year"
          heads={['Fiscal year', 'Percent funded', 'Rating']}
          wordColumns={['Rating']}
          rows={rows.map((row) => ({
            key: row.year,
            head: row.year,
            cells: [
              <Percent key="percent" points={row.percentFundedEnd} />,
              row.bandEnd ? RATING[row.bandEnd] : '–',
            ],
          }))}
        />
      }
    >
      <BandedLine
        label="Percent funded by year"
        columns={rows.map((row) => ({
          x: String(row.year),
          spoken: `${row.year}: ${spokenPercent(row)}${row.bandEnd ? `, ${RATING[row.bandEnd]}` : ''}`,
          tooltip: tooltip(row),
        }))}
        values={rows.map((row) => row.percentFundedEnd ?? null)}
        bands={[
          {
            from: null,
            to: weakBelow,
            label: `Weak, below ${formatPercent(weakBelow)}`,
            color: colorVar('danger.bg'),
          },
          { from: weakBelow, to: strongFrom, label: 'Fair', color: colorVar('warning.bg') },
          {
            from: strongFrom,
            to: null,
            label: `Strong, from ${formatPercent(strongFrom)}`,
            color: colorVar('success.bg'),
          },
        ]}
        color={colorVar('chart.balance')}
        format={(value) => formatPercent(value)}
        height={isPhone ? 230 : 280}
      />
    </ChartFrame>
  );
}
