import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import { useSlow } from './use-slow';

export interface RefreshedProps extends HTMLChakraProps<'div'> {
  /** Newer content is on its way. */
  refreshing: boolean | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** What stays while newer content is on its way: at 60 % where that takes longer than goes unseen. */
export function Refreshed({ refreshing = false, ...rest }: RefreshedProps) {
  return (
    <chakra.div
      aria-busy={refreshing || undefined}
      opacity={useSlow(refreshing) ? 0.6 : undefined}
      {...rest}
    />
  );
}
