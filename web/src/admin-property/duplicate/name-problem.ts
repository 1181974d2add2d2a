import { propertyName } from '@roofline/schema/property/property-name';

/** Returns why a property cannot have the name; undefined where it can. */
export const nameProblem = (name: string): string | undefined =>
  propertyName.safeParse(name).error?.issues[0]?.message;
