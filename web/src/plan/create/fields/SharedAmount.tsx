import { get } from 'react-hook-form';
import { limits } from '@roofline/schema/value/limits';
import type { OwnControlProps } from '../../../app/fields/bound-field';
import { Field } from '../../../ui/field/Field';
import { MoneyInput } from '../../../ui/masked/MoneyInput';
import { asNumber, useRuled } from '../../../ui/ruled-form/use-ruled';
import type { AssessmentValues } from '../plan-values';
import type { PlanPlace } from './plan-place';

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** An amount typed for all units or for one; the form stores the total. */
export function SharedAmount({ form, field }: OwnControlProps<AssessmentValues, PlanPlace>) {
  const { name, label, hint } = field;
  const { value, edit, ...control } = useRuled({ form, name });
  const units = form.given.basis.numberOfUnits;
  const total = asNumber(value);
  const isPerUnit = get(form.values, name.replace(/amount$/, 'share')) === 'unit';
  return (
    <Field id={form.idOf(name)} label={label} hint={hint} error={form.errorOf(name)}>
      <MoneyInput
        {...control}
        allowCents
        maxLength={limits.feeMaxChars}
        value={total === null || !isPerUnit ? total : cents(total / units)}
        onChange={(typed) => edit(typed === null || !isPerUnit ? typed : cents(typed * units))}
      />
    </Field>
  );
}
