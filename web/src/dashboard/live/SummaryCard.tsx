import { LIVE_CHART_TITLES, OTHER_NOTE } from '@roofline/schema/live-dashboard/definitions';
import { limits } from '@roofline/schema/value/limits';
import { ChartFrame } from '../../ui/chart-frame/ChartFrame';
import type { TooltipContent } from '../../ui/charts/ChartTooltip';
import { colorVar } from '../../ui/color/tokens';
import { formatMoney, formatMoneyCents, formatMoneyShort } from '../../ui/format/money';
import { ChartTable } from '../../ui/marks/ChartTable';
import { FlowBars } from '../../ui/amount-bars/FlowBars';
import { SeriesLines } from '../../ui/marks/SeriesLines';
import { Counted } from './Defined';
import { hasData, monthName, monthText, type LiveReport } from './live';

const TITLE = LIVE_CHART_TITLES['reserve-summary'];
const COLORS = {
  balance: colorVar('chart.balance'),
  income: colorVar('chart.contributions'),
  expenses: colorVar('chart.expenditures'),
};
const LEGEND = [
  { label: 'Ending balance', color: COLORS.balance, shape: 'line' as const },
  { label: 'Income', color: COLORS.income },
  { label: 'Expenses', color: COLORS.expenses },
];
type Month = LiveReport['cashFlowOfReserves']['months'][number];

const balanceText = ({ endingBalance }: Month, format = formatMoney) =>
  endingBalance === null ? 'not known' : format(endingBalance);

/** Returns the figures of a month and the largest accounts of its expenses. */
function tooltipOf(report: LiveReport, month: Month, at: number): TooltipContent {
  const largest = report.reserveExpenses.accounts
    .flatMap(({ glName, months }) => (months[at] ? [{ label: glName, amount: months[at] }] : []))
    .sort((one, other) => other.amount - one.amount)
    .slice(0, limits.chartTooltipRows);
  return {
    title: monthText(month.month),
    rows: [
      { label: 'Ending balance', value: balanceText(month), color: COLORS.balance },
      { label: 'Income', value: formatMoney(month.income), color: COLORS.income },
      { label: 'Expenses', value: formatMoney(month.expenses), color: COLORS.expenses },
      ...(month.other ? [{ label: 'Other', value: formatMoney(month.other) }] : []),
    ],
    extra: largest.map(({ label, amount }) => ({ label, value: formatMoney(amount) })),
    hint: month.isWorkedBack ? 'Balance worked back from income and expenses' : undefined,
  };
}

function summaryOf(months: readonly Month[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return '';
  return `From ${monthText(first.month)} to ${monthText(last.month)} the reserve balance goes from ${balanceText(first)} to ${balanceText(last)}.`;
}

function SummaryTable({ months }: { months: readonly Month[] }) {
  const hasOther = months.some(({ other }) => other);
  const otherOf = ({ other }: Month) => (other === null ? '–' : formatMoneyCents(other));
  const notes = [
    months.some(({ isWorkedBack }) => isWorkedBack) && '* Worked back from income and expenses.',
    hasOther && OTHER_NOTE,
  ];
  return (
    <ChartTable
      caption="Reserve income, expenses and balance by month"
      heads={['Month', 'Income', 'Expenses', ...(hasOther ? ['Other'] : []), 'Ending balance']}
      rows={months.map((month) => ({
        key: month.month,
        head: monthText(month.month),
        cells: [
          formatMoneyCents(month.income),
          formatMoneyCents(month.expenses),
          ...(hasOther ? [otherOf(month)] : []),
          `${balanceText(month, formatMoneyCents)}${month.isWorkedBack ? '*' : ''}`,
        ],
      }))}
      note={notes.filter(Boolean).join(' ') || undefined}
    />
  );
}

/** Twelve months of the reserve fund: the balance, and below it income and expenses. */
export function SummaryCard({ report }: { report: LiveReport }) {
  const { months } = report.cashFlowOfReserves;
  const columns = months.map((month, at) => ({
    x: monthName(month.month),
    spoken: `${monthText(month.month)}: balance ${balanceText(month)}, income ${formatMoney(month.income)}, expenses ${formatMoney(month.expenses)}`,
    tooltip: tooltipOf(report, month, at),
    inflow: month.income,
    outflow: month.expenses,
  }));
  const balance = {
    key: 'balance',
    color: COLORS.balance,
    values: months.map(({ endingBalance }) => endingBalance),
  };
  return (
    <ChartFrame
      title={TITLE}
      legend={LEGEND}
      summary={summaryOf(months)}
      table={<SummaryTable months={months} />}
      empty={!hasData.summary(report)}
      height={320}
    >
      <Counted of="cashFlowOfReserves" />
      <SeriesLines
        label="Ending balance by month"
        columns={columns}
        series={[balance]}
        format={formatMoneyShort}
        height={170}
      />
      <FlowBars
        label="Reserve income and expenses by month"
        columns={columns}
        colors={{ inflow: COLORS.income, outflow: COLORS.expenses }}
        format={formatMoneyShort}
        height={150}
      />
    </ChartFrame>
  );
}
