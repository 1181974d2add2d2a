import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { StepMark, type StepState } from './StepMark';

export interface Step {
  title: string;
  state: StepState;
  /** Under the title; in `track` it says the state, so that color is not its only sign. */
  line?: ReactNode;
}

/** A step above the next one, joined by a line. */
export function ColumnStep({ step, number, isLast }: { step: Step; number: number; isLast: boolean }) {
  const { title, line, state } = step;
  const isReached = state === 'current' || state === 'done';
  return (
    <chakra.li display="flex" gap="3" aria-current={state === 'current' ? 'step' : undefined}>
      <chakra.div display="flex" flexDirection="column" alignItems="center">
        <StepMark number={number} state={state} isLarge />
        {!isLast && (
          <chakra.span
            aria-hidden
            w="2px"
            flex="1"
            minH="26px"
            bg={state === 'done' ? 'brand.solid' : 'border.default'}
          />
        )}
      </chakra.div>
      <chakra.div pb={isLast ? '0' : '5'} minW="0">
        <chakra.div textStyle="label" color={isReached ? 'fg.default' : 'fg.muted'}>
          {title}
        </chakra.div>
        <chakra.div textStyle="caption" color="fg.muted">
          {line}
        </chakra.div>
      </chakra.div>
    </chakra.li>
  );
}

/** A step beside the next one, under its part of a line. */
export function TrackStep({ step, number }: { step: Step; number: number }) {
  const { title, line, state } = step;
  const isCurrent = state === 'current';
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
      <StepMark number={number} state={state} isSilent />
      <chakra.div minW="0">
        <chakra.p textStyle="table" fontWeight={isCurrent ? '620' : '500'}>
          {title}
        </chakra.p>
        <chakra.p textStyle="caption" color={isCurrent ? 'brand.fg' : 'fg.muted'}>
          {line}
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}
