import { limits } from '@roofline/schema/value/limits';
import type { FieldValues } from 'react-hook-form';
import type { OwnControlProps } from '../../app/fields/bound-field';
import { Field } from '../../ui/field/Field';
import { TextInput } from '../../ui/field/TextInput';
import { asText, useRuled } from '../../ui/ruled-form/use-ruled';

/** The name of a phase, edited in its row. */
export function PhaseNameField<Values extends FieldValues>({ form, field }: OwnControlProps<Values, object>) {
  const { name } = field;
  const { value, edit, ...control } = useRuled({ form, name });
  const place = Number(name.split('.')[1]) + 1;
  return (
    <Field id={form.idOf(name)} label={`Name of phase ${place}`} hideLabel error={form.errorOf(name)}>
      <TextInput
        {...control}
        size="sm"
        maxLength={limits.phaseNameMax}
        value={asText(value)}
        onChange={(event) => edit(event.currentTarget.value)}
      />
    </Field>
  );
}
