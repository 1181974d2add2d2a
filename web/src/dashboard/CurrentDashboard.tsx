import { chakra } from '@chakra-ui/react';
import { CashFactsStrip } from '../app/report/CashFactsStrip';
import { CategoryCard } from './expenditure/CategoryCard';
import { DashboardVerdict } from './verdict/DashboardVerdict';
import { useDrillDown } from './expenditure/drill-down';
import { ExpendituresDialog } from './expenditure/ExpendituresDialog';
import { FundingCard } from './funding/FundingCard';
import type { Health } from './health';
import { KeyInsights } from './KeyInsights';
import { PercentFundedCard } from './PercentFundedCard';
import { PlanComparisonCard } from './funding/PlanComparisonCard';
import { SpendingCard } from './expenditure/SpendingCard';
import { TopExpendituresCard } from './expenditure/TopExpendituresCard';
import { wholeVerdict } from './verdict/verdict';

/** The current year of a property without a ledger: what it has, what it owes itself, and where that leads. */
export function CurrentDashboard({ health }: { health: Health }) {
  const drill = useDrillDown(health);
  return (
    <>
      <DashboardVerdict pieces={wholeVerdict(health)} />
      <KeyInsights health={health} />
      <CashFactsStrip facts={health.cashFacts} />
      <chakra.div
        {...rowStyle}
        gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 2fr) minmax(280px, 1fr)' }}
      >
        <FundingCard health={health} onYear={drill.openYear} />
        <PercentFundedCard health={health} />
      </chakra.div>
      <chakra.div
        {...rowStyle}
        gridTemplateColumns={{
          base: '1fr',
          lg: health.isDataTruncated ? '1fr' : 'minmax(0, 1fr) minmax(0, 1fr)',
        }}
      >
        <TopExpendituresCard health={health} onAll={drill.openThisYear} />
        <CategoryCard health={health} onCategory={drill.openCategory} />
      </chakra.div>
      {health.spending && <SpendingCard spending={health.spending} fiscalYear={health.fiscalYear} />}
      <PlanComparisonCard health={health} />
      <ExpendituresDialog selection={drill.selection} onClose={drill.close} />
    </>
  );
}

const rowStyle = { display: 'grid', gap: '4', alignItems: 'stretch' } as const;
