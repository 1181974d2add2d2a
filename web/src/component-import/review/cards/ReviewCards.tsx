import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { MappingCard, type MappingCardProps } from './MappingCard';
import { ProblemsCard, type ProblemsCardProps } from './ProblemsCard';
import { TieOutCard } from './TieOutCard';

type ReviewCardsProps = MappingCardProps &
  Pick<ProblemsCardProps, 'onSkipErrors' | 'onShowRow'> & { isStale: boolean };

/** Problems and columns, with the totals beside them; on narrow screens the totals come before the many columns. */
export function ReviewCards(props: ReviewCardsProps) {
  const { preview, reading, isStale } = props;
  const hasProblems = preview.problems.length > 0;
  return (
    <chakra.div {...gridStyle} aria-busy={isStale}>
      {hasProblems && (
        <Dimmed isDimmed={isStale}>
          <ProblemsCard
            preview={preview}
            skipErrors={reading.skipErrors}
            onSkipErrors={props.onSkipErrors}
            onShowRow={props.onShowRow}
          />
        </Dimmed>
      )}
      <chakra.div {...besideStyle} gridRow={{ lg: hasProblems ? '1 / span 2' : '1' }}>
        <Dimmed isDimmed={isStale}>
          <TieOutCard tieOut={preview.tieOut} fiscalYear={preview.fiscalYear} />
        </Dimmed>
      </chakra.div>
      <MappingCard {...{ preview, reading }} onChoose={props.onChoose} />
    </chakra.div>
  );
}

/** What an earlier reading said, while a new one is on its way. */
function Dimmed({ isDimmed, children }: { isDimmed: boolean; children: ReactNode }) {
  return (
    <chakra.div opacity={isDimmed ? 0.6 : 1} transition="opacity 120ms" minW="0">
      {children}
    </chakra.div>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  alignItems: 'start',
  gap: '4',
  mb: '6',
} as const;

// Stays in sight while the columns are chosen, because every choice moves the totals.
const besideStyle = {
  gridColumn: { lg: '2' },
  position: { lg: 'sticky' },
  top: { lg: 'calc(var(--sticky-top, 52px) + 16px)' },
  minW: '0',
} as const;
