import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Money, Percent } from '../../../ui/figure/figures';
import { quoted } from '../../../ui/format/quoted';
import type { OutcomeFigures } from './outcome-figures';

/** The cash facts that a board asks about, beside percent funded. */
export function CashFacts({ figures }: { figures: OutcomeFigures }) {
  const { belowZero, fiveYearCover, nextBig } = figures;
  return (
    <chakra.dl
      display="flex"
      flexWrap="wrap"
      columnGap="6"
      rowGap="1"
      px="4.5"
      py="2.5"
      textStyle="table"
      borderBottomWidth="1px"
    >
      <Fact label="First year below zero">
        {belowZero === null ? 'None' : <chakra.span color="danger.fg">{belowZero}</chakra.span>}
      </Fact>
      <Fact label="Five-year cover">
        {fiveYearCover === null ? 'Nothing due' : <Percent points={fiveYearCover} />}
      </Fact>
      <Fact label={nextBig ? `After ${quoted(nextBig.name)}, ${nextBig.year}` : 'After the next big project'}>
        {nextBig ? <Money amount={nextBig.balanceAfter} /> : 'None due'}
      </Fact>
    </chakra.dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" gap="2" minW="0">
      <chakra.dt color="fg.muted" overflowWrap="anywhere">
        {label}
      </chakra.dt>
      <chakra.dd fontWeight="560" whiteSpace="nowrap" data-figure="">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
