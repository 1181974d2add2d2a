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
  /** A plan of the year is adopted: nothing is left to do. */
  isAdopted: boolean;
  /** The one thing to do in the step that is open, or after the last one; null for those who may not. */
  actionOf: (step: PlanningStep | null) => ReactNode;
}

/** Where planning is: every step with its state, the current one open with its action. */
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

/** What a step is called that planning went past. */
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
