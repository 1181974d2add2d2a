import type { RoleName } from '@roofline/schema/account/account';
import type { AccessChoices } from './access-choices';

/** The values of the role and its properties while the user fills in a form. */
export interface AccessValues {
  roleName: RoleName | undefined;
  propertyIds: string[];
}

/** The data that both fields need beside their values; without choices until the roles have loaded. */
export interface AccessPlace {
  choices: AccessChoices | undefined;
  canChangeRole: boolean;
  canChangeProperties: boolean;
}

/** Returns the chosen role. */
export const chosenRole = ({ roleName }: AccessValues, { choices }: AccessPlace) =>
  choices?.roles.find(({ value }) => value === roleName);
