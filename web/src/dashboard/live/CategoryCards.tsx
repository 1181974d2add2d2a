import { chakra } from '@chakra-ui/react';
import { LIVE_CHART_TITLES, UNEXPECTED_HINT } from '@roofline/schema/live-dashboard/definitions';
import { useState } from 'react';
import { ChartFrame } from '../../ui/chart-frame/ChartFrame';
import { SegmentedControl } from '../../ui/choice/SegmentedControl';
import { categoryColor } from '../../ui/color/category-palette';
import { useColorMode } from '../../ui/color/color-mode';
import { colorVar } from '../../ui/color/tokens';
import { formatMoney, formatMoneyCents } from '../../ui/format/money';
import { ChartTable } from '../../ui/marks/ChartTable';
import { RankedBars } from '../../ui/amount-bars/RankedBars';
import { Counted } from './Defined';
import { hasData, shortCategory, type LiveReport } from './live';
import { varianceText } from './VarianceTag';

type Actual = LiveReport['expendituresByCategory']['categories'][number];

function noteOf({ planned, unexpected, variance }: Actual): string {
  const parts = [variance ? `${formatMoney(planned)} planned. ${varianceText(variance)}.` : []].flat();
  return [
    ...parts,
    ...(unexpected === 0 ? [] : [`${formatMoney(unexpected)} unexpected: ${UNEXPECTED_HINT}`]),
  ].join(' ');
}

/** Spending of the year by category, beside the plan for the year. */
export function CategoryActualsCard({ report }: { report: LiveReport }) {
  const { mode } = useColorMode();
  const { categories, total } = report.expendituresByCategory;
  const bars = categories.map((one) => ({
    key: one.category,
    label: shortCategory(one.category),
    title: one.category,
    value: one.spent,
    text: formatMoney(one.spent),
    color: one.categoryPosition === null ? colorVar('fg.subtle') : categoryColor(one.categoryPosition, mode),
    mark: one.planned,
    note: noteOf(one),
  }));
  return (
    <ChartFrame
      title={LIVE_CHART_TITLES['expenditures-by-category']}
      summary={`${formatMoney(total)} spent in ${report.fiscalYear}${categories[0] ? `; the largest category is ${categories[0].category}` : ''}.`}
      table={
        <ChartTable
          caption={`Expenditures by category in ${report.fiscalYear}`}
          heads={['Category', 'Spent', 'Planned', 'Status']}
          rows={categories.map(({ category, spent, planned, variance }) => ({
            key: category,
            head: category,
            cells: [
              formatMoneyCents(spent),
              formatMoneyCents(planned),
              variance ? varianceText(variance) : '–',
            ],
          }))}
        />
      }
      empty={!hasData.categories(report)}
      height={130}
    >
      <Counted of="expendituresByCategory" limits={report.varianceLimits} />
      <RankedBars label={`Expenditures by category in ${report.fiscalYear}`} bars={bars} />
    </ChartFrame>
  );
}

const YEARS = [1, 5, 10].map((value) => ({ value, label: value === 1 ? '1 year' : `${value} years` }));

/** The plan's expenditures over the next 1, 5 or 10 years, by category. */
export function ProjectedCard({ report }: { report: LiveReport }) {
  const { mode } = useColorMode();
  const [years, setYears] = useState(5);
  const shown = report.projectedExpenses.find((one) => one.years === years);
  const categories = shown?.categories ?? [];
  const until = report.fiscalYear + years - 1;
  return (
    <ChartFrame
      title={LIVE_CHART_TITLES['projected-expenses']}
      controls={
        <SegmentedControl label="Projected years" value={years} options={YEARS} onChange={setYears} />
      }
      summary={`${formatMoney(shown?.total ?? 0)} is projected through ${until}.`}
      table={
        <ChartTable
          caption={`Projected expenses by category through ${until}`}
          heads={['Category', 'Expenses']}
          rows={categories.map(({ category, total }) => ({
            key: category,
            head: category,
            cells: [formatMoney(total)],
          }))}
        />
      }
      empty={!hasData.projected(report)}
      height={200}
    >
      <Counted of="projectedExpenses" />
      {/* Says on paper which years the choice above covers. */}
      <chakra.p textStyle="caption" color="fg.muted" mb="2" display="none" _print={{ display: 'block' }}>
        {report.fiscalYear} to {until}
      </chakra.p>
      <RankedBars
        label={`Projected expenses by category through ${until}`}
        bars={categories.map(({ category, categoryPosition, total }) => ({
          key: category,
          label: shortCategory(category),
          title: category,
          value: total,
          text: formatMoney(total),
          color: categoryColor(categoryPosition, mode),
        }))}
      />
    </ChartFrame>
  );
}
