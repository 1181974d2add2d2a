import { LIVE_CHART_TITLES, UNEXPECTED_HINT } from '@roofline/schema/live-dashboard/definitions';
import { ChartFrame } from '../../ui/chart-frame/ChartFrame';
import { colorVar } from '../../ui/color/tokens';
import { formatMoney, formatMoneyCents } from '../../ui/format/money';
import { ChartTable } from '../../ui/marks/ChartTable';
import { RankedBars, type RankedBar } from '../../ui/amount-bars/RankedBars';
import { Counted } from './Defined';
import { hasData, type LiveReport } from './live';
import { varianceText, VarianceTag } from './VarianceTag';

const EXPENSES = colorVar('chart.expenditures');
const INCOME = colorVar('chart.contributions');
const planned = (amount: number | null) =>
  amount === null ? 'No plan to compare with.' : `${formatMoney(amount)} planned for the year, marked.`;

function expenseBars(report: LiveReport): RankedBar[] {
  const spent: RankedBar = {
    key: 'spent',
    label: 'Spent this year',
    value: report.spendingActualYtd,
    text: formatMoney(report.spendingActualYtd),
    color: EXPENSES,
    mark: report.spendingPlanned ?? undefined,
    note: planned(report.spendingPlanned),
  };
  if (report.unexpectedYtd === 0) return [spent];
  const text = formatMoney(report.unexpectedYtd);
  return [
    spent,
    {
      key: 'unexpected',
      label: 'Unexpected',
      value: report.unexpectedYtd,
      text,
      color: EXPENSES,
      note: UNEXPECTED_HINT,
    },
  ];
}

/** Reserve spending of the year beside its plan, and unexpected expenses. */
export function ExpensesCard({ report }: { report: LiveReport }) {
  const { accounts, total } = report.reserveExpenses;
  return (
    <ChartFrame
      title={LIVE_CHART_TITLES['reserve-expenses']}
      controls={<VarianceTag variance={report.spendingVariance} limits={report.varianceLimits} />}
      summary={`${formatMoney(report.spendingActualYtd)} spent this year. ${planned(report.spendingPlanned)}`}
      table={
        <ChartTable
          caption="Reserve expenses of the last 12 months by account"
          heads={['Account', 'Expenses']}
          rows={[
            ...accounts.map(({ glCode, glName, total: amount }) => ({
              key: glCode,
              head: glName,
              cells: [formatMoneyCents(amount)],
            })),
            { key: 'total', head: 'Total', cells: [formatMoneyCents(total)], isStrong: true },
          ]}
        />
      }
      empty={!hasData.expenses(report)}
      height={130}
    >
      <Counted of="spendingActualYtd" />
      <RankedBars label="Reserve expenses of the year" bars={expenseBars(report)} />
    </ChartFrame>
  );
}

/** Reserve income beside the contributions budgeted to date. */
export function IncomeCard({ report }: { report: LiveReport }) {
  const { reserveIncomeYtd: income, budgetedContributionsYtd: budget, incomeVariance } = report;
  const against =
    budget === null ? 'No plan to compare with.' : `${formatMoney(budget)} budgeted to date, marked.`;
  const rows = [
    { key: 'income', head: 'Reserve income', cells: [formatMoneyCents(income)] },
    {
      key: 'budget',
      head: 'Contributions budgeted to date',
      cells: [budget === null ? '–' : formatMoneyCents(budget)],
    },
    {
      key: 'variance',
      head: 'Against the budget',
      cells: [incomeVariance ? varianceText(incomeVariance) : '–'],
    },
  ];
  return (
    <ChartFrame
      title={LIVE_CHART_TITLES['reserve-income']}
      controls={<VarianceTag variance={incomeVariance} limits={report.varianceLimits} />}
      summary={`${formatMoney(income)} came into reserves this year. ${against}`}
      table={
        <ChartTable caption="Reserve income of the year so far" heads={['Figure', 'Amount']} rows={rows} />
      }
      empty={!hasData.income(report)}
      height={130}
    >
      <Counted of="reserveIncomeYtd" />
      <RankedBars
        label="Reserve income of the year"
        bars={[
          {
            key: 'income',
            label: 'Income',
            value: income,
            text: formatMoney(income),
            color: INCOME,
            mark: budget ?? undefined,
            note: against,
          },
        ]}
      />
    </ChartFrame>
  );
}
