import { chakra } from '@chakra-ui/react';
import { useMemo, type Ref } from 'react';
import { Button } from '../../ui/action/Button';
import { ChartFrame } from '../../ui/chart-frame/ChartFrame';
import { useColorMode } from '../../ui/color/color-mode';
import { formatMoney, formatMoneyShort } from '../../ui/format/money';
import { Card } from '../../ui/layout/Card';
import { usePhone } from '../../ui/layout/use-media-query';
import { SeriesLines } from '../../ui/marks/SeriesLines';
import type { PlanRow } from '../list/plans-data';
import { BalancesTable } from './BalancesTable';
import { comparedColumns, comparedLines } from './compared-lines';
import { ComparisonTable } from './ComparisonTable';

export interface PlanComparisonProps {
  plans: readonly PlanRow[];
  onClear: () => void;
  /** The whole region, which takes the focus when the user asks for the comparison. */
  headingRef?: Ref<HTMLDivElement>;
}

/** Chosen plans side by side: their contributions, the cash that they leave, and their balances over 30 years. */
export function PlanComparison({ plans, onClear, headingRef }: PlanComparisonProps) {
  const { mode } = useColorMode();
  const isPhone = usePhone();
  const lines = useMemo(() => comparedLines(plans, mode), [plans, mode]);
  const years = useMemo(
    () => plans.find((plan) => plan.fundingReport)?.fundingReport?.years.map(({ year }) => year) ?? [],
    [plans],
  );
  const columns = useMemo(() => comparedColumns(lines, years), [lines, years]);
  return (
    <chakra.div
      ref={headingRef}
      tabIndex={-1}
      role="region"
      aria-label="Compare plans"
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      outline="none"
      scrollMarginTop="72px"
    >
      {years.length > 0 && (
        <Card
          flush
          title="Compare plans"
          aside={
            <Button size="sm" onClick={onClear}>
              Clear
            </Button>
          }
        >
          <ComparisonTable plans={plans} lines={lines} years={years} />
        </Card>
      )}
      <ChartFrame
        title="Reserve balance by plan"
        legend={lines.map(({ name, color, dash }) => ({ label: name, color, shape: 'line' as const, dash }))}
        summary={comparedSummary(plans)}
        table={<BalancesTable lines={lines} years={years} />}
        empty={years.length === 0}
      >
        <SeriesLines
          label="Year-end reserve balance of each plan"
          columns={columns}
          series={lines}
          format={formatMoneyShort}
          height={isPhone ? 250 : 300}
        />
      </ChartFrame>
    </chakra.div>
  );
}

/** Returns `Steady increase ends at $5,120,400, lowest $1,381,098 in 2035.` for each plan. */
function comparedSummary(plans: readonly PlanRow[]): string {
  return plans
    .flatMap(({ name, fundingReport: report }) =>
      report
        ? [
            `${name} ends at ${formatMoney(report.endBalance)}, lowest ${formatMoney(report.lowestBalance)} in ${report.lowestBalanceYear}.`,
          ]
        : [],
    )
    .join(' ');
}
