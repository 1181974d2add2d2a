import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/action/Button';
import { StackedBars } from '../../ui/charts/lazy-charts';
import { ChartFrame } from '../../ui/chart-frame/ChartFrame';
import { categoryColor, categoryNeedsHatch } from '../../ui/color/category-palette';
import { useColorMode } from '../../ui/color/color-mode';
import { Money } from '../../ui/figure/figures';
import { formatMoney } from '../../ui/format/money';
import { shortCategory } from '../../app/CategoryChip';
import { paths } from '../../app/paths';
import type { ExpenditureYear, Health } from '../health';

const SHOWN_YEARS = 10;
const NAMED = 5;

/** Ten years of expenditures by category; a column opens its year. */
export function FutureExpendituresCard({
  health,
  onYear,
}: {
  health: Health;
  onYear: (year: ExpenditureYear) => void;
}) {
  const { mode } = useColorMode();
  const years = useMemo(
    () => health.anticipatedExpendituresReport.anticipatedExpenditureYears.slice(0, SHOWN_YEARS),
    [health.anticipatedExpendituresReport],
  );
  const series = useMemo(() => seriesOf(years, mode), [years, mode]);
  const columns = useMemo(() => columnsOf(years), [years]);
  const highest = years.reduce<ExpenditureYear | undefined>(
    (most, year) => (!most || year.total > most.total ? year : most),
    undefined,
  );
  return (
    <ChartFrame
      title="Future Expenditures"
      controls={
        <Button asChild variant="link" size="sm">
          <Link to={paths.anticipatedExpendituresReport}>See the report</Link>
        </Button>
      }
      legend={legendOf(series)}
      summary={
        highest && highest.total > 0
          ? `The most costly year is ${highest.year}, with ${formatMoney(highest.total)}.`
          : 'Nothing is due in these years.'
      }
      table={<YearTable years={years} />}
      empty={series.length === 0}
      height={240}
    >
      <StackedBars
        label="Future expenditures by category"
        columns={columns}
        series={series}
        hint="Select the bar to list its expenditures"
        onSelect={(column) => {
          const year = years.find((y) => String(y.year) === column.x);
          if (year) onYear(year);
        }}
      />
    </ChartFrame>
  );
}

function seriesOf(years: readonly ExpenditureYear[], mode: 'light' | 'dark') {
  const totals = new Map<string, { position: number; total: number }>();
  for (const { categories } of years)
    for (const c of categories)
      totals.set(c.category, {
        position: c.categoryPosition,
        total: (totals.get(c.category)?.total ?? 0) + c.total,
      });
  return [...totals]
    .sort((a, b) => b[1].total - a[1].total)
    .map(([name, { position }]) => ({
      key: name,
      label: shortCategory(name),
      color: categoryColor(position, mode),
      hatch: categoryNeedsHatch(position),
    }));
}

const columnsOf = (years: readonly ExpenditureYear[]) =>
  years.map((year) => ({
    x: String(year.year),
    values: Object.fromEntries(year.categories.map((c) => [c.category, c.total])),
  }));

/** Returns the legend: the first series by name, the others as a count. */
function legendOf(series: ReturnType<typeof seriesOf>) {
  const named = series.slice(0, NAMED).map(({ label, color, hatch }) => ({ label, color, hatch }));
  const more = series.length - named.length;
  return more === 0
    ? named
    : [...named, { label: `${more} more`, color: 'var(--chakra-colors-border-strong)' }];
}

function YearTable({ years }: { years: readonly ExpenditureYear[] }) {
  return (
    <chakra.table w="full" textStyle="table" borderCollapse="collapse">
      <chakra.caption srOnly>Expenditures by year</chakra.caption>
      <tbody>
        {years.map((year) => (
          <chakra.tr key={year.year} borderTopWidth="1px">
            <chakra.th textAlign="left" py="1.5" scope="row" fontWeight="560" data-figure="">
              {year.year}
            </chakra.th>
            <chakra.td py="1.5" color="fg.muted">
              {year.categories.map((c) => shortCategory(c.category)).join(', ')}
            </chakra.td>
            <chakra.td textAlign="right" py="1.5">
              <Money amount={year.total} />
            </chakra.td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
