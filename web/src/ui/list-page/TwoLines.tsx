import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface TwoLinesProps {
  title: ReactNode;
  /** Under the title, quieter. */
  line: ReactNode;
  /** At the right end: a status or a figure. */
  aside?: ReactNode;
  /** Out of use. */
  isFaded?: boolean;
}

/** A row of a list on phones, in two lines. */
export function TwoLines({ title, line, aside, isFaded = false }: TwoLinesProps) {
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <chakra.div flex="1" minW="0" color={isFaded ? 'fg.subtle' : undefined}>
        <chakra.div fontWeight="560" truncate>
          {title}
        </chakra.div>
        <chakra.div textStyle="table" color={isFaded ? 'fg.subtle' : 'fg.muted'} truncate>
          {line}
        </chakra.div>
      </chakra.div>
      {aside}
    </chakra.div>
  );
}
