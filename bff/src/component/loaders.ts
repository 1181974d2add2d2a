import { component, componentList, type ComponentList } from '@roofline/schema/component/component';
import { z } from 'zod';
import { aloneOrTogether, byArgument, oneById, SHORT_BATCH_IDS, type BatchRead } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { unlessForbidden } from '../upstream/errors';
import { fiscalYearNumber, restPath, uuid } from '../upstream/path';

const inventories: BatchRead<ComponentList> = {
  path: restPath`/api/component/inventories`,
  argument: 'propertyIds',
  shape: z.array(componentList.nullable()),
  most: SHORT_BATCH_IDS,
};

export function componentLoaders(rest: Rest) {
  return {
    /** The inventory of a year, by property. */
    components: byArgument((fiscalYear: number) => {
      const query = { fiscalYear: String(fiscalYearNumber(fiscalYear)) };
      return aloneOrTogether<ComponentList>(
        (id) =>
          unlessForbidden(
            rest.get(restPath`/api/component/property/${uuid(id)}`, componentList, query),
            null,
          ),
        oneById<ComponentList>(rest, inventories, (row) => row.propertyId, query),
      );
    }),
    component: byArgument((id: string) => rest.get(restPath`/api/component/${uuid(id)}`, component)),
  };
}
