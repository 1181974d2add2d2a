import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { workActor } from '../../platform/actor';
import type { BlobRow } from '../../platform/blobs/repository';
import { findBlob } from '../../platform/blobs/repository';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { PATIENCE, serviceKind, type NamedJobKind } from '../../platform/jobs/kind';
import { askService } from '../../platform/jobs/queue';
import { Problem } from '../../platform/problem';
import { selectFilesById } from '../repository/files';
import { storeText, type VersionAt } from '../repository/text';
import type { Content } from './text';
import { CSV, TEXT } from './types';
import { fileText } from './work';

export const TEXT_JOB = 'fileText';

/** Queues the jobs that read the text of file versions, in the transaction that adds the versions. */
export async function askForText(tx: Tx, now: Date, versions: readonly VersionAt[]): Promise<void> {
  for (const { workspaceId, propertyFileId, versionNumber } of versions) {
    const input = { workspaceId, propertyFileId, versionNumber } satisfies VersionAt;
    await askService(tx, { workspaceId, kind: TEXT_JOB, input, now, runAfter: now });
  }
}

/** A larger document is stored, but found only by its name and uploader. */
const MOST_BYTES = 50_000_000;
/** Only the beginning of a longer plain text is read. */
const PLAIN_BYTES = 1_000_000;
const WAIT_MS = 120_000;
/** The longest time that reading a document may take. */
const RUN_MS = 30_000;
/** Statuses of temporary failures: no thread is free, or the service stops. Any other is the document's fault. */
const PASSING = [429, 499, 503];

/** Returns the bytes of a file to read, cut for a long text; null for any other file that is too large. */
export async function contentOf(
  { blobs }: Pick<Deps, 'blobs'>,
  { blob, contentType }: { blob: BlobRow; contentType: string },
  limits = { plain: PLAIN_BYTES, whole: MOST_BYTES },
): Promise<Content | null> {
  const isPlain = contentType === TEXT || contentType === CSV;
  const size = blob.byteCount ?? 0;
  if (!isPlain && size > limits.whole) return null;
  const isCut = isPlain && size > limits.plain;
  const stream = await blobs.open(blob, isCut ? { start: 0, end: limits.plain - 1 } : undefined);
  return { contentType, bytes: await buffer(stream), isCut };
}

async function readText(deps: Deps, at: VersionAt, signal: AbortSignal): Promise<string | null> {
  const actor = workActor([at.workspaceId]);
  const found = await deps.database.tenant(
    actor,
    async (tx) => {
      const [file] = await selectFilesById(tx, [at.propertyFileId]);
      // The file was erased, or has a later version, which has its own job.
      if (file?.versionNumber !== at.versionNumber) return null;
      return { blob: await findBlob(tx, file), contentType: file.contentType };
    },
    { readOnly: true },
  );
  if (!found) return null;
  const { workspaceId } = at;
  const asked = { actor, signal, workspaceId, class: fileText.class, waitMs: WAIT_MS, runMs: RUN_MS };
  try {
    return await deps.work.turn(asked, async (turn) => {
      const content = await contentOf(deps, found);
      return content && turn.run(fileText, content);
    });
  } catch (error) {
    if (error instanceof Problem && PASSING.includes(error.status)) throw error;
    // The document takes too long or too much memory: it cannot be found by its content.
    return null;
  }
}

/** The job that reads the text of a file version for the search. Running it again changes nothing. */
const readTextKind = serviceKind<VersionAt>({
  name: TEXT_JOB,
  input: z.object({ workspaceId: z.uuid(), propertyFileId: z.uuid(), versionNumber: z.int() }),
  patience: PATIENCE,
  run: async ({ hold, signal }, at, deps) => {
    const body = await readText(deps, at, signal);
    await deps.database.tenant(workActor([at.workspaceId]), async (tx) => {
      await hold(tx);
      if (body !== null) await storeText(tx, at, body);
    });
  },
  // The file stays unsearchable by its content.
  giveUp: async () => undefined,
});

/** The same job, marked as not brief: it queues with the documents, so that it delays no mail. */
export const fileTextJob: NamedJobKind = { ...readTextKind, isBrief: false };
