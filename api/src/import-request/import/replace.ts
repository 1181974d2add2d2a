import { IMPORT_REQUEST_STATUSES } from '@roofline/schema/import-request/import-request';
import { waitingFile } from '../../component-import/access';
import { recordActivity } from '../../activity/service';
import { assertQuota } from '../../platform/blobs/quota';
import type { EnterBlob, StoredBlob } from '../../platform/blobs/store';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { conflict } from '../../platform/problem';
import { holdOpenRequest, requireRequest } from '../access';
import { keepStudy, readStudy, type Reader, type ReadStudy } from '../reading';
import { updateRequest, type RequestRow } from '../repository';
import { readStored } from '../take';
import { WORKBOOK, type UploadedStudy } from '../upload';
import type { Importing } from './accept';
import { assertIdle } from './under-way';

/** The year to import into, and another file if staff sends one. */
export interface Wanted {
  fiscalYear: number;
  file: UploadedStudy | null;
}

interface NewFile {
  file: UploadedStudy;
  enter: EnterBlob;
  stored: StoredBlob;
}

/** Stores a file in place of the one that was sent, and records that in the activity. */
async function enterFile(tx: Tx, deps: Deps, { actor }: Reader, row: RequestRow, given: NewFile) {
  const { workspaceId, propertyId } = row;
  const { fileName, fileSize } = given.file;
  await assertQuota(tx, deps.config, workspaceId, given.stored);
  const description = `Replaced the study ${row.fileName} by ${fileName}`;
  await recordActivity(
    tx,
    { workspaceId, propertyId, actor, at: deps.clock.now() },
    { type: 'reserve study', entityName: fileName, description },
  );
  return { blobId: await given.enter(tx), fileName, fileSize };
}

/** Stores another reading of the request's file, or another file, without changing the inventory. */
function stage(
  deps: Deps,
  reader: Reader,
  row: RequestRow,
  { fiscalYear, read, given }: { fiscalYear: number; read: ReadStudy; given: NewFile | null },
): Promise<void> {
  const { actor } = reader;
  const { importRequestId, version, workspaceId, propertyId } = row;
  const at = { workspaceId, propertyId, fiscalYear };
  return deps.database.tenant(actor, async (tx) => {
    const held = await holdOpenRequest(tx, actor, importRequestId, version);
    await assertIdle(tx, held);
    await updateRequest(tx, held, {
      fiscalYear,
      status: IMPORT_REQUEST_STATUSES.Received,
      takenBy: actor.fullName,
      takenAt: deps.clock.now(),
      problems: read.problems,
      problemCount: read.problemCount,
      importId: await keepStudy(tx, deps, actor, at, read),
      ...(given && (await enterFile(tx, deps, reader, held, given))),
    });
  });
}

async function restage(deps: Deps, reader: Reader, row: RequestRow, { fiscalYear, file }: Wanted) {
  if (!file) {
    const read = await readStored(deps, reader, row, fiscalYear);
    return stage(deps, reader, row, { fiscalYear, read, given: null });
  }
  const { workspaceId, propertyId } = row;
  const read = await readStudy(deps, reader, { workspaceId, propertyId, fiscalYear }, file);
  const bytes = { workspaceId, contentType: WORKBOOK.contentType, source: file };
  return deps.blobs.keep(bytes, (enter, stored) =>
    stage(deps, reader, row, { fiscalYear, read, given: { file, enter, stored } }),
  );
}

/** Returns the request with its file waiting for the year; null if the file has to be read first. */
async function waiting(
  deps: Deps,
  { actor }: Reader,
  importRequestId: string,
  fiscalYear: number,
): Promise<Importing | null> {
  return deps.database.tenant(
    actor,
    async (tx) => {
      const row = await requireRequest(tx, actor, importRequestId);
      const file = row.importId && (await waitingFile(tx, row.importId));
      return file && row.importId && row.fiscalYear === fiscalYear
        ? { row, importId: row.importId, file }
        : null;
    },
    { readOnly: true },
  );
}

const closedYear = (fiscalYear: number) =>
  conflict(
    `${fiscalYear} is not open for changes at this property. Set the year up first, or choose another one.`,
    'yearClosed',
  );

/** Returns the request with its file waiting for the year; reads the file if it does not wait yet. */
export async function makeWaiting(
  deps: Deps,
  reader: Reader,
  row: RequestRow,
  wanted: Wanted,
): Promise<Importing> {
  const { importRequestId } = row;
  const { fiscalYear, file } = wanted;
  const ready = file === null ? await waiting(deps, reader, importRequestId, fiscalYear) : null;
  if (ready) return { ...ready, row };
  await restage(deps, reader, row, wanted);
  const read = await waiting(deps, reader, importRequestId, fiscalYear);
  if (!read) throw closedYear(fiscalYear);
  return read;
}
