import { chakra } from '@chakra-ui/react';
import { Button } from '../action/Button';
import { formatCount } from '../format/count';
import type { BulkBarProps } from './BulkBar';
import { useEscClears } from './use-esc-clears';

/** A line above a tall list, always in sight: the actions for the selected rows, disabled while none is selected. */
export function BulkLine({ count, total, actions, onClear }: BulkBarProps) {
  useEscClears(count, onClear);
  return (
    <chakra.div {...lineStyle} role="toolbar" aria-label="Actions for the selected rows" data-no-print>
      <chakra.span role="status" fontWeight="600" whiteSpace="nowrap">
        {count === 0 ? 'None selected' : `${formatCount(count)} selected`}
      </chakra.span>
      {total}
      {actions.map((action) => (
        <Button
          key={action.id}
          variant={action.destructive ? 'dangerQuiet' : 'secondary'}
          icon={action.icon}
          disabled={count === 0 || action.disabled}
          onClick={action.onSelect}
        >
          {action.label}
        </Button>
      ))}
      {count > 0 && (
        <chakra.span ms="auto">
          <Button variant="quiet" onClick={onClear}>
            Clear
          </Button>
        </chakra.span>
      )}
    </chakra.div>
  );
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  flex: '1',
  minW: '0',
  textStyle: 'table',
} as const;
