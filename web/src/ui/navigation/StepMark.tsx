import { chakra } from '@chakra-ui/react';
import { Check, Lock } from 'lucide-react';

export type StepState = 'done' | 'current' | 'open' | 'locked';

const LOOKS = {
  done: { bg: 'brand.subtle', color: 'brand.fg' },
  current: { bg: 'brand.solid', color: 'brand.contrast' },
  open: { bg: 'bg.muted', color: 'fg.muted' },
  locked: { bg: 'bg.muted', color: 'fg.muted' },
} as const;

export interface StepMarkProps {
  number: number;
  state: StepState;
  isLarge?: boolean;
  /** Words beside it say the state already. */
  isSilent?: boolean;
}

/** The number of a step in a circle, a check once it is done, a lock while it cannot be begun. */
export function StepMark({ number, state, isLarge, isSilent }: StepMarkProps) {
  const size = isLarge ? '26px' : '20px';
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flexShrink={0}
      w={size}
      h={size}
      borderRadius="full"
      textStyle={isLarge ? 'label' : 'micro'}
      fontWeight="620"
      aria-hidden={isSilent}
      {...LOOKS[state]}
    >
      {state === 'done' ? (
        <Check size={isLarge ? 14 : 12} strokeWidth={2.25} aria-label="Done" />
      ) : state === 'locked' ? (
        <Lock size={11} strokeWidth={2} aria-label="Locked" />
      ) : (
        number
      )}
    </chakra.span>
  );
}
