import {
  importRequestDetail,
  importRequestPage,
  type ImportRequestsInput,
} from '@roofline/schema/import-request/import-request';
import { byArgument } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';
import { queryOf } from '../upstream/query';

/** Reserve studies that customers sent. */
export function importRequestLoaders(rest: Rest) {
  return {
    importRequests: (asked: ImportRequestsInput) =>
      rest.get(restPath`/api/admin/import-request`, importRequestPage, queryOf({ ...asked })),
    importRequest: byArgument((importRequestId: string) =>
      rest.get(restPath`/api/admin/import-request/${uuid(importRequestId)}`, importRequestDetail),
    ),
  };
}
