import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import { useSlow } from './use-slow';

export interface RefreshedProps extends HTMLChakraProps<'div'> {
  /** Newer content is loading. */
  refreshing: boolean | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** Content that stays while newer content loads, at 60% opacity where that takes longer than UNSEEN_MS. */
export function Refreshed({ refreshing = false, ...rest }: RefreshedProps) {
  return (
    <chakra.div
      aria-busy={refreshing || undefined}
      opacity={useSlow(refreshing) ? 0.6 : undefined}
      {...rest}
    />
  );
}
