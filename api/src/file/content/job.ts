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

/** Has the text of versions of files read, in the transaction that adds them. */
export async function askForText(tx: Tx, now: Date, versions: readonly VersionAt[]): Promise<void> {
  for (const { workspaceId, propertyFileId, versionNumber } of versions) {
    const input = { workspaceId, propertyFileId, versionNumber } satisfies VersionAt;
    await askService(tx, { workspaceId, kind: TEXT_JOB, input, now, runAfter: now });
  }
}

/** A larger document is stored, and found by its name only. */
const MOST_BYTES = 50_000_000;
/** Of a plain text the beginning is enough. */
const PLAIN_BYTES = 1_000_000;
const WAIT_MS = 120_000;
/** So long a document may take to be read. */
const RUN_MS = 30_000;
/** What passes by itself: no thread is free, or the service stops. Anything else is the document's fault. */
const PASSING = [429, 499, 503];

/** The bytes of a file that are read, at most so many. */
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
      // Erased, or replaced by a later version, which has a job of its own.
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
    // A document that takes too long or more memory than there is: it is only not found by its content.
    return null;
  }
}

/** Reads the text inside a version of a file, so that it is found by it. Doing it again changes nothing. */
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
  // It stays unsearchable by its content.
  giveUp: async () => undefined,
});

/** It computes, so it waits its turn with the documents and keeps no mail waiting. */
export const fileTextJob: NamedJobKind = { ...readTextKind, isBrief: false };
