import { chakra } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../action/IconButton';
import { TextInput, type TextInputProps } from '../field/TextInput';
import { formatDay } from '../format/day';
import { useFormats } from '../format/formats';
import { Popover } from '../overlay/Popover';
import { DayPicker, type DayPickerProps } from './DayPicker';
import { parseDay } from './parse-day';

export interface DateInputProps extends Omit<
  TextInputProps,
  'type' | 'start' | 'end' | 'value' | 'onChange' | 'max' | 'min'
> {
  /** An ISO day, `2026-11-20`; typed text that is not a day, unchanged; or empty. */
  value: string;
  onChange: (value: string) => void;
  /** The last day that the calendar offers. */
  max?: string;
}

const EXAMPLE = { text: 'Nov 20, 2026', us: '11/20/2026', iso: '2026-11-20' };

/**
 * A calendar day, typed in a common form (11/20/2026, Nov 20 2026, 2026-11-20) or chosen from a calendar (Alt and Down).
 * It then shows the user's date format. Text that is not a day is passed on unchanged: the form says what is wrong.
 */
export function DateInput({ value, onChange, max, ...rest }: DateInputProps) {
  const { dateFormat } = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isTyping = typed !== null && (parseDay(typed) ?? typed.trim()) === value;
  return (
    <chakra.div w="full" maxW="200px">
      <TextInput
        autoComplete="off"
        placeholder={EXAMPLE[dateFormat]}
        {...rest}
        maxLength={40}
        value={isTyping ? typed : formatDay(value)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          onChange(parseDay(text) ?? text.trim());
        }}
        onBlur={(event) => {
          setTyped(null);
          rest.onBlur?.(event);
        }}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (event.key !== 'ArrowDown' || !event.altKey || rest.disabled) return;
          event.preventDefault();
          setOpen(true);
        }}
        end={
          rest.disabled || rest.readOnly ? null : (
            <CalendarButton
              open={isOpen}
              onOpenChange={setOpen}
              value={parseDay(value) ?? ''}
              max={max}
              onChoose={(day) => {
                setTyped(null);
                onChange(day);
                setOpen(false);
              }}
            />
          )
        }
      />
    </chakra.div>
  );
}

interface CalendarButtonProps extends DayPickerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function CalendarButton({ open, onOpenChange, ...picker }: CalendarButtonProps) {
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      label="Choose a day"
      width="300px"
      align="end"
      initialFocus={() => document.querySelector<HTMLElement>('[data-day][tabindex="0"]')}
      trigger={
        <IconButton
          noTooltip
          label="Choose a day"
          icon={<CalendarDays size={16} strokeWidth={1.75} />}
          style={{ marginInlineEnd: '-10px' }}
        />
      }
    >
      <DayPicker {...picker} />
    </Popover>
  );
}
