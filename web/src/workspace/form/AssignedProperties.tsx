import { chakra } from '@chakra-ui/react';
import type { OwnControlProps } from '../../app/fields/bound-field';
import { useRuled } from '../../ui/ruled-form/use-ruled';
import { chosenRole, type AccessPlace, type AccessValues } from './access-values';
import { PropertyChecklist } from './PropertyChecklist';

/** Lets the user assign properties to a role that does not reach all of them. */
export function AssignedProperties<Values extends AccessValues>(props: OwnControlProps<Values, AccessPlace>) {
  const { form, field } = props;
  const { values, given } = form;
  const { edit } = useRuled({ form, name: field.name });
  const role = chosenRole(values, given);
  if (!given.choices) return null;
  if (role?.reachesAllProperties)
    return (
      <chakra.p color="fg.muted" textStyle="table">
        {role.label} has access to every property of the portfolio.
      </chakra.p>
    );
  return (
    <PropertyChecklist
      workspaceId={given.choices.workspaceId}
      chosen={values.propertyIds}
      onChange={edit}
      disabled={!given.canChangeProperties}
      error={form.errorOf(field.name)}
    />
  );
}
