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
}

/** What an answer decides of other fields is set with it. */
function setOthers<Values extends FieldValues, Given>(
  form: BoundForm<Values, Given>,
  field: BoundField<Values>,
  answer: unknown,
): void {
  const others = Object.entries(field.sets?.(answer as never) ?? {});
  for (const [other, value] of others) form.set(other as FieldPath<Values>, value as never);
}

/** The control of a field, by its kind. */
export function FieldControl<Values extends FieldValues, Given>(props: FieldControlProps<Values, Given>) {
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

interface ControlProps<Values extends FieldValues> {
  /** What every control takes. */
  common: RuledFieldProps<Values>;
  field: BoundField<Values>;
}

/** One of a list, or a name of one's own. */
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
