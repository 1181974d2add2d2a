import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../ui/format/day';
import type { Step } from '../../../ui/navigation/StepItems';
import { Steps } from '../../../ui/navigation/Steps';
import type { PlanningStep } from '../plans-data';
import { openWords, shownStep } from './step-words';

export interface StepTrackProps {
  steps: readonly PlanningStep[];
  fiscalYear: number;
  /** Whether a plan of the year is adopted, which completes planning after the last step. */
  isAdopted: boolean;
  /** The action of the open step, or after the last one; none for users who may not take it. */
  actionOf: (step: PlanningStep | null) => ReactNode;
}

/** The planning steps with their states, and the open one with its hint and action. */
export function StepTrack(props: StepTrackProps) {
  const { steps, actionOf } = props;
  const step = shownStep(steps);
  const words = openWords(step, props);
  if (steps.length === 0) return null;
  return (
    <chakra.section {...frameStyle} aria-label={`Planning steps of ${props.fiscalYear}`}>
      <Steps layout="track" steps={steps.map(asStep)} />
      <chakra.div {...openStyle}>
        <chakra.div flex="1" minW="220px">
          <chakra.p textStyle="section">{words.title}</chakra.p>
          <chakra.p textStyle="table" color="fg.muted" mt="0.5">
            {words.hint}
          </chakra.p>
        </chakra.div>
        {actionOf(step)}
      </chakra.div>
    </chakra.section>
  );
}

const STATES = { done: 'Done', current: 'Next to do', open: 'To come' } as const;

/** The words for a step that planning skipped. */
const MISSED: Record<PlanningStep['key'], string> = {
  inventory: 'Left out',
  plans: 'Left out',
  recommend: 'Left out',
  disclosure: 'Not made',
  finalize: 'Last year is not reconciled',
};

function asStep({ key, title, state, opensOn }: PlanningStep): Step {
  if (state === 'locked')
    return { title, state, line: opensOn ? `Opens ${formatDay(opensOn)}` : 'Opens later' };
  return state === 'missed'
    ? { title, state: 'open', line: MISSED[key] }
    : { title, state, line: STATES[state] };
}

const frameStyle = {
  bg: 'bg.surface',
  borderWidth: '1px',
  borderRadius: 'card',
  overflow: 'hidden',
} as const;
const openStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  px: '4.5',
  py: '3.5',
  bg: { md: 'bg.subtle' },
  borderTopWidth: { md: '1px' },
} as const;
