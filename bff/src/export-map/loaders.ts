import { exportMap, exportMapTry } from '@roofline/schema/export-map/export-map';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';
import { queryOf } from '../upstream/query';

/** Export maps of properties, for staff. */
export function exportMapLoaders(rest: Rest) {
  return {
    exportMap: (propertyId: string) =>
      rest.get(restPath`/api/admin/exportmap/${uuid(propertyId)}`, exportMap.nullable()),
    exportMapTry: ({ propertyId, fiscalYear }: { propertyId: string; fiscalYear?: number | null }) =>
      rest.get(
        restPath`/api/admin/exportmap/${uuid(propertyId)}/try`,
        exportMapTry.nullable(),
        queryOf({ fiscalYear: fiscalYear ?? undefined }),
      ),
  };
}
