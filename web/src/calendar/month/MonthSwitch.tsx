import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/action/Button';
import { IconButton } from '../../ui/action/IconButton';
import { monthName, shiftMonth } from '../model/months';

export interface MonthSwitchProps {
  month: string;
  /** Whether today is in the month. */
  isCurrent: boolean;
  onShift: (by: number) => void;
  onToday: () => void;
}

/** Names the month, and moves to others by buttons; the page also takes the keys k, j and t. */
export function MonthSwitch({ month, isCurrent, onShift, onToday }: MonthSwitchProps) {
  return (
    <chakra.div display="flex" alignItems="center" gap="2" mb="4" data-no-print="">
      <IconButton
        label={`Previous month, ${monthName(shiftMonth(month, -1))}`}
        icon={<ChevronLeft size={18} strokeWidth={1.75} />}
        onClick={() => onShift(-1)}
      />
      <chakra.h2 textStyle="section" minW="150px" textAlign="center" aria-live="polite">
        {monthName(month)}
      </chakra.h2>
      <IconButton
        label={`Next month, ${monthName(shiftMonth(month, 1))}`}
        icon={<ChevronRight size={18} strokeWidth={1.75} />}
        onClick={() => onShift(1)}
      />
      <Button size="sm" disabled={isCurrent} onClick={onToday}>
        Today
      </Button>
    </chakra.div>
  );
}
