import { INVALID_PHOTO_TYPE } from '@roofline/schema/photo/photo';
import { limits } from '@roofline/schema/value/limits';
import { fileProblem } from '../../app/upload/file-problem';

/** Returns what is wrong with a chosen photo before it is sent, or null; the service checks again, more closely. */
export const photoFileProblem = (file: { name: string; size: number }): string | null =>
  fileProblem(file, {
    endings: limits.photoExtensions,
    maxBytes: limits.photoMaxBytes,
    wrongType: INVALID_PHOTO_TYPE,
  });

/** Returns the pictures of a paste; those that the browser calls `image.png` are named by the time. */
export function pastedPhotos(data: DataTransfer | null, now: Date): File[] {
  const stamp = now.toISOString().slice(0, 19).replace(/[T:]/g, '-');
  return [...(data?.files ?? [])]
    .filter(({ type }) => type.startsWith('image/'))
    .map((file, n) => {
      if (file.name !== 'image.png') return file;
      return new File([file], `Pasted ${stamp}${n === 0 ? '' : `-${n + 1}`}.png`, { type: file.type });
    });
}
