import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** Room for a balance of hundreds of millions and its padding: a figure that is cut or broken over two lines is misread. */
const FIGURE_PX = 200;

const equal = (columns: number) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` });

interface FigureColumnsProps extends ComponentProps<typeof chakra.dl> {
  count: number;
}

/** Puts `count` figures in a row where there is room for them, and on paper; two by two where there is not. */
export function FigureColumns({ count, children, ...style }: FigureColumnsProps) {
  return (
    <chakra.div css={{ containerType: 'inline-size' }}>
      <chakra.dl
        display="grid"
        gap="1px"
        bg="border.default"
        css={{
          ...equal(2),
          // Two by two, an odd last one takes the whole row.
          '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
          [`@container (min-width: ${count * FIGURE_PX}px)`]: inARow(count),
          '@media print': inARow(count),
        }}
        {...style}
      >
        {children}
      </chakra.dl>
    </chakra.div>
  );
}

const inARow = (count: number) => ({
  ...equal(count),
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: 'auto' },
});
