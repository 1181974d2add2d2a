import { chakra } from '@chakra-ui/react';
import { ComponentChoice } from '../../app/attach/AssignDialog';
import type { OwnControlProps } from '../../app/fields/bound-field';
import { FieldError } from '../../ui/field/Field';
import type { CreateChoices, CreateValues } from './create-choices';

/** The components that a project works on. */
export function ComponentsField({ form, field }: OwnControlProps<CreateValues, CreateChoices>) {
  const chosen = form.values.components;
  const error = form.errorOf('components');
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="1.5">
        {field.label}{' '}
        <chakra.span color="fg.subtle" fontWeight="400">
          {chosen.length > 0 ? `${chosen.length} chosen` : 'Optional'}
        </chakra.span>
      </chakra.legend>
      <ComponentChoice
        components={form.given.components}
        chosen={chosen}
        onTick={(id, isOn) =>
          form.set('components', isOn ? [...chosen, id] : chosen.filter((each) => each !== id))
        }
      />
      {error && <FieldError>{error}</FieldError>}
    </chakra.fieldset>
  );
}
