import { chakra } from '@chakra-ui/react';
import { useState, type ClipboardEvent, type Ref } from 'react';
import { NumericFormat } from 'react-number-format';
import { formatCount } from '../format/count';
import { groupSeparator } from '../format/formats';
import { useFieldControl } from '../field/field-context';
import { inputStyle } from '../field/input-style';
import { Adornment } from '../field/TextInput';
import { pastedNumber } from './pasted-number';

const Base = chakra('input', inputStyle);

export interface NumericMaskProps {
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  name?: string;
  id?: string;
  ref?: Ref<HTMLInputElement>;
  /** A minus can be typed only where this is below zero. */
  min?: number;
  /** Characters of the text, with separators, without the sign of the adornment. */
  maxLength?: number;
  disabled?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  size?: 'sm' | 'md';
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  decimals: number;
  grouped?: boolean;
  /** Fills the decimals up when the focus leaves the field. */
  padOnBlur?: boolean;
  /** The same, only for numbers that are not whole. */
  padFraction?: boolean;
  start?: string;
  end?: string;
}

/** A text input that holds a number, whatever its mask. Never `type=number`: the wheel would change it. */
export function NumericMask(props: NumericMaskProps) {
  const {
    value = null,
    onChange,
    onBlur,
    min = 0,
    maxLength,
    decimals,
    grouped,
    padOnBlur,
    padFraction,
    start,
    end,
    ...rest
  } = props;
  const control = useFieldControl(rest);
  const { text, type, leave } = useTyped(value, (number) =>
    padOnBlur || (padFraction && !Number.isInteger(number)) ? number.toFixed(decimals) : String(number),
  );
  const fits = (formatted: string) => maxLength === undefined || formatted.length <= maxLength;

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    if (rest.readOnly || rest.disabled) return;
    const next = pastedIn(event, { decimals, allowNegative: min < 0 });
    if (next !== undefined && fits(grouped ? formatCount(next) : String(next))) onChange(next);
  }

  return (
    <chakra.div position="relative" w="full" display="flex" alignItems="center" data-adorned="">
      <NumericFormat
        {...rest}
        {...control}
        customInput={Base}
        getInputRef={rest.ref}
        value={text}
        valueIsNumericString
        onValueChange={(next, source) => {
          if (source.source !== 'event') return;
          type(next.value);
          onChange(numberIn(next.value));
        }}
        isAllowed={({ formattedValue }) => fits(formattedValue)}
        thousandSeparator={(grouped && groupSeparator()) || undefined}
        decimalScale={decimals}
        allowNegative={min < 0}
        inputMode={decimals === 0 && !grouped ? 'numeric' : 'decimal'}
        autoComplete="off"
        onPaste={paste}
        onBlur={() => {
          leave();
          onBlur?.();
        }}
        ps={start ? '7' : undefined}
        pe={end ? '9' : undefined}
      />
      {start && <Adornment side="start">{start}</Adornment>}
      {end && <Adornment side="end">{end}</Adornment>}
    </chakra.div>
  );
}

/** Keeps the typed text (`3.` on the way to `3.25`) until the value changes from outside, or the focus leaves. */
function useTyped(value: number | null, write: (number: number) => string) {
  const written = value === null ? '' : write(value);
  const [typed, type] = useState(written);
  return { text: numberIn(typed) === value ? typed : written, type, leave: () => type(written) };
}

function pastedIn(
  { clipboardData, currentTarget: input }: ClipboardEvent<HTMLInputElement>,
  mask: { decimals: number; allowNegative: boolean },
) {
  const end = input.value.length;
  const [from, to] = [input.selectionStart ?? end, input.selectionEnd ?? end];
  return pastedNumber(clipboardData.getData('text'), { text: input.value, from, to, ...mask });
}

function numberIn(text: string): number | null {
  const number = Number(text);
  return /\d/.test(text) && Number.isFinite(number) ? number : null;
}
