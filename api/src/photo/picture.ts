import { PICTURE_FAILED, PICTURE_GIVEN_UP } from '@roofline/schema/photo/photo';
import { conflict, Problem } from '../platform/problem';
import type { PhotoRow } from './repository/photos';

const RETRY_SECONDS = 2;

/** For now there is nothing to send: 409, with when to ask again. */
const beingMade = (detail: string) =>
  new Problem(409, [{ code: 'beingMade', detail }], { 'retry-after': String(RETRY_SECONDS) });

/** Named only where it is one of many. */
const failedOf = (failed: readonly PhotoRow[]) =>
  failed.length === 1
    ? `The file of ${failed[0]!.fileName} can't be read. Take it out of the selection, then download the others again.`
    : `The files of ${failed.length} of these photos can't be read. Take them out of the selection, then download the others again.`;

/** Why a photo has no picture and how to mend it; null where it has one or is to get one. */
export function pictureProblem({
  imageState,
  pictureGivenUp,
}: Pick<PhotoRow, 'imageState' | 'pictureGivenUp'>): string | null {
  if (imageState !== 'failed') return null;
  return pictureGivenUp ? PICTURE_GIVEN_UP : PICTURE_FAILED;
}

/** 409 for a photo that has no picture (yet): the file as it was sent is not served in its place (UP-17). */
export function requirePicture(row: PhotoRow): void {
  if (row.imageState === 'beingMade')
    throw beingMade('The picture is still being prepared. Ask for it again in a few seconds.');
  const problem = pictureProblem(row);
  if (problem !== null) throw conflict(problem, row.pictureGivenUp ? 'givenUp' : 'unreadable');
}

/** The same of many that are sent together. */
export function requirePictures(rows: readonly PhotoRow[]): void {
  const waiting = rows.filter(({ imageState }) => imageState === 'beingMade').length;
  if (waiting > 0)
    throw beingMade(
      `${waiting === 1 ? '1 of these pictures is' : `${waiting} of these pictures are`} still being prepared. Try again in a few seconds.`,
    );
  const failed = rows.filter(({ imageState }) => imageState === 'failed');
  if (failed.length > 0) throw conflict(failedOf(failed), 'unreadable');
}
