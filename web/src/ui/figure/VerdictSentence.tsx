import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The answer first, in one plain sentence; facts inside `<strong>`. A tight one has no margin below. */
export function VerdictSentence({ children, isTight }: { children: ReactNode; isTight?: boolean }) {
  return (
    <chakra.p
      textStyle="verdict"
      color="fg.muted"
      maxW={isTight ? '1000px' : '760px'}
      mb={isTight ? '0' : '5'}
      css={{ '& strong': { color: 'fg.default', fontWeight: 620 } }}
    >
      {children}
    </chakra.p>
  );
}
