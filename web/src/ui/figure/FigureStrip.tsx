import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface Figure {
  label: string;
  value: ReactNode;
  /** A line under it, in words: `$67,868 less than on Jan 1`. */
  note?: ReactNode;
}

/** Two to four figures in a row, on paper too; two by two on narrow screens. */
export function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        lg: `repeat(${figures.length}, minmax(0, 1fr))`,
        _print: `repeat(${figures.length}, minmax(0, 1fr))`,
      }}
      gap="1px"
      bg="border.default"
      borderWidth="1px"
      borderRadius="card"
      overflow="hidden"
      // Two by two, an odd last one takes the whole row.
      css={{
        '@media screen and (max-width: 1023px)': {
          '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
        },
      }}
    >
      {figures.map((figure) => (
        <chakra.div key={figure.label} bg="bg.surface" px="4.5" py="3.5" _print={{ py: '2.5' }} minW="0">
          <chakra.dt textStyle="table" color="fg.muted">
            {figure.label}
          </chakra.dt>
          <chakra.dd textStyle="figure" data-figure>
            {figure.value}
          </chakra.dd>
          {figure.note && (
            <chakra.dd textStyle="caption" color="fg.subtle">
              {figure.note}
            </chakra.dd>
          )}
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
