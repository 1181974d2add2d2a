import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../action/Button';
import { IconButton } from '../action/IconButton';
import { formatDay } from '../format/day';
import { addDays, addMonths, weekday, weeksOf } from './day-math';
import { DayCell } from './DayCell';

export interface DayPickerProps {
  /** ISO day, or empty. */
  value: string;
  max?: string;
  /** Empty clears the field. */
  onChoose: (isoDay: string) => void;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Returns today's day in the browser's time zone. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Returns the day that a key leads to from a day; undefined for other keys. */
function reached(
  day: string,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): string | undefined {
  const months = shiftKey ? 12 : 1;
  const leads: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekday(day)),
    End: () => addDays(day, 6 - weekday(day)),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  };
  return leads[key]?.();
}

/** A month of days. Arrows move by days and weeks, Page Up and Down by months, with Shift by years; Enter chooses. */
export function DayPicker({ value, max, onChoose }: DayPickerProps) {
  const now = today();
  const [active, setActive] = useState(value || (max && now > max ? max : now));
  const grid = useRef<HTMLTableElement>(null);
  const isWalking = useRef(false);
  useEffect(() => {
    if (isWalking.current) grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
    isWalking.current = false;
  }, [active]);
  return (
    <chakra.div p="3">
      <MonthHead active={active} onChange={setActive} />
      <chakra.table
        ref={grid}
        role="grid"
        aria-label={monthName(active)}
        w="full"
        borderCollapse="collapse"
        onKeyDown={(event) => {
          const next = reached(active, event);
          if (next === undefined) return;
          event.preventDefault();
          isWalking.current = true;
          setActive(next);
        }}
      >
        <WeekdayHeads />
        <tbody>
          {weeksOf(active).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  name={formatDay(day)}
                  isOfMonth={day.slice(0, 7) === active.slice(0, 7)}
                  isChosen={day === value}
                  isToday={day === now}
                  isActive={day === active}
                  isOffered={max === undefined || day <= max}
                  onChoose={onChoose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
      <PickerFoot now={now} {...{ value, max, onChoose }} />
    </chakra.div>
  );
}

function WeekdayHeads() {
  return (
    <thead>
      <tr>
        {WEEKDAYS.map((name) => (
          <chakra.th key={name} scope="col" abbr={name} py="1" textStyle="caption" color="fg.subtle">
            {name.slice(0, 2)}
          </chakra.th>
        ))}
      </tr>
    </thead>
  );
}

function PickerFoot({ now, value, max, onChoose }: DayPickerProps & { now: string }) {
  const isLate = max !== undefined && now > max;
  return (
    <chakra.div display="flex" justifyContent="space-between" pt="2" mt="2" borderTopWidth="1px">
      <Button size="sm" variant="quiet" disabled={isLate} onClick={() => onChoose(now)}>
        Today
      </Button>
      <Button size="sm" variant="quiet" disabled={value === ''} onClick={() => onChoose('')}>
        Clear
      </Button>
    </chakra.div>
  );
}

const monthName = (isoDay: string) =>
  new Date(`${isoDay}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const icon = { size: 16, strokeWidth: 1.75 };
const STEPS = [
  { months: -12, label: 'Previous year', icon: <ChevronsLeft {...icon} /> },
  { months: -1, label: 'Previous month', icon: <ChevronLeft {...icon} /> },
  { months: 1, label: 'Next month', icon: <ChevronRight {...icon} /> },
  { months: 12, label: 'Next year', icon: <ChevronsRight {...icon} /> },
];

function MonthHead({ active, onChange }: { active: string; onChange: (day: string) => void }) {
  const buttons = STEPS.map(({ months, ...rest }) => (
    <IconButton key={months} noTooltip {...rest} onClick={() => onChange(addMonths(active, months))} />
  ));
  return (
    <chakra.div display="flex" alignItems="center" gap="0.5" pb="2">
      {buttons.slice(0, 2)}
      <chakra.span flex="1" textAlign="center" textStyle="label" aria-live="polite">
        {monthName(active)}
      </chakra.span>
      {buttons.slice(2)}
    </chakra.div>
  );
}
