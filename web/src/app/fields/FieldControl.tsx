import { memo } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { ChoiceRuled } from '../../ui/ruled-form/ChoiceRuled';
import { MoneyRuled, NumberRuled, PercentRuled } from '../../ui/ruled-form/NumericRuled';
import {
  AreaRuled,
  ClockRuled,
  DateRuled,
  PasswordRuled,
  SelectRuled,
  TextRuled,
  YesNoRuled,
} from '../../ui/ruled-form/RuledFields';
import type { RuledFieldProps } from '../../ui/ruled-form/ruled-field';
import type { BoundField, BoundForm } from './bound-field';

interface FieldControlProps<Values extends FieldValues, Given> {
  form: BoundForm<Values, Given>;
  field: BoundField<Values>;
  /** Its error; passed here, because an older form object returns the newer error too. */
  error: string | undefined;
}

/** Sets the other fields that an answer decides. */
function setOthers<Values extends FieldValues, Given>(
  form: BoundForm<Values, Given>,
  field: BoundField<Values>,
  answer: unknown,
): void {
  const others = Object.entries(field.sets?.(answer as never) ?? {});
  for (const [other, value] of others) form.set(other as FieldPath<Values>, value as never);
}

/** The control of a field, by its kind. */
function AnyControl<Values extends FieldValues, Given>(props: FieldControlProps<Values, Given>) {
  const { form, field } = props;
  const { name, label, hint, aside, width, min, maxLength, readAs, control: Own } = field;
  const answered = (answer: unknown) => setOthers(form, field, answer);
  const common = {
    form,
    name,
    label,
    hint,
    aside,
    width,
    optional: field.isOptional,
    disabled: field.isDisabled,
    readAs,
  };
  if (Own) return <Own form={form as never} field={field} />;
  switch (field.kind) {
    case 'yesNo':
      return (
        <YesNoRuled {...common} hint={typeof hint === 'string' ? hint : undefined} onAnswer={answered} />
      );
    case 'choice':
      return <ChoiceControl common={common} field={field} onChosen={answered} />;
    case 'day':
      return <DateRuled {...common} max={field.lastDay} />;
    case 'clock':
      return <ClockRuled {...common} />;
    case 'money':
      return <MoneyRuled {...common} {...{ min, maxLength }} allowCents={field.allowCents} />;
    case 'percent':
      return <PercentRuled {...common} {...{ min, maxLength }} />;
    case 'number':
      return (
        <NumberRuled {...common} {...{ min, maxLength }} decimals={field.decimals} grouped={field.grouped} />
      );
    case 'long':
      return <AreaRuled {...common} maxLength={maxLength} />;
    default:
      return <TextControl common={common} field={field} />;
  }
}

const isSameOption = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Returns whether both fields draw the same. Objects that are not identical count as different, except options. */
function isSameField<Values extends FieldValues>(a: BoundField<Values>, b: BoundField<Values>): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)] as (keyof BoundField<Values>)[]);
  keys.delete('readAs');
  return [...keys].every((key) =>
    key === 'options' ? isSameOption(a.options, b.options) : Object.is(a[key], b[key]),
  );
}

/**
 * The control of a field, drawn again only when its own props have changed: a key in one field draws that field, which
 * subscribes to its value itself. Handlers read the form as it is when they run, so an older form object does no harm.
 * Read-only fields and a form's own controls read all values, and are drawn each time.
 */
export const FieldControl = memo(AnyControl, (a, b) => {
  const isOwn = b.field.control !== undefined || b.form.readOnly;
  return (
    !isOwn &&
    a.form.control === b.form.control &&
    a.form.readOnly === b.form.readOnly &&
    a.error === b.error &&
    isSameField(a.field, b.field)
  );
}) as typeof AnyControl;

interface ControlProps<Values extends FieldValues> {
  /** The props that every control takes. */
  common: RuledFieldProps<Values>;
  field: BoundField<Values>;
}

/** A choice from a list, or a name that the user types. */
function ChoiceControl<Values extends FieldValues>(
  props: ControlProps<Values> & { onChosen: (answer: unknown) => void },
) {
  const { common, field, onChosen } = props;
  const { options, placeholder, own, maxLength, isNumeric } = field;
  if (own === undefined)
    return <SelectRuled {...common} {...{ options, placeholder, onChosen }} numeric={isNumeric} />;
  return (
    <ChoiceRuled
      {...common}
      {...{ options, placeholder, maxLength }}
      ownLabel={own.entry}
      ownName={own.label}
    />
  );
}

/** One line: text, an email address or a password. */
function TextControl<Values extends FieldValues>({ common, field }: ControlProps<Values>) {
  const { kind, maxLength, autoComplete, autoFocus, selectsAll, inputMode, spellCheck, clean } = field;
  if (kind === 'password') return <PasswordRuled {...common} {...{ autoComplete, autoFocus }} />;
  return (
    <TextRuled
      {...common}
      {...{ maxLength, autoComplete, autoFocus, selectsAll, inputMode, spellCheck, clean }}
      type={kind === 'email' ? 'email' : undefined}
    />
  );
}
