import { chakra } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { Banner } from '../../ui/feedback/Banner';
import { formatCount } from '../../ui/format/count';
import type { PlanStudy } from '../../plan/model/plan-study';
import { ComparedPlans } from './ComparedPlans';
import { OutlookFigures } from './OutlookFigures';
import { OutlookVerdict } from './OutlookVerdict';
import { ChanceCard } from './range/ChanceCard';
import { RangeCard } from './range/RangeCard';
import { SafeContributions } from './SafeContributions';
import { SpreadFields } from './SpreadFields';
import { TornadoCard } from './tornado/TornadoCard';
import { useFollowed } from './use-followed';
import { SHOWN, useOutlook, type Outlook } from './use-outlook';

export interface OutlookSectionProps {
  study: PlanStudy;
  /** Offers to take a contribution over into the plan: dollars of the first year. */
  onUseContribution?: (dollars: number) => void;
}

/** How sure the plan is: ten thousand possible futures, and what they depend on. */
export function OutlookSection({ study, onUseContribution }: OutlookSectionProps) {
  const outlook = useOutlook(study);
  const { summary, simulation, spreads } = outlook;
  const followed = useFollowed(simulation);
  const { fiscalYear } = study.basis;
  const { projection, input, plan } = study.solved;
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {simulation.failure && <Banner tone="danger">{simulation.failure}</Banner>}
      <Fading isStale={simulation.isStale}>
        {summary && (
          <OutlookVerdict
            summary={summary}
            fiscalYear={fiscalYear}
            firstYearContribution={plan.firstYearContribution}
            isWithoutSpreads={Object.values(spreads).every((spread) => spread === 0)}
          />
        )}
        {summary && <OutlookFigures summary={summary} fiscalYear={fiscalYear} />}
      </Fading>
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' }}
      >
        <Fading isStale={simulation.isStale}>
          <RangeCard summary={summary} rows={projection.rows} fiscalYear={fiscalYear} />
        </Fading>
        <SpreadFields outlook={outlook} />
      </chakra.div>
      <AfterBands simulation={followed} study={study} onUseContribution={onUseContribution} />
      <ComparedPlans
        contenders={outlook.contenders}
        compared={outlook.compared}
        setCompared={outlook.setCompared}
        summaries={followed.summaries}
        name={study.planName}
        endYear={fiscalYear + projection.rows.length - 1}
      />
      <TornadoCard input={input} fiscalYear={fiscalYear} />
      <RunStatus simulation={followed} />
    </chakra.div>
  );
}

interface AfterBandsProps extends OutlookSectionProps {
  simulation: Outlook['simulation'];
}

/** What stands under the bands. */
const AfterBands = memo(function AfterBands({ simulation, study, onUseContribution }: AfterBandsProps) {
  const summary = simulation.summaries.get(SHOWN);
  if (!summary) return null;
  return (
    <Fading isStale={simulation.isStale}>
      <ChanceCard summary={summary} fiscalYear={study.basis.fiscalYear} />
      <SafeContributions summary={summary} study={study} onUseContribution={onUseContribution} />
    </Fading>
  );
});

/** Figures of a run that has been overtaken stay, paler, until the first of the new one are in. */
function Fading({ isStale, children }: { isStale: boolean; children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gap="4"
      minW="0"
      gridTemplateColumns="minmax(0, 1fr)"
      opacity={isStale ? 0.6 : 1}
      transition="opacity 120ms"
    >
      {children}
    </chakra.div>
  );
}

/** Says once that a run is over; the count beside the spreads would be read out ten times. */
function RunStatus({ simulation: { isRunning, paths, failure } }: { simulation: Outlook['simulation'] }) {
  return (
    <chakra.p role="status" srOnly>
      {!isRunning && failure === null && `The simulation of ${formatCount(paths)} paths is complete.`}
    </chakra.p>
  );
}
