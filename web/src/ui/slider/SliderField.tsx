import { chakra } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { FieldError, FieldHint } from '../field/Field';
import { formatMoney } from '../format/money';
import { formatPercent } from '../format/percent';
import { MoneyInput } from '../masked/MoneyInput';
import { NumberInput } from '../masked/NumberInput';
import { PercentInput } from '../masked/PercentInput';
import { Slider } from './Slider';

export interface SliderFieldProps {
  label: string;
  kind: 'money' | 'percent' | 'number';
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** Smallest value that may be typed; the slider's own without it. */
  typedMin?: number;
  maxLength?: number;
  mark?: number;
  hint?: ReactNode;
  error?: string;
  /** Follows the value in texts for screen readers. */
  unit?: string;
  /** Id of the typed field. */
  id?: string;
}

const INPUTS = { money: MoneyInput, percent: PercentInput, number: NumberInput };

function spoken(kind: SliderFieldProps['kind'], value: number, unit: string): string {
  if (kind === 'money') return formatMoney(value);
  return kind === 'percent' ? formatPercent(value, 2) : `${value}${unit && ` ${unit}`}`;
}

/** A number that the user drags or types. While the field is empty, the last number counts. */
export function SliderField(props: SliderFieldProps) {
  const { label, kind, value, onChange, min, max, step, typedMin = min, maxLength, unit = '' } = props;
  const { mark, hint, error } = props;
  const made = useId();
  const id = props.id ?? made;
  const [isEmpty, setEmpty] = useState(false);
  const Input = INPUTS[kind];
  const noteId = `${id}-note`;
  const hasNote = Boolean(error || hint);
  return (
    <chakra.div py="2.5" borderTopWidth="1px" minW="0">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="1">
        <chakra.label htmlFor={id} textStyle="label" minW="0">
          {label}
        </chakra.label>
        <chakra.div w={kind === 'money' ? '112px' : '92px'} flexShrink={0} css={narrowInput}>
          <Input
            id={id}
            value={isEmpty ? null : value}
            min={typedMin}
            maxLength={maxLength}
            aria-describedby={hasNote ? noteId : undefined}
            aria-invalid={error ? true : undefined}
            onChange={(next) => {
              setEmpty(next === null);
              if (next !== null) onChange(next);
            }}
            onBlur={() => setEmpty(false)}
          />
        </chakra.div>
      </chakra.div>
      <Slider
        label={`${label}, slider`}
        value={value}
        min={min}
        max={max}
        step={step}
        mark={mark}
        onChange={onChange}
        valueText={spoken(kind, value, unit)}
      />
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : hint ? (
        <FieldHint id={noteId}>{hint}</FieldHint>
      ) : null}
    </chakra.div>
  );
}

const narrowInput = {
  '& input': { minHeight: '34px', textAlign: 'right', fontWeight: 560, fontSize: '0.8125rem' },
  '@media (pointer: coarse)': { '& input': { minHeight: '44px', fontSize: '1rem' } },
};
