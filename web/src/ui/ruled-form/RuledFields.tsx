import { chakra } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { RadioYesNo } from '../choice/RadioYesNo';
import { DateInput } from '../date-field/DateInput';
import { PasswordInput } from '../field/PasswordInput';
import { SelectField, type SelectOption } from '../field/SelectField';
import { TextArea } from '../field/TextArea';
import { TextInput } from '../field/TextInput';
import { formatDay } from '../format/day';
import { ReadOnlyField } from './ReadOnlyField';
import { Labelled, type RuledFieldProps } from './ruled-field';
import { asText, useRuled } from './use-ruled';

type TextProps = {
  maxLength?: number;
  autoComplete?: string;
  autoFocus?: boolean;
  inputMode?: 'numeric' | 'text';
  spellCheck?: boolean;
  /** Selects the text when the field gets the focus, so that typing replaces it. */
  selectsAll?: boolean;
};

/** One line of text. `clean` drops characters that can never be right, as they are typed. */
export function TextRuled<Values extends FieldValues>(
  props: RuledFieldProps<Values> & TextProps & { type?: 'email'; clean?: (text: string) => string },
) {
  const { value, edit, ...control } = useRuled(props);
  const { type, maxLength, autoComplete, autoFocus, inputMode, spellCheck, disabled } = props;
  const { clean = (text: string) => text } = props;
  return (
    <Labelled {...props} text={asText(value)}>
      <TextInput
        {...control}
        {...{ type, maxLength, autoComplete, autoFocus, inputMode, spellCheck, disabled }}
        value={asText(value)}
        onChange={(event) => edit(clean(event.currentTarget.value))}
        onFocus={props.selectsAll ? (event) => event.currentTarget.select() : undefined}
      />
    </Labelled>
  );
}

/** A password, shown on demand. It can never be read back. */
export function PasswordRuled<Values extends FieldValues>(
  props: RuledFieldProps<Values> & Pick<TextProps, 'autoComplete' | 'autoFocus'>,
) {
  const { value, edit, ...control } = useRuled(props);
  const { autoComplete, autoFocus, disabled } = props;
  return (
    <Labelled {...props} text="">
      <PasswordInput
        {...control}
        {...{ autoComplete, autoFocus, disabled }}
        value={asText(value)}
        onChange={(event) => edit(event.currentTarget.value)}
      />
    </Labelled>
  );
}

/** Several lines of text. */
export function AreaRuled<Values extends FieldValues>(
  props: RuledFieldProps<Values> & { maxLength?: number },
) {
  const { value, edit, ...control } = useRuled(props);
  return (
    <Labelled {...props} text={asText(value)}>
      <TextArea
        {...control}
        disabled={props.disabled}
        maxLength={props.maxLength}
        value={asText(value)}
        onChange={(event) => edit(event.currentTarget.value)}
      />
    </Labelled>
  );
}

/** A day and a time on a clock, in no time zone: `2026-10-28T09:14`. */
export function ClockRuled<Values extends FieldValues>(props: RuledFieldProps<Values>) {
  const { value, edit, ...control } = useRuled(props);
  const text = asText(value).slice(0, 16);
  return (
    <Labelled {...props} text={text.replace('T', ', ')}>
      <TextInput
        {...control}
        maxW="240px"
        type="datetime-local"
        max="2199-12-31T23:59"
        disabled={props.disabled}
        value={text}
        onChange={(event) => edit(event.currentTarget.value)}
      />
    </Labelled>
  );
}

type SelectProps = { options: readonly SelectOption[]; placeholder?: string };

/** A choice from a list. With `numeric` the value is a number or, without a choice, null; else text or undefined. */
export function SelectRuled<Values extends FieldValues>(
  props: RuledFieldProps<Values> &
    SelectProps & { numeric?: boolean; onChosen?: (value: string | number | null) => void },
) {
  const { value, edit, ...control } = useRuled(props);
  const { options, placeholder, numeric, disabled, onChosen } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <Labelled {...props} text={chosen?.label ?? ''}>
      <SelectField
        {...control}
        {...{ options, placeholder, disabled }}
        value={(value as string | number | null | undefined) ?? ''}
        onChange={(event) => {
          const text = event.currentTarget.value;
          const next = numeric ? Number(text) : text;
          edit(text !== '' ? next : numeric ? null : undefined);
          onChosen?.(text === '' ? null : next);
        }}
      />
    </Labelled>
  );
}

/** A calendar day, null when empty; `max` is the last day that the calendar offers. */
export function DateRuled<Values extends FieldValues>(props: RuledFieldProps<Values> & { max?: string }) {
  const { value, edit, ...control } = useRuled(props);
  return (
    <Labelled {...props} text={formatDay(asText(value))}>
      <DateInput
        {...control}
        disabled={props.disabled}
        max={props.max}
        value={asText(value)}
        onChange={(day) => edit(day || null)}
      />
    </Labelled>
  );
}

/** A choice of Yes or No. */
export function YesNoRuled<Values extends FieldValues>(
  props: Omit<RuledFieldProps<Values>, 'hint'> & { hint?: string; onAnswer?: (yes: boolean) => void },
) {
  const { value, edit, onBlur } = useRuled(props);
  const { form, name, label, hint, disabled, onAnswer } = props;
  if (form.readOnly) return <ReadOnlyField label={label} text={value === true ? 'Yes' : 'No'} />;
  return (
    <chakra.div>
      <RadioYesNo
        id={form.idOf(name)}
        label={label}
        hint={hint}
        disabled={disabled}
        value={typeof value === 'boolean' ? value : null}
        error={form.errorOf(name)}
        onBlur={onBlur}
        onChange={(yes) => {
          edit(yes);
          onAnswer?.(yes);
        }}
      />
    </chakra.div>
  );
}
