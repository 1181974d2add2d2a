import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { RadioYesNo } from '../choice/RadioYesNo';
import { DateInput } from '../field/DateInput';
import { Field } from '../field/Field';
import { SelectField, type SelectOption } from '../field/SelectField';
import { TextArea } from '../field/TextArea';
import { TextInput } from '../field/TextInput';
import { formatDay } from '../format/day';
import { formatMoneyExact } from '../format/money';
import { formatPercent } from '../format/percent';
import { MoneyInput } from '../masked/MoneyInput';
import { NumberInput } from '../masked/NumberInput';
import { PercentInput } from '../masked/PercentInput';
import { ReadOnlyField } from './ReadOnlyField';
import type { FormOfFields } from './use-ruled-form';

export interface RuledFieldProps<Values extends FieldValues> {
  form: FormOfFields<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  width?: string;
  disabled?: boolean;
}

function useRuled<Values extends FieldValues>({ form, name }: RuledFieldProps<Values>) {
  const { field } = useController({ control: form.control, name });
  return {
    value: field.value as unknown,
    name: field.name,
    ref: field.ref,
    edit(value: unknown) {
      field.onChange(value);
      form.onEdit(name);
    },
    onBlur() {
      field.onBlur();
      form.onLeave(name);
    },
  };
}

/** Label, control, hint or error; the value as text where the form is read-only. */
function Labelled<Values extends FieldValues>(
  props: RuledFieldProps<Values> & { text: string; children: ReactNode },
) {
  const { form, name, label, hint, optional, width, text, children } = props;
  if (form.readOnly) return <ReadOnlyField label={label} text={text} />;
  return (
    <Field
      id={form.idOf(name)}
      label={label}
      hint={hint}
      optional={optional}
      width={width}
      error={form.errorOf(name)}
    >
      {children}
    </Field>
  );
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
const asNumber = (value: unknown) => (typeof value === 'number' ? value : null);

type TextProps = {
  maxLength?: number;
  autoComplete?: string;
  autoFocus?: boolean;
  inputMode?: 'numeric' | 'text';
};

/** One line of text. `clean` drops characters that can never be right, as they are typed. */
export function TextRuled<Values extends FieldValues>(
  props: RuledFieldProps<Values> & TextProps & { clean?: (text: string) => string },
) {
  const { value, edit, ...control } = useRuled(props);
  const { maxLength, autoComplete, autoFocus, inputMode, clean = (text: string) => text, disabled } = props;
  return (
    <Labelled {...props} text={asText(value)}>
      <TextInput
        {...control}
        {...{ maxLength, autoComplete, autoFocus, inputMode, disabled }}
        value={asText(value)}
        onChange={(event) => edit(clean(event.currentTarget.value))}
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

/** US dollars, null when empty. Cents are kept where the value came with them. */
export function MoneyRuled<Values extends FieldValues>(
  props: RuledFieldProps<Values> & { min?: number; maxLength?: number },
) {
  const { value, edit, ...control } = useRuled(props);
  const amount = asNumber(value);
  return (
    <Labelled {...props} text={amount === null ? '' : formatMoneyExact(amount)}>
      <MoneyInput
        {...control}
        disabled={props.disabled}
        min={props.min}
        maxLength={props.maxLength}
        allowCents={amount !== null && !Number.isInteger(amount)}
        value={amount}
        onChange={edit}
      />
    </Labelled>
  );
}

/** Percentage points, null when empty. */
export function PercentRuled<Values extends FieldValues>(
  props: RuledFieldProps<Values> & { maxLength?: number },
) {
  const { value, edit, ...control } = useRuled(props);
  const points = asNumber(value);
  return (
    <Labelled {...props} text={points === null ? '' : formatPercent(points, 2)}>
      <PercentInput
        {...control}
        disabled={props.disabled}
        maxLength={props.maxLength}
        value={points}
        onChange={edit}
      />
    </Labelled>
  );
}

/** A whole number, null when empty. */
export function NumberRuled<Values extends FieldValues>(
  props: RuledFieldProps<Values> & { maxLength?: number; grouped?: boolean },
) {
  const { value, edit, ...control } = useRuled(props);
  const number = asNumber(value);
  return (
    <Labelled {...props} text={number === null ? '' : String(number)}>
      <NumberInput
        {...control}
        disabled={props.disabled}
        maxLength={props.maxLength}
        grouped={props.grouped}
        value={number}
        onChange={edit}
      />
    </Labelled>
  );
}

type SelectProps = { options: readonly SelectOption[]; placeholder?: string };

/** One of a list. `numeric` keeps a number, null without a choice; otherwise text, undefined without one. */
export function SelectRuled<Values extends FieldValues>(
  props: RuledFieldProps<Values> & SelectProps & { numeric?: boolean },
) {
  const { value, edit, ...control } = useRuled(props);
  const { options, placeholder, numeric, disabled } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <Labelled {...props} text={chosen?.label ?? ''}>
      <SelectField
        {...control}
        {...{ options, placeholder, disabled }}
        value={(value as string | number | null | undefined) ?? ''}
        onChange={(event) => {
          const text = event.currentTarget.value;
          if (numeric) edit(text === '' ? null : Number(text));
          else edit(text === '' ? undefined : text);
        }}
      />
    </Labelled>
  );
}

/** A calendar day, null when empty. */
export function DateRuled<Values extends FieldValues>(props: RuledFieldProps<Values>) {
  const { value, edit, ...control } = useRuled(props);
  return (
    <Labelled {...props} text={formatDay(asText(value))}>
      <DateInput
        {...control}
        disabled={props.disabled}
        value={asText(value)}
        onChange={(event) => edit(event.currentTarget.value || null)}
      />
    </Labelled>
  );
}

/** Yes or No. */
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
