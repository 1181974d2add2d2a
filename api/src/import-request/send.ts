import {
  IMPORT_REQUEST_STATUSES,
  OPEN_REQUESTS_MAX,
  type ImportRequest,
  type ImportRequestInput,
} from '@roofline/schema/import-request/import-request';
import { recordActivity } from '../activity/service';
import type { Actor } from '../platform/actor';
import { assertQuota } from '../platform/blobs/quota';
import type { EnterBlob, StoredBlob } from '../platform/blobs/store';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { newId } from '../platform/ids';
import { conflict } from '../platform/problem';
import type { Once } from '../platform/route/declaration';
import { requireProperty } from '../property/access';
import { presentRequest, requireRequest } from './access';
import { keepStudy, readStudy, type ReadStudy } from './reading';
import { countOpen, insertRequest } from './repository';
import { WORKBOOK, type UploadedStudy } from './upload';

/** A study that a user sends. */
interface Sent {
  actor: Actor;
  signal: AbortSignal;
  input: ImportRequestInput;
  file: UploadedStudy;
}

/** Returns the property, for users who run it; refuses if too many of its studies wait. */
async function placeOf(tx: Tx, actor: Actor, input: ImportRequestInput, options: { lock?: boolean } = {}) {
  const { property } = await requireProperty(tx, actor, input.propertyId, { need: 'edit', ...options });
  if ((await countOpen(tx, property)) >= OPEN_REQUESTS_MAX)
    throw conflict(
      `At most ${OPEN_REQUESTS_MAX} studies of a property wait at once. Wait until Roofline has imported some of them.`,
      'tooManyRequests',
    );
  return property;
}

interface NewRequest {
  read: ReadStudy;
  enter: EnterBlob;
  stored: StoredBlob;
}

async function addRequest(
  tx: Tx,
  deps: Deps,
  { actor, input, file }: Sent,
  { read, enter, stored }: NewRequest,
): Promise<ImportRequest> {
  const { workspaceId, propertyId } = await placeOf(tx, actor, input, { lock: true });
  const at = { workspaceId, propertyId, fiscalYear: input.fiscalYear };
  await assertQuota(tx, deps.config, workspaceId, stored);
  const { fileName, fileSize } = file;
  const { problems, problemCount } = read;
  const importRequestId = newId();
  const now = deps.clock.now();
  await insertRequest(tx, {
    ...at,
    importRequestId,
    status: IMPORT_REQUEST_STATUSES.New,
    blobId: await enter(tx),
    fileName,
    fileSize,
    problems,
    problemCount,
    importId: await keepStudy(tx, deps, actor, at, read),
    userId: actor.userId,
    userName: actor.fullName,
    createdAt: now,
  });
  const description = `Sent the study ${fileName} to Roofline, to be imported into ${input.fiscalYear}`;
  await recordActivity(
    tx,
    { workspaceId, propertyId, actor, at: now },
    { type: 'reserve study', entityName: fileName, description },
  );
  return presentRequest(await requireRequest(tx, actor, importRequestId), actor);
}

/** Reads a study and stores it with a request. A file that cannot be read is refused, and nothing is stored. */
export async function sendStudy(deps: Deps, sent: Sent, once: Once): Promise<ImportRequest> {
  const { actor, input, file } = sent;
  const { workspaceId, propertyId } = await deps.database.tenant(actor, (tx) => placeOf(tx, actor, input), {
    readOnly: true,
  });
  const read = await readStudy(deps, sent, { ...input, workspaceId, propertyId }, file);
  const bytes = { workspaceId, contentType: WORKBOOK.contentType, source: file };
  const { fileName, sha256 } = file;
  return deps.blobs.keep(bytes, (enter, stored) =>
    once((tx) => addRequest(tx, deps, sent, { read, enter, stored }), { ...input, fileName, sha256 }),
  );
}
