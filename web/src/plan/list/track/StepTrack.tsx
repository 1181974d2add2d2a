import { chakra } from '@chakra-ui/react';
import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../ui/format/day';
import { usePhone } from '../../../ui/layout/use-media-query';
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
  const isPhone = usePhone();
  const step = shownStep(steps);
  const words = openWords(step, props);
  if (steps.length === 0) return null;
  return (
    <chakra.section {...frameStyle} aria-label={`Planning steps of ${props.fiscalYear}`}>
      {isPhone ? (
        <Folded steps={steps} step={step} />
      ) : (
        <chakra.ol {...trackStyle} gridTemplateColumns={`repeat(${steps.length}, minmax(0, 1fr))`}>
          {steps.map((each) => (
            <TrackStep key={each.key} step={each} />
          ))}
        </chakra.ol>
      )}
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

/** On phones: how far, and a line for it. */
function Folded({ steps, step }: { steps: readonly PlanningStep[]; step: PlanningStep | null }) {
  const done = steps.filter((each) => each.state === 'done').length;
  return (
    <chakra.div px="4.5" pt="3.5">
      <chakra.p textStyle="table" color="fg.muted">
        {step ? `Step ${step.number} of ${steps.length}` : `${steps.length} of ${steps.length} steps done`}
      </chakra.p>
      <chakra.div h="4px" mt="2" borderRadius="full" bg="bg.muted" aria-hidden>
        <chakra.div
          h="full"
          borderRadius="full"
          bg="control.fill"
          style={{ width: `${(100 * done) / steps.length}%` }}
        />
      </chakra.div>
    </chakra.div>
  );
}

const STATES = { done: 'Done', current: 'Next to do', open: 'To come' } as const;

function TrackStep({ step }: { step: PlanningStep }) {
  const { state, opensOn } = step;
  const isCurrent = state === 'current';
  const words =
    state === 'locked' ? (opensOn ? `Opens ${formatDay(opensOn)}` : 'Opens later') : STATES[state];
  return (
    <chakra.li
      aria-current={isCurrent ? 'step' : undefined}
      display="flex"
      gap="2.5"
      px="4.5"
      py="3.5"
      borderTopWidth="3px"
      borderTopColor={state === 'done' || isCurrent ? 'control.fill' : 'border.strong'}
    >
      <StepMark step={step} />
      <chakra.div minW="0">
        <chakra.p textStyle="table" fontWeight={isCurrent ? '620' : '500'}>
          {step.title}
        </chakra.p>
        <chakra.p textStyle="caption" color={isCurrent ? 'brand.fg' : 'fg.muted'}>
          {words}
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}

function StepMark({ step: { state, number } }: { step: PlanningStep }) {
  const look = {
    done: { bg: 'brand.subtle', color: 'brand.fg' },
    current: { bg: 'brand.solid', color: 'brand.contrast' },
    open: { bg: 'bg.muted', color: 'fg.muted' },
    locked: { bg: 'bg.muted', color: 'fg.muted' },
  }[state];
  return (
    <chakra.span {...markStyle} {...look} aria-hidden>
      {state === 'done' ? (
        <Check size={12} strokeWidth={2.25} />
      ) : state === 'locked' ? (
        <Lock size={11} strokeWidth={2} />
      ) : (
        number
      )}
    </chakra.span>
  );
}

const frameStyle = {
  bg: 'bg.surface',
  borderWidth: '1px',
  borderRadius: 'card',
  overflow: 'hidden',
} as const;
const trackStyle = { display: 'grid', listStyleType: 'none', gap: '1px' } as const;
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
const markStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  w: '20px',
  h: '20px',
  borderRadius: 'full',
  textStyle: 'micro',
  fontWeight: 620,
} as const;
