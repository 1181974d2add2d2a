import type { PlanSummary, SimulatedYear } from '@roofline/engine/simulation/summary';
import { toDollars } from '@roofline/schema/value/money';
import { ChartFrame } from '../../../ui/chart-frame/ChartFrame';
import { colorVar } from '../../../ui/color/tokens';
import { Money } from '../../../ui/figure/figures';
import { formatPercent } from '../../../ui/format/percent';
import { formatMoney } from '../../../ui/format/money';
import { BarsAndLine, type BarPoint } from '../../../ui/marks/BarsAndLine';
import { ChartTable } from '../../../ui/marks/ChartTable';
import { chanceText } from '../chance';

const LEGEND = [
  { label: 'Ends that year below zero', color: colorVar('chart.negative') },
  { label: 'Below zero by then', color: colorVar('fg.default'), shape: 'dashed' as const },
];

const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents));

/** The chance of ending below zero, in each year and by then, and the assessments that owners would pay. */
export function ChanceCard({ summary, fiscalYear }: { summary: PlanSummary; fiscalYear: number }) {
  const last = summary.years.at(-1)!;
  const likeliest = summary.years.reduce((most, year) => (year.belowZero > most.belowZero ? year : most));
  return (
    <ChartFrame
      title="Chance of a shortfall"
      legend={LEGEND}
      summary={
        last.everBelowZero === 0
          ? 'In no possible future does the balance fall below zero.'
          : `By ${fiscalYear + last.t}, ${chanceText(last.everBelowZero)} of the futures have ended a year below zero; ` +
            `it is likeliest in ${fiscalYear + likeliest.t}, with ${chanceText(likeliest.belowZero)}.`
      }
      table={<ChanceTable years={summary.years} fiscalYear={fiscalYear} />}
      height={260}
    >
      <BarsAndLine
        label="Chance of a shortfall by year"
        points={summary.years.map((year) => chancePoint(year, fiscalYear + year.t))}
        barColor={colorVar('chart.negative')}
        lineColor={colorVar('fg.default')}
        least={0.05}
        height={260}
        format={(value) => formatPercent(100 * value)}
      />
    </ChartFrame>
  );
}

function chancePoint(year: SimulatedYear, calendar: number): BarPoint {
  const now = chanceText(year.belowZero);
  const byThen = chanceText(year.everBelowZero);
  const { assessment } = year;
  const hasAssessment = assessment !== null && assessment.meanPerUnit !== null;
  return {
    x: String(calendar),
    bar: year.belowZero,
    line: year.everBelowZero,
    spoken: `${calendar}: ends below zero ${now}; below zero by then ${byThen}`,
    tooltip: {
      title: calendar,
      rows: [
        { label: 'Ends below zero', value: now, color: colorVar('chart.negative') },
        { label: 'By then', value: byThen, color: colorVar('fg.default') },
      ],
      extra: hasAssessment
        ? [{ label: 'Assessment per unit', value: formatMoney(toDollars(assessment.meanPerUnit!)) }]
        : [],
    },
  };
}

const HEADS = [
  'Year',
  'Ends below zero',
  'Below zero by then',
  'Needs an assessment',
  'On average, per unit',
  'In a bad case, per unit',
];

function ChanceTable({ years, fiscalYear }: { years: readonly SimulatedYear[]; fiscalYear: number }) {
  return (
    <ChartTable
      caption="Chance of a shortfall by year"
      heads={HEADS}
      rows={years.map((year) => ({
        key: year.t,
        head: fiscalYear + year.t,
        cells: [
          chanceText(year.belowZero),
          chanceText(year.everBelowZero),
          chanceText(year.assessment?.probability ?? 0),
          <Money key="mean" amount={dollars(year.assessment?.meanPerUnit ?? null)} />,
          <Money key="p90" amount={dollars(year.assessment?.p90PerUnit ?? null)} />,
        ],
      }))}
      note={
        'An assessment restores a balance of $0 in the year that would end below it, so later years start from there; ' +
        'average and bad case cover the futures that need one.'
      }
    />
  );
}
