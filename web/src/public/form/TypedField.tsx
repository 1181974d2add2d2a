import type { FieldValues } from 'react-hook-form';
import type { OwnControlProps } from '../../app/fields/bound-field';
import { asText, useRuled } from '../../ui/ruled-form/use-ruled';
import { LabelledInput } from './LabelledInput';
import { PasswordField } from './PasswordField';

export interface TypedFieldProps<Values extends FieldValues, Given> extends OwnControlProps<Values, Given> {
  'aria-describedby'?: string;
}

/** A line of text, an address or a password of a public form. */
export function TypedField<Values extends FieldValues, Given>(props: TypedFieldProps<Values, Given>) {
  const { form, field } = props;
  const { name, label, hint, aside, kind, autoComplete, autoFocus, spellCheck } = field;
  const { value, edit, ...control } = useRuled({ form, name });
  const common = {
    ...control,
    label,
    hint,
    aside,
    autoComplete,
    autoFocus,
    spellCheck,
    id: form.idOf(name),
    error: form.errorOf(name),
    value: asText(value),
    onChange: (event: { currentTarget: HTMLInputElement }) => edit(event.currentTarget.value),
    'aria-describedby': props['aria-describedby'],
  };
  if (kind === 'password') return <PasswordField {...common} />;
  return <LabelledInput {...common} type={kind === 'email' ? 'email' : 'text'} />;
}
