import { chakra } from '@chakra-ui/react';
import { DashboardVerdict } from './DashboardVerdict';
import { useDrillDown } from './drill-down';
import { ExpendituresDialog } from './ExpendituresDialog';
import { FundingCard } from './FundingCard';
import { FutureExpendituresCard } from './FutureExpendituresCard';
import type { Health } from './health';
import { KeyInsights } from './KeyInsights';
import { PlanComparisonCard } from './PlanComparisonCard';
import { futureVerdict } from './verdict';

/** A year that has not begun: what goes in, what comes out, and how the ways of funding compare. */
export function FutureDashboard({ health }: { health: Health }) {
  const drill = useDrillDown(health);
  return (
    <>
      <DashboardVerdict pieces={futureVerdict(health)} />
      <KeyInsights health={health} />
      <FundingCard health={health} onYear={drill.openYear} />
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      >
        <PlanComparisonCard health={health} />
        <FutureExpendituresCard health={health} onYear={drill.openYear} />
      </chakra.div>
      <ExpendituresDialog selection={drill.selection} onClose={drill.close} />
    </>
  );
}
