import { chakra } from '@chakra-ui/react';
import { AsAdopted } from '../app/report/AsAdopted';
import { Verdict } from '../app/verdict/Verdict';
import { CategoryCard } from './expenditure/CategoryCard';
import { useDrillDown } from './expenditure/drill-down';
import { ExpendituresDialog } from './expenditure/ExpendituresDialog';
import { FundingCard } from './funding/FundingCard';
import type { Health } from './health';
import { KeyInsights } from './KeyInsights';
import { PercentFundedCard } from './PercentFundedCard';
import { PlanComparisonCard } from './funding/PlanComparisonCard';
import { SpendingCard } from './expenditure/SpendingCard';
import { TopExpendituresCard } from './expenditure/TopExpendituresCard';
import { FarAbove } from './verdict/FarAbove';
import { currentVerdict, withAction } from './verdict/verdict';

/** The current year of a property without a ledger: its reserves, its contributions, and where its plan leads. */
export function CurrentDashboard({ health, canPlan }: { health: Health; canPlan: boolean }) {
  const drill = useDrillDown(health);
  return (
    <>
      <Verdict pieces={withAction(currentVerdict(health), health, canPlan)} />
      <AsAdopted adoption={health.adoption} what="figures, settings and inventory" canOpenPlan={canPlan} />
      <FarAbove health={health} canPlan={canPlan} />
      <KeyInsights health={health} />
      <chakra.div {...rowStyle} gridTemplateColumns={{ base: '1fr', lg: WIDE_NARROW, _print: WIDE_NARROW }}>
        <FundingCard health={health} onYear={drill.openYear} />
        <PercentFundedCard health={health} />
      </chakra.div>
      <chakra.div
        {...rowStyle}
        gridTemplateColumns={{
          base: '1fr',
          lg: health.isDataTruncated ? '1fr' : HALVES,
          _print: health.isDataTruncated ? '1fr' : HALVES,
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

const WIDE_NARROW = 'minmax(0, 2fr) minmax(280px, 1fr)';
const HALVES = 'minmax(0, 1fr) minmax(0, 1fr)';
const rowStyle = { display: 'grid', gap: '4', alignItems: 'stretch', 'data-paper-row': '' } as const;
