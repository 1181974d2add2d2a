import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { ViewChoice } from '../../ui/choice/ViewChoice';
import { Banner } from '../../ui/feedback/Banner';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { formatCount } from '../../ui/format/count';
import type { PlanStudy } from '../../plan/model/plan-study';
import { ComparedPlans } from './ComparedPlans';
import { MethodCard } from './method/MethodCard';
import { OutlookFigures } from './OutlookFigures';
import { OutlookVerdict } from './OutlookVerdict';
import { ChanceCard } from './range/ChanceCard';
import { RangeCard } from './range/RangeCard';
import { SafeContributions } from './SafeContributions';
import { TornadoCard } from './tornado/TornadoCard';
import { useFollowed } from './use-followed';
import { SHOWN, useOutlook, type Outlook } from './use-outlook';

export interface OutlookSectionProps {
  study: PlanStudy;
  /** Takes a contribution over into the plan, in dollars of the first year; absent where the user can't. */
  onUseContribution?: (dollars: number) => void;
}

/** The risk of the plan: ten thousand possible futures, their cost for owners, and the inputs that matter most. */
export function OutlookSection({ study, onUseContribution }: OutlookSectionProps) {
  const outlook = useOutlook(study);
  const { summary, simulation, spreads } = outlook;
  const followed = useFollowed(simulation);
  const later = followed.summaries.get(SHOWN);
  const { fiscalYear } = study.basis;
  // Everything appears with the first figures: content shown before them would be pushed down.
  if (!summary && !simulation.failure) return <PageSkeleton />;
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {simulation.failure && <Banner tone="danger">{simulation.failure}</Banner>}
      {summary && (
        <Fading isStale={simulation.isStale}>
          <OutlookVerdict
            summary={summary}
            fiscalYear={fiscalYear}
            firstYearContribution={study.solved.plan.firstYearContribution}
            isWithoutSpreads={Object.values(spreads).every((spread) => spread === 0)}
          />
          <OutlookFigures summary={summary} fiscalYear={fiscalYear} />
        </Fading>
      )}
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 380px' }}
      >
        <Pictures outlook={outlook} followed={followed} study={study} />
        {later && (
          <Fading isStale={followed.isStale}>
            <SafeContributions summary={later} study={study} onUseContribution={onUseContribution} />
          </Fading>
        )}
      </chakra.div>
      <MethodCard outlook={outlook} fiscalYear={fiscalYear} />
      <RunStatus simulation={followed} />
    </chakra.div>
  );
}

const PICTURES = [
  { value: 'range', label: 'Range' },
  { value: 'years', label: 'Year by year' },
  { value: 'causes', label: 'What matters most' },
  { value: 'plans', label: 'Other plans' },
] as const;

interface PicturesProps {
  outlook: Outlook;
  /** The simulation a moment later, for cards that may be drawn after the first figures. */
  followed: Outlook['simulation'];
  study: PlanStudy;
}

/** One picture of the risk at a time: a hidden picture is not computed. */
function Pictures({ outlook, followed, study }: PicturesProps) {
  const [picture, setPicture] = useState<(typeof PICTURES)[number]['value']>('range');
  const { projection, input } = study.solved;
  const { fiscalYear } = study.basis;
  const later = followed.summaries.get(SHOWN);
  return (
    <chakra.div display="grid" gap="3" minW="0" gridTemplateColumns="minmax(0, 1fr)" justifyItems="start">
      <ViewChoice
        label="Picture of the risk"
        value={picture}
        options={outlook.contenders.length > 0 ? PICTURES : PICTURES.slice(0, 3)}
        onChange={setPicture}
      />
      <Fading isStale={outlook.simulation.isStale && picture !== 'causes'}>
        {picture === 'range' && (
          <RangeCard summary={outlook.summary} rows={projection.rows} fiscalYear={fiscalYear} />
        )}
        {picture === 'years' && later && <ChanceCard summary={later} fiscalYear={fiscalYear} />}
        {picture === 'causes' && <TornadoCard input={input} fiscalYear={fiscalYear} />}
        {picture === 'plans' && (
          <ComparedPlans
            contenders={outlook.contenders}
            compared={outlook.compared}
            setCompared={outlook.setCompared}
            summaries={followed.summaries}
            name={study.planName}
            endYear={fiscalYear + projection.rows.length - 1}
          />
        )}
      </Fading>
    </chakra.div>
  );
}

/** Shows the figures of an outdated run paler, until the first figures of the new run are in. */
function Fading({ isStale, children }: { isStale: boolean; children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gap="4"
      w="full"
      minW="0"
      gridTemplateColumns="minmax(0, 1fr)"
      opacity={isStale ? 0.6 : 1}
      transition="opacity 120ms"
    >
      {children}
    </chakra.div>
  );
}

/** Announces once that a run is over; a screen reader would read out the count under Method ten times. */
function RunStatus({ simulation: { isRunning, paths, failure } }: { simulation: Outlook['simulation'] }) {
  return (
    <chakra.p role="status" srOnly>
      {!isRunning && failure === null && `All ${formatCount(paths)} possible futures are calculated.`}
    </chakra.p>
  );
}
