import type { SolvedPlan } from '@roofline/engine/plan/solved-plan';
import type { ProjectionRow } from '@roofline/engine/types';
import { toDollars } from '@roofline/schema/value/money';
import type { FundingNames, FundingPoint } from '../../../../ui/funding-plot/funding-data';
import type { TooltipRow } from '../../../../ui/charts/ChartTooltip';
import { colorVar } from '../../../../ui/color/tokens';
import { counted } from '../../../../ui/format/count';
import { formatMoney } from '../../../../ui/format/money';
import { formatPercent } from '../../../../ui/format/percent';
import type { YearWork } from './year-work';

export const NAMES: FundingNames = {
  balance: 'Reserve balance',
  target: 'Fully funded balance',
  spent: 'Expenditures',
};

const money = (cents: number) => formatMoney(toDollars(cents));

function details(row: ProjectionRow, savedRow: ProjectionRow | undefined): TooltipRow[] {
  const flow = (label: string, cents: number, color?: string) =>
    cents === 0 ? [] : [{ label, value: money(cents), color }];
  return [
    ...flow('Contribution', row.contribution, colorVar('chart.contributions')),
    ...flow('Special assessments', row.assessments, colorVar('chart.specialAssessment')),
    ...flow('Loan proceeds', row.loanProceeds),
    ...flow('Interest', row.interest, colorVar('chart.interest')),
    ...flow('Loan payments', row.debtService),
    ...(savedRow ? [{ label: 'Balance as saved', value: money(savedRow.endBalance) }] : []),
  ];
}

/** Returns a point per year: year-end and fully funded balance, expenditures, and the saved plan's balance to compare. */
export function planPoints(
  solved: SolvedPlan,
  saved: SolvedPlan | null,
  { fiscalYear, work }: { fiscalYear: number; work: readonly YearWork[][] },
): FundingPoint[] {
  return solved.projection.rows.map((row, t): FundingPoint => {
    const before = saved?.projection.rows[t];
    const count = work[t]?.length ?? 0;
    return {
      x: fiscalYear + t,
      balance: toDollars(row.endBalance),
      target: toDollars(row.fullyFundedEnd),
      spent: toDollars(row.expenditures),
      saved: before && toDollars(before.endBalance),
      mark: row.assessments > 0,
      details: details(row, before),
      extra:
        row.percentFundedEnd === null
          ? []
          : [{ label: 'Percent funded', value: formatPercent(row.percentFundedEnd) }],
      hint:
        count > 0 ? `Select to list ${counted(count, 'expenditure')}, drag the bar to move one` : undefined,
    };
  });
}
