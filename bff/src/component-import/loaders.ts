import { importPreview } from '@roofline/schema/component-import/component-import';
import { byArgument } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';

export function componentImportLoaders(rest: Rest) {
  return {
    componentImport: byArgument((id: string) =>
      rest.get(restPath`/api/component/import/${uuid(id)}`, importPreview),
    ),
  };
}
