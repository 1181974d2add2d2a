import { chakra } from '@chakra-ui/react';
import { AsAdopted } from '../app/report/AsAdopted';
import { Verdict } from '../app/verdict/Verdict';
import { useDrillDown } from './expenditure/drill-down';
import { ExpendituresDialog } from './expenditure/ExpendituresDialog';
import { FundingCard } from './funding/FundingCard';
import { FutureExpendituresCard } from './expenditure/FutureExpendituresCard';
import type { Health } from './health';
import { KeyInsights } from './KeyInsights';
import { PlanComparisonCard } from './funding/PlanComparisonCard';
import { FarAbove } from './verdict/FarAbove';
import { futureVerdict, withAction } from './verdict/verdict';

/** A year that has not begun: contributions, expenditures, and a comparison of the plans. */
export function FutureDashboard({ health, canPlan }: { health: Health; canPlan: boolean }) {
  const drill = useDrillDown(health);
  return (
    <>
      <Verdict pieces={withAction(futureVerdict(health), health, canPlan)} />
      <AsAdopted adoption={health.adoption} what="figures, settings and inventory" canOpenPlan={canPlan} />
      <FarAbove health={health} canPlan={canPlan} />
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
