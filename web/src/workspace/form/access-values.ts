import type { RoleName } from '@roofline/schema/account/account';
import type { AccessChoices } from './access-choices';

/** What the role and its properties hold while a form is filled in. */
export interface AccessValues {
  roleName: RoleName | undefined;
  propertyIds: string[];
}

/** What the two fields follow from beside the values; nothing to choose from until the roles are read. */
export interface AccessPlace {
  choices: AccessChoices | undefined;
  canChangeRole: boolean;
  canChangeProperties: boolean;
}

/** The chosen role, as it can be chosen. */
export const chosenRole = ({ roleName }: AccessValues, { choices }: AccessPlace) =>
  choices?.roles.find(({ value }) => value === roleName);
