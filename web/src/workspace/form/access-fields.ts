import type { FieldPath } from 'react-hook-form';
import type { ListedSection } from '../../app/fields/field-list';
import { chosenRole, type AccessPlace, type AccessValues } from './access-values';
import { AssignedProperties } from './AssignedProperties';

/** Returns the fields of the role and, where it does not reach all properties, of the assigned ones. */
export const accessSection = <Values extends AccessValues>(): ListedSection<Values, AccessPlace> => ({
  when: (_values, { choices }) => choices !== undefined,
  rows: [
    {
      name: 'roleName' as FieldPath<Values>,
      placeholder: 'Choose a role',
      options: (_values, { choices }) => choices?.roles ?? [],
      isDisabled: (_values, { canChangeRole }) => !canChangeRole,
      hint: (_values, { canChangeRole }) => (canChangeRole ? undefined : 'You may not change this role.'),
      width: '240px',
    },
    {
      name: 'propertyIds' as FieldPath<Values>,
      control: AssignedProperties,
      when: (values, place) => chosenRole(values, place) !== undefined,
    },
  ],
});
