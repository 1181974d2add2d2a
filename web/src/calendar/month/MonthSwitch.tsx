import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/action/Button';
import { IconButton } from '../../ui/action/IconButton';
import { monthName, shiftMonth } from '../model/months';

export interface MonthSwitchProps {
  month: string;
  /** Today is in it. */
  isCurrent: boolean;
  onShift: (by: number) => void;
  onToday: () => void;
}

/** Which month is shown, and the way to the others: by buttons, and by the keys k, j and t. */
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
