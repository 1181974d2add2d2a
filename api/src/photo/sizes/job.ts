import { z } from 'zod';
import { workActor } from '../../platform/actor';
import { letGo } from '../../platform/blobs/repository/free';
import { findBlob, type BlobRow } from '../../platform/blobs/repository';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { serviceKind, type NamedJobKind, type Patience, type ServiceRun } from '../../platform/jobs/kind';
import { askServiceOnce } from '../../platform/jobs/queue';
import { Problem } from '../../platform/problem';
import {
  findPhotos,
  photosBeingMade,
  setImage,
  takeUpAll,
  takeUpImage,
  type PhotoPlace,
} from '../repository/photos';
import { formatOfName, PHOTO_FORMATS, type PhotoFormat } from '../upload/reception';
import { makePicture, type MadePicture } from './make';

export const SIZES_JOB = 'photoSizes';

/** The input of the job: a photo and its format. */
const sizesInput = z.object({
  workspaceId: z.uuid(),
  propertyPhotoId: z.uuid(),
  format: z.enum(PHOTO_FORMATS),
});

/** A photo whose sizes have to be made, and its format, on which name and content of the file agreed. */
interface PhotoToMake extends PhotoPlace {
  format: PhotoFormat;
}

const SECOND = 1000;
const LONGEST_WAIT = 30 * 60 * SECOND;
/** The tries last longer than an hour, so that an outage of the store does not lose pictures. */
const PATIENCE: Patience = {
  tries: 10,
  waitAfter: (tries) => Math.min(SECOND * 4 ** (tries - 1), LONGEST_WAIT),
};
/** Statuses that pass by themselves: no thread is free, the store is down or full, the service stops. */
const PASSING = [429, 499, 503, 507];

/** Queues the sizes of photos, in the transaction that adds them or tries them again. */
export async function askForSizes(
  tx: Tx,
  now: Date,
  photos: readonly { row: PhotoPlace; format: PhotoFormat }[],
): Promise<void> {
  await askServiceOnce(
    tx,
    photos.map(({ row: { workspaceId, propertyPhotoId }, format }) => ({
      workspaceId,
      kind: SIZES_JOB,
      input: { workspaceId, propertyPhotoId, format } satisfies PhotoToMake,
      onceKey: `photo ${propertyPhotoId}`,
      now,
      runAfter: now,
    })),
  );
}

/** Queues the sizes of a property's waiting photos, after it was copied from another property. */
export async function askForSizesOf(
  tx: Tx,
  now: Date,
  place: { workspaceId: string; propertyId: string },
): Promise<void> {
  const rows = await photosBeingMade(tx, place);
  await askForSizes(
    tx,
    now,
    rows.map((row) => ({ row, format: formatOfName(row.fileName) })),
  );
}

/** Queues the sizes of all photos of an imported workspace, given-up ones too, since its store may have been down. */
export async function makeSizesOfAll(tx: Tx, workspaceId: string, now: Date): Promise<void> {
  await takeUpAll(tx, workspaceId);
  const rows = await photosBeingMade(tx, { workspaceId });
  await askForSizes(
    tx,
    now,
    rows.map((row) => ({ row, format: formatOfName(row.fileName) })),
  );
}

/** Sets a given-up picture back to being made, before its job runs again; returns false where it is not given up. */
export const retrySizes = (tx: Tx, input: unknown): Promise<boolean> =>
  takeUpImage(tx, sizesInput.parse(input));

/** Returns the file as it was sent; null for a photo that was erased or is ready. */
async function fileToMake({ database }: Deps, at: PhotoToMake): Promise<BlobRow | null> {
  return database.tenant(
    workActor([at.workspaceId]),
    async (tx) => {
      const [row] = await findPhotos(tx, [at.propertyPhotoId]);
      return row && row.imageState !== 'ready' ? findBlob(tx, row) : null;
    },
    { readOnly: true },
  );
}

/** Makes the picture in its sizes; returns null for a file that cannot be decoded. */
async function picture(
  deps: Deps,
  { signal }: ServiceRun,
  at: PhotoToMake,
  blob: BlobRow,
): Promise<MadePicture | null> {
  try {
    const actor = workActor([at.workspaceId]);
    return await makePicture(deps, { actor, blob, format: at.format, signal });
  } catch (error) {
    if (!(error instanceof Problem) || PASSING.includes(error.status)) throw error;
    // The file cannot be decoded, or takes longer than any picture would: both count as unreadable.
    return null;
  }
}

/** Makes the photo show the picture, and releases the uploaded file: it no longer counts, and the sweep deletes it. */
async function show(deps: Deps, job: ServiceRun, at: PhotoToMake, made: MadePicture): Promise<void> {
  const { image, sizes, width, height, placeholder } = made;
  const { workspaceId } = at;
  const bytes = { workspaceId, contentType: 'image/jpeg', source: image, variants: sizes };
  await deps.blobs.keep(bytes, (enter) =>
    deps.database.tenant(workActor([workspaceId]), async (tx) => {
      await job.hold(tx);
      const [row] = await findPhotos(tx, [at.propertyPhotoId], { lock: true });
      if (!row || row.imageState === 'ready') return;
      const shown = { blobId: await enter(tx), fileSize: image.byteLength, width, height, placeholder };
      await setImage(tx, at, { ...shown, imageState: 'ready' });
      await letGo(tx, workspaceId, [row.blobId], deps.clock.now());
    }),
  );
}

/** Makes the sizes of a photo after its upload, or marks it as failed. Running it again changes nothing. */
const makeSizesKind = serviceKind<PhotoToMake>({
  name: SIZES_JOB,
  input: sizesInput,
  patience: PATIENCE,
  run: async (job, at, deps) => {
    const blob = await fileToMake(deps, at);
    if (!blob) return;
    const made = await picture(deps, job, at, blob);
    if (made) return show(deps, job, at, made);
    await deps.database.tenant(workActor([at.workspaceId]), async (tx) => {
      await job.hold(tx);
      await setImage(tx, at, { imageState: 'failed', pictureGivenUp: false });
    });
  },
  giveUp: (tx, at) => setImage(tx, at, { imageState: 'failed', pictureGivenUp: true }),
});

/** The job computes, so it takes turns with documents, does not delay mail, and runs after other uploads. */
export const photoSizesJob: NamedJobKind = { ...makeSizesKind, isBrief: false, isAfterUploads: true };
