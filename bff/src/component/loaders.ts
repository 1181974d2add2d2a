import { component, componentList } from '@roofline/schema/component/component';
import { byArgument } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { fiscalYearNumber, restPath, uuid } from '../upstream/path';

export function componentLoaders(rest: Rest) {
  return {
    /** The inventory of a property and year. */
    components: (propertyId: string, fiscalYear: number) =>
      rest.get(restPath`/api/component/property/${uuid(propertyId)}`, componentList, {
        fiscalYear: String(fiscalYearNumber(fiscalYear)),
      }),
    component: byArgument((id: string) => rest.get(restPath`/api/component/${uuid(id)}`, component)),
  };
}
