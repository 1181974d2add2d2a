import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { FieldError, FieldHint } from '../field/Field';
import { Radio } from './Radio';

export interface RadioRowProps<Value extends string> {
  label: string;
  value: Value | null | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  onBlur?: () => void;
  hint?: string;
  error?: string;
  disabled?: boolean;
  /** The question is beside the choices already: the label is only for screen readers. */
  hideLabel?: boolean;
  /** Id of the first choice. */
  id?: string;
}

/** One choice of a few, in a row under its question. */
export function RadioRow<Value extends string>(props: RadioRowProps<Value>) {
  const { label, value, options, onChange, onBlur, hint, error, disabled, hideLabel, id } = props;
  const name = useId();
  const noteId = `${name}-note`;
  return (
    <chakra.fieldset
      display="flex"
      flexDirection="column"
      gap="1.5"
      aria-describedby={error || hint ? noteId : undefined}
      aria-invalid={error ? true : undefined}
      role="radiogroup"
      aria-label={label}
      disabled={disabled}
    >
      {!hideLabel && (
        <chakra.legend textStyle="label" mb="1.5" aria-hidden>
          {label}
        </chakra.legend>
      )}
      <chakra.div display="flex" gap="5" alignItems="center" minH="32px" flexWrap="wrap">
        {options.map((option, index) => (
          <chakra.label
            key={option.value}
            display="inline-flex"
            alignItems="center"
            gap="2"
            cursor="pointer"
            minH="28px"
            css={{ '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' } }}
          >
            <Radio
              type="radio"
              name={name}
              id={index === 0 ? id : undefined}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {option.label}
          </chakra.label>
        ))}
      </chakra.div>
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : hint ? (
        <FieldHint id={noteId}>{hint}</FieldHint>
      ) : null}
    </chakra.fieldset>
  );
}
