import { chakra } from '@chakra-ui/react';
import type { FieldPath } from 'react-hook-form';
import { SelectRuled } from '../../ui/ruled-form/RuledFields';
import { useRuled } from '../../ui/ruled-form/ruled-field';
import type { FormOfFields } from '../../ui/ruled-form/use-ruled-form';
import type { AccessChoices, AccessValues } from './access-choices';
import { PropertyChecklist } from './PropertyChecklist';

export interface AccessFieldsProps<Values extends AccessValues> {
  form: FormOfFields<Values>;
  choices: AccessChoices;
  canChangeRole?: boolean;
  canChangeProperties?: boolean;
  roleHint?: string;
}

/** Role, and the properties where the role does not reach them all. */
export function AccessFields<Values extends AccessValues>(props: AccessFieldsProps<Values>) {
  const { form, choices, canChangeRole = true, canChangeProperties = true, roleHint } = props;
  const role = choices.roles.find((each) => each.value === form.values.roleName);
  const name = 'propertyIds' as FieldPath<Values>;
  const { edit } = useRuled({ form, name, label: 'Assigned properties' });
  return (
    <>
      <SelectRuled
        form={form}
        name={'roleName' as FieldPath<Values>}
        label="Role"
        placeholder="Choose a role"
        options={choices.roles}
        disabled={!canChangeRole}
        hint={roleHint}
        width="240px"
      />
      {role?.reachesAllProperties && (
        <chakra.p color="fg.muted" textStyle="table">
          {role.label} reaches every property of the workspace.
        </chakra.p>
      )}
      {role && !role.reachesAllProperties && (
        <PropertyChecklist
          properties={choices.properties}
          chosen={form.values.propertyIds}
          onChange={edit}
          disabled={!canChangeProperties}
          error={form.errorOf(name)}
        />
      )}
    </>
  );
}
