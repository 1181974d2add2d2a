import type { FilePreview } from '@roofline/schema/file/file';
import type { Actor } from '../../platform/actor';
import { findBlob } from '../../platform/blobs/repository';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/problem';
import { requireFile } from '../access';
import { contentOf } from './job';
import { previewKindOf } from './types';
import { filePreviewing, imagePreviewing } from './work';

/** A larger workbook or picture has no preview; a larger text is cut. */
const LIMITS = { plain: 500_000, whole: 20_000_000 };

/** A request for the preview of a file. */
interface Look {
  actor: Actor;
  fileId: string;
  signal: AbortSignal;
}

const found = (deps: Deps, { actor, fileId }: Look) =>
  deps.database.tenant(
    actor,
    async (tx) => {
      const { file } = await requireFile(tx, actor, fileId, { need: 'viewFiles' });
      const { contentType, fileName, workspaceId } = file;
      return { blob: await findBlob(tx, file), contentType, fileName, workspaceId };
    },
    { readOnly: true },
  );

/** Returns the beginning of a file as text or table; null where it has no such preview. */
export async function previewFile(deps: Deps, look: Look): Promise<FilePreview | null> {
  const file = await found(deps, look);
  if (!['text', 'table'].includes(previewKindOf(file.contentType))) return null;
  const { actor, signal } = look;
  return deps.work.turn({ actor, signal, workspaceId: file.workspaceId, class: 'quick' }, async (turn) => {
    const content = await contentOf(deps, file, LIMITS);
    return content && turn.run(filePreviewing, content);
  });
}

/** Returns the bytes that our viewer shows: a PDF unchanged, an image from our own encoder; 404 for anything else. */
export async function previewBytes(deps: Deps, look: Look) {
  const file = await found(deps, look);
  const kind = previewKindOf(file.contentType);
  if (kind === 'pdf') return file;
  if (kind !== 'image') throw notFound();
  const { actor, signal } = look;
  const { contentType, fileName } = file;
  const bytes = await deps.work.turn(
    { actor, signal, workspaceId: file.workspaceId, class: 'quick' },
    async (turn) => {
      const content = await contentOf(deps, file, LIMITS);
      return content && turn.run(imagePreviewing, content);
    },
  );
  if (!bytes) throw notFound();
  return { bytes, contentType, fileName };
}
