import { Field } from '../../../ui/field/Field';
import { formatMoneyExact } from '../../../ui/format/money';
import { MoneyInput } from '../../../ui/masked/MoneyInput';
import { ReadOnlyField } from '../../../ui/ruled-form/ReadOnlyField';
import { asNumber, useRuled, type RuledFieldProps } from '../../../ui/ruled-form/ruled-field';
import type { FactValues } from './fact-values';

/** Dollars and cents: what one owner pays is rarely round. */
export function ExactMoney(props: RuledFieldProps<FactValues>) {
  const { form, name, label, hint, optional, width } = props;
  const { value, edit, ...control } = useRuled(props);
  const amount = asNumber(value);
  if (form.readOnly)
    return <ReadOnlyField label={label} text={amount === null ? '' : formatMoneyExact(amount)} />;
  return (
    <Field
      id={form.idOf(name)}
      label={label}
      hint={hint}
      optional={optional}
      width={width}
      error={form.errorOf(name)}
    >
      <MoneyInput {...control} allowCents maxLength={13} value={amount} onChange={edit} />
    </Field>
  );
}
