import { propertyImport } from '@roofline/schema/property-import/property-import';
import { byArgument } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';

export function propertyImportLoaders(rest: Rest) {
  return {
    propertyImport: byArgument((id: string) =>
      rest.get(restPath`/api/property/import/${uuid(id)}`, propertyImport),
    ),
  };
}
