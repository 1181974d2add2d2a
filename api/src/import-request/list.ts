import type {
  ImportRequestDetail,
  ImportRequestPage,
  ImportRequestsInput,
} from '@roofline/schema/import-request/import-request';
import type { Actor } from '../platform/actor';
import { findBlob } from '../platform/blobs/repository';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { forbidden } from '../platform/problem';
import type { FileToSend } from '../platform/route/answer';
import { presentRequest, requireRequest } from './access';
import { requestSight } from './policy';
import { waitingPreview, type Reader } from './reading';
import { countRequests, selectRequests } from './repository';
import { WORKBOOK } from './upload';

/** Returns a page of the requests that the actor sees, newest first. Two statements. */
export async function listRequests(
  tx: Tx,
  actor: Actor,
  { status, page, pageSize }: ImportRequestsInput,
): Promise<ImportRequestPage> {
  const sight = requestSight(actor);
  if (!sight) throw forbidden();
  const rows = await selectRequests(tx, sight, { status, limit: pageSize, offset: (page - 1) * pageSize });
  const counts = await countRequests(tx, sight, status);
  return { items: rows.map((row) => presentRequest(row, actor)), page, pageSize, ...counts };
}

/** Returns a request with a preview of its import. */
export async function readRequest(
  deps: Deps,
  reader: Reader,
  importRequestId: string,
): Promise<ImportRequestDetail> {
  const { actor } = reader;
  const row = await deps.database.tenant(actor, (tx) => requireRequest(tx, actor, importRequestId), {
    readOnly: true,
  });
  const preview = row.importId === null ? null : await waitingPreview(deps, reader, row.importId);
  return { ...presentRequest(row, actor), preview };
}

/** Returns the workbook as it was sent, or as staff replaced it. */
export async function readWorkbook(tx: Tx, actor: Actor, importRequestId: string): Promise<FileToSend> {
  const row = await requireRequest(tx, actor, importRequestId);
  return { blob: await findBlob(tx, row), contentType: WORKBOOK.contentType, fileName: row.fileName };
}
