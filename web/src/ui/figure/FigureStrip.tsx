import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FigureColumns } from './FigureColumns';

export interface Figure {
  label: string;
  value: ReactNode;
  /** A line under it, in words: `$67,868 less than on Jan 1`. */
  note?: ReactNode;
}

/** Two to four figures in a row, on paper too; two by two where there is no room. */
export function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  return (
    <FigureColumns count={figures.length} borderWidth="1px" borderRadius="card" overflow="hidden">
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
    </FigureColumns>
  );
}
