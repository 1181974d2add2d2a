import { chakra } from '@chakra-ui/react';
import { memo, useCallback, useId, type ReactNode } from 'react';
import { formatCount } from '../format/count';
import type { BoardColumn } from './board-model';
import { useHold, useHolding } from './drag/holding';

interface BoardColumnViewProps {
  column: BoardColumn;
  count: number;
  /** The cards, passed in as drawn: a drag over the column does not draw them again. */
  children: ReactNode;
  /** Another part is the heading already: the column picker on phones. */
  hasNoHead?: boolean;
}

/** One column: its head, a dashed place for the card that is dragged over it, its cards and its foot. */
export const BoardColumnView = memo(function BoardColumnView(props: BoardColumnViewProps) {
  const { column, count, children, hasNoHead } = props;
  const headId = useId();
  const { columns } = useHolding();
  const isTarget = useHold(({ targetId }) => targetId === column.id);
  const setNodeRef = useCallback(
    (node: HTMLElement | null) => {
      if (node === null) columns.delete(column.id);
      else columns.set(column.id, node);
    },
    [columns, column.id],
  );
  return (
    <chakra.section ref={setNodeRef} aria-labelledby={headId} {...columnStyle}>
      <chakra.header {...headStyle} srOnly={hasNoHead || undefined}>
        <chakra.h2 id={headId} textStyle="label" minW="0" overflowWrap="anywhere">
          {column.name}{' '}
          <chakra.span color="fg.muted" fontWeight="450" ms="1" data-figure>
            {formatCount(count)}
          </chakra.span>
        </chakra.h2>
        {column.aside && (
          <chakra.span color="fg.muted" textStyle="table" data-figure whiteSpace="nowrap">
            {column.aside}
          </chakra.span>
        )}
      </chakra.header>
      {isTarget && <chakra.div data-drop-place="" {...placeStyle} />}
      {count === 0 && !isTarget ? (
        <chakra.p color="fg.muted" textStyle="table" textAlign="center" px="4" py="6">
          {column.empty}
        </chakra.p>
      ) : (
        <chakra.ul listStyleType="none" display="grid" gap="2.5" aria-label={column.name}>
          {children}
        </chakra.ul>
      )}
      {column.foot && <chakra.div mt="2">{column.foot}</chakra.div>}
    </chakra.section>
  );
});

const columnStyle = {
  bg: 'bg.subtle',
  borderRadius: 'card',
  p: '2.5',
  minW: '0',
  minH: { base: '0', md: '420px' },
} as const;
const headStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '2',
  px: '1',
  pb: '2.5',
  pt: '0.5',
} as const;
const placeStyle = {
  h: '56px',
  mb: '2.5',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'brand.fg',
  borderRadius: 'card',
  bg: 'brand.subtle',
} as const;
