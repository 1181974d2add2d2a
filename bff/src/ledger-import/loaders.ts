import { ledgerImportPreview } from '@roofline/schema/ledger-import/ledger-import';
import { byArgument } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';

export function ledgerImportLoaders(rest: Rest) {
  return {
    ledgerImport: byArgument((id: string) =>
      rest.get(restPath`/api/ledger/import/${uuid(id)}`, ledgerImportPreview),
    ),
  };
}
