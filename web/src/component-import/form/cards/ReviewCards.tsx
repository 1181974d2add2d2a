import { chakra } from '@chakra-ui/react';
import { MappingCard, type MappingCardProps } from './MappingCard';
import { ProblemsCard, type ProblemsCardProps } from './ProblemsCard';
import { SheetsCard } from './SheetsCard';
import { TieOutCard } from './TieOutCard';
import { Refreshed } from '../../../ui/layout/Refreshed';

type ReviewCardsProps = MappingCardProps &
  Pick<ProblemsCardProps, 'onSkipErrors' | 'onShowRow'> & { isStale: boolean };

/** Problems and columns, with the totals beside them; on narrow screens the totals come before the columns. */
export function ReviewCards(props: ReviewCardsProps) {
  const { preview, reading, isStale } = props;
  // While a column is missing, rows have errors that disappear once the user chooses the column.
  const isColumnsFirst = preview.missingFields.length > 0;
  const hasProblems = preview.problems.length > 0 && !isColumnsFirst;
  const hasSheets = preview.sheets.length > 1;
  const parts = Number(hasProblems) + Number(hasSheets) + 1;
  return (
    <chakra.div {...gridStyle} aria-busy={isStale}>
      {hasSheets && <SheetsCard preview={preview} />}
      {hasProblems && (
        <Refreshed minW="0" refreshing={isStale}>
          <ProblemsCard
            preview={preview}
            skipErrors={reading.skipErrors}
            onSkipErrors={props.onSkipErrors}
            onShowRow={props.onShowRow}
          />
        </Refreshed>
      )}
      <chakra.div {...besideStyle} gridRow={{ lg: `1 / span ${parts}` }}>
        <Refreshed minW="0" refreshing={isStale}>
          <TieOutCard preview={preview} />
        </Refreshed>
      </chakra.div>
      <MappingCard {...{ preview, reading }} onChoose={props.onChoose} onHeaderRow={props.onHeaderRow} />
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

// The totals stay in sight while the user chooses columns, because every choice changes them.
const besideStyle = {
  gridColumn: { lg: '2' },
  position: { lg: 'sticky' },
  top: { lg: 'calc(var(--sticky-top, 52px) + 16px)' },
  minW: '0',
} as const;
