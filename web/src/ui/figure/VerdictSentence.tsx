import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The answer first, in one plain sentence; facts inside `<strong>`. */
export function VerdictSentence({ children }: { children: ReactNode }) {
  return (
    <chakra.p
      textStyle="verdict"
      color="fg.muted"
      maxW="760px"
      mb="5"
      css={{ '& strong': { color: 'fg.default', fontWeight: 620 } }}
    >
      {children}
    </chakra.p>
  );
}
