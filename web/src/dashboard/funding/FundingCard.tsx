import { chakra } from '@chakra-ui/react';
import { limits } from '@roofline/schema/value/limits';
import { useMemo, useState } from 'react';
import { SegmentedControl } from '../../ui/choice/SegmentedControl';
import { SelectField } from '../../ui/field/SelectField';
import { ChartFrame } from '../../ui/chart-frame/ChartFrame';
import type { LegendItem } from '../../ui/chart-frame/Legend';
import { colorVar } from '../../ui/color/tokens';
import { counted } from '../../ui/format/count';
import { formatMoney } from '../../ui/format/money';
import { formatPercent } from '../../ui/format/percent';
import type { FundingNames, FundingPoint } from '../../ui/funding-plot/funding-data';
import type { FundingCallout } from '../../ui/funding-plot/FundingCallout';
import { FundingPlot } from '../../ui/funding-plot/FundingPlot';
import { usePhone } from '../../ui/layout/use-media-query';
import { FundingTable } from './FundingTable';
import type { ExpenditureYear, FundingYear, Health } from '../health';

const NAMES: FundingNames = {
  balance: 'Reserve balance',
  target: 'Fully funded balance',
  spent: 'Expenditures',
};
const TODAY = "At today's contribution";
const YEARS = limits.displayYears.map((years) => ({ value: years as number, label: String(years) }));

/** Returns the legend: the balance with the name of its plan, and beside it the balance at today's contribution. */
const legendOf = ({ plan, today }: Health): LegendItem[] => [
  {
    label: plan?.standing ? `${NAMES.balance}, ${plan.name}` : NAMES.balance,
    color: colorVar('chart.balance'),
  },
  ...(today ? [{ label: TODAY, color: colorVar('chart.saved'), shape: 'dotted' as const }] : []),
  { label: NAMES.target, color: colorVar('chart.fullyFunded'), shape: 'dashed' },
  { label: NAMES.spent, color: colorVar('chart.expenditures') },
];

/** Returns the year-end balances at today's contribution, where they differ from the plan's. */
const todaysEnds = ({ today, plans }: Health) =>
  today ? plans.find(({ tags }) => tags.includes('current'))?.endBalances : undefined;

/** Year-end balances, fully funded balances and expenditures; a bar opens the year's expenditures. */
export function FundingCard({ health, onYear }: { health: Health; onYear: (year: ExpenditureYear) => void }) {
  const [shown, setShown] = useState<number>(30);
  const isPhone = usePhone();
  const years = useMemo(
    () => health.fundingReport?.years.slice(0, shown) ?? [],
    [health.fundingReport, shown],
  );
  const expenditureYears = health.anticipatedExpendituresReport.anticipatedExpenditureYears;
  const points = useMemo(
    () =>
      years.map((year, t) => {
        const spent = expenditureYears.find((e) => e.year === year.year);
        return toPoint(year, spent, todaysEnds(health)?.[t]);
      }),
    [years, expenditureYears, health],
  );
  return (
    <ChartFrame
      title="Funding"
      legend={legendOf(health)}
      controls={<DisplayYears value={shown} onChange={setShown} compact={isPhone} />}
      summary={fundingSummary(years)}
      table={<FundingTable years={years} />}
      empty={years.length === 0}
    >
      <FundingPlot
        label="Funding by year"
        points={points}
        names={NAMES}
        height={isPhone ? 250 : 300}
        callout={shortfallOf(years)}
        onSelect={(index) => {
          const year = expenditureYears.find((e) => e.year === points[index]?.x);
          if (year) onYear(year);
        }}
      />
    </ChartFrame>
  );
}

function DisplayYears(props: { value: number; onChange: (years: number) => void; compact: boolean }) {
  if (!props.compact)
    return (
      <SegmentedControl
        label="Display years"
        showLabel
        value={props.value}
        options={YEARS}
        onChange={props.onChange}
      />
    );
  return (
    <chakra.div w="120px">
      <SelectField
        aria-label="Display years"
        value={props.value}
        options={YEARS.map(({ value }) => ({ value, label: `${value} years` }))}
        onChange={(event) => props.onChange(Number(event.target.value))}
      />
    </chakra.div>
  );
}

function toPoint(year: FundingYear, expenditures: ExpenditureYear | undefined, today?: number): FundingPoint {
  const count = expenditures?.componentCount ?? 0;
  return {
    x: year.year,
    balance: year.endBalance,
    target: year.fullyFundedEnd,
    spent: year.expenditures,
    saved: today,
    details: [
      {
        label: 'Contributions',
        value: formatMoney(year.contribution),
        color: colorVar('chart.contributions'),
      },
      { label: 'Interest', value: formatMoney(year.interest), color: colorVar('chart.interest') },
    ],
    extra: [
      ...(today === undefined ? [] : [{ label: TODAY, value: formatMoney(today) }]),
      ...(year.percentFundedEnd === null
        ? []
        : [{ label: 'Percent funded', value: formatPercent(year.percentFundedEnd) }]),
    ],
    hint: count > 0 ? `Select the bar to list ${counted(count, 'expenditure')}` : undefined,
  };
}

const lowestOf = (years: readonly FundingYear[]) =>
  years.reduce((least, year) => (year.endBalance < least.endBalance ? year : least));

/** Returns the label of the lowest balance where it is below zero. */
function shortfallOf(years: readonly FundingYear[]): FundingCallout | undefined {
  if (years.length === 0) return undefined;
  const { year, endBalance } = lowestOf(years);
  if (endBalance >= 0) return undefined;
  return {
    index: year - years[0]!.year,
    text: `Lowest balance in ${year}`,
    amount: formatMoney(endBalance),
  };
}

function fundingSummary(years: readonly FundingYear[]): string {
  const first = years[0];
  const last = years.at(-1);
  if (!first || !last) return 'No projection.';
  const lowest = lowestOf(years);
  return (
    `From ${first.year} to ${last.year} the reserve balance goes from ${formatMoney(first.startBalance)} to ${formatMoney(last.endBalance)}. ` +
    `It is lowest at the end of ${lowest.year}, at ${formatMoney(lowest.endBalance)}.`
  );
}
