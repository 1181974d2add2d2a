import { PICTURE_FAILED, PICTURE_GIVEN_UP } from '@roofline/schema/photo/photo';
import { conflict, Problem } from '../platform/problem';
import type { PhotoRow } from './repository/photos';

const RETRY_SECONDS = 2;

/** Returns the 409 for a picture that is not ready, with the time to ask again. */
const beingMade = (detail: string) =>
  new Problem(409, [{ code: 'beingMade', detail }], { 'retry-after': String(RETRY_SECONDS) });

/** Describes unreadable photos of a selection: a single one by its name, several by their number. */
const failedOf = (failed: readonly PhotoRow[]) =>
  failed.length === 1
    ? `The file of ${failed[0]!.fileName} can't be read. Take it out of the selection, then download the others again.`
    : `The files of ${failed.length} of these photos can't be read. Take them out of the selection, then download the others again.`;

/** Returns why a photo has no picture and how to mend it; null where it has one or will get one. */
export function pictureProblem({
  imageState,
  pictureGivenUp,
}: Pick<PhotoRow, 'imageState' | 'pictureGivenUp'>): string | null {
  if (imageState !== 'failed') return null;
  return pictureGivenUp ? PICTURE_GIVEN_UP : PICTURE_FAILED;
}

/** Throws 409 for a photo without a picture (yet), as the file as sent is not served in its place (UP-17). */
export function requirePicture(row: PhotoRow): void {
  if (row.imageState === 'beingMade')
    throw beingMade('The picture is still being prepared. Ask for it again in a few seconds.');
  const problem = pictureProblem(row);
  if (problem !== null) throw conflict(problem, row.pictureGivenUp ? 'givenUp' : 'unreadable');
}

/** Throws 409 where one of the photos of a download has no picture (yet). */
export function requirePictures(rows: readonly PhotoRow[]): void {
  const waiting = rows.filter(({ imageState }) => imageState === 'beingMade').length;
  if (waiting > 0)
    throw beingMade(
      `${waiting === 1 ? '1 of these pictures is' : `${waiting} of these pictures are`} still being prepared. Try again in a few seconds.`,
    );
  const failed = rows.filter(({ imageState }) => imageState === 'failed');
  if (failed.length > 0) throw conflict(failedOf(failed), 'unreadable');
}
