import { chakra } from '@chakra-ui/react';

interface DayCellProps {
  day: string;
  /** The day as screen readers say it. */
  name: string;
  isOfMonth: boolean;
  isChosen: boolean;
  isToday: boolean;
  /** Tab reaches only this day. */
  isActive: boolean;
  isOffered: boolean;
  onChoose: (day: string) => void;
}

/** One day of a month. */
export function DayCell(props: DayCellProps) {
  const { day, name, isOfMonth, isChosen, isToday, isActive, isOffered, onChoose } = props;
  return (
    <chakra.td role="gridcell" aria-selected={isChosen} p="0" textAlign="center">
      <chakra.button
        type="button"
        data-day={day}
        tabIndex={isActive ? 0 : -1}
        aria-label={isToday ? `${name}, today` : name}
        aria-disabled={isOffered ? undefined : true}
        onClick={() => isOffered && onChoose(day)}
        w="full"
        minH="34px"
        borderRadius="control"
        textStyle="table"
        cursor={isOffered ? 'pointer' : 'not-allowed'}
        textDecoration={isOffered ? undefined : 'line-through'}
        fontWeight={isToday || isChosen ? 650 : undefined}
        color={isChosen ? 'white' : isOfMonth ? 'fg.default' : 'fg.subtle'}
        bg={isChosen ? 'brand.solid' : undefined}
        boxShadow={isToday && !isChosen ? 'inset 0 0 0 1px {colors.border.control}' : undefined}
        _hover={isChosen || !isOffered ? undefined : { bg: 'bg.muted' }}
        css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}
      >
        {Number(day.slice(-2))}
      </chakra.button>
    </chakra.td>
  );
}
