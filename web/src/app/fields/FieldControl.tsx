import type { FieldPath, FieldValues } from 'react-hook-form';
import { ChoiceRuled } from '../../ui/ruled-form/ChoiceRuled';
import { MoneyRuled, NumberRuled, PercentRuled } from '../../ui/ruled-form/NumericRuled';
import { AreaRuled, DateRuled, SelectRuled, TextRuled, YesNoRuled } from '../../ui/ruled-form/RuledFields';
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
export function FieldControl<Values extends FieldValues, Given>({
  form,
  field,
}: FieldControlProps<Values, Given>) {
  const { name, label, hint, width, min, maxLength, placeholder, options, own, readAs } = field;
  const answered = (answer: unknown) => setOthers(form, field, answer);
  const common = {
    form,
    name,
    label,
    hint,
    width,
    optional: field.isOptional,
    disabled: field.isDisabled,
    readAs,
  };
  const { control: Own } = field;
  if (Own) return <Own form={form as never} field={field} />;
  switch (field.kind) {
    case 'yesNo':
      return (
        <YesNoRuled {...common} hint={typeof hint === 'string' ? hint : undefined} onAnswer={answered} />
      );
    case 'choice':
      return own ? (
        <ChoiceRuled
          {...common}
          {...{ options, placeholder }}
          ownLabel={own.entry}
          ownName={own.label}
          maxLength={maxLength}
        />
      ) : (
        <SelectRuled
          {...common}
          {...{ options, placeholder }}
          numeric={field.isNumeric}
          onChosen={answered}
        />
      );
    case 'day':
      return <DateRuled {...common} max={field.lastDay} />;
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
    case 'text': {
      const { autoComplete, autoFocus, inputMode, clean } = field;
      return <TextRuled {...common} {...{ maxLength, autoComplete, autoFocus, inputMode, clean }} />;
    }
  }
}
