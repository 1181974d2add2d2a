import { chakra } from '@chakra-ui/react';
import { formatCount } from '../../../ui/format/count';
import { ROW_STATUSES, STATUS_TAGS, type RowStatus } from '../preview-words';

export type RowFilter = RowStatus | 'all';

/** Counts the rows of each status, and filters by one. */
export function StatusFilter(props: {
  counts: Record<RowStatus, number>;
  /** Null while another filter decides which rows are shown. */
  value: RowFilter | null;
  onChange: (value: RowFilter) => void;
}) {
  const { counts, value, onChange } = props;
  const all = ROW_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const shown = ROW_STATUSES.filter((status) => counts[status] > 0 || status === value);
  return (
    <chakra.div role="group" aria-label="Show rows by status" display="flex" flexWrap="wrap" gap="2">
      <Choice word="All" count={all} isChosen={value === 'all'} onChoose={() => onChange('all')} />
      {shown.map((status) => (
        <Choice
          key={status}
          word={STATUS_TAGS[status].word}
          count={counts[status]}
          isChosen={value === status}
          isBad={status === 'error'}
          onChoose={() => onChange(value === status ? 'all' : status)}
        />
      ))}
    </chakra.div>
  );
}

function Choice(props: {
  word: string;
  count: number;
  isChosen: boolean;
  isBad?: boolean;
  onChoose: () => void;
}) {
  const { word, count, isChosen, isBad, onChoose } = props;
  return (
    <chakra.button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      {...choiceStyle}
      bg={isChosen ? 'brand.subtle' : 'bg.surface'}
      borderColor={isChosen ? 'brand.fg' : 'border.strong'}
      color={isBad ? 'danger.fg' : isChosen ? 'brand.fg' : 'fg.muted'}
    >
      {word}{' '}
      <chakra.span fontWeight="620" data-figure>
        {formatCount(count)}
      </chakra.span>
    </chakra.button>
  );
}

const choiceStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minH: '30px',
  px: '2.5',
  borderWidth: '1px',
  borderRadius: 'control',
  textStyle: 'table',
  cursor: 'pointer',
  css: { '@media (pointer: coarse)': { minHeight: '44px' } },
} as const;
