import { extensionOf } from '../platform/upload/file-name';

/** Returns the name of a photo for its download, which is always a JPEG. */
export function jpegName(fileName: string): string {
  const extension = extensionOf(fileName);
  if (extension === '.jpg' || extension === '.jpeg') return fileName;
  return `${extension === '' ? fileName : fileName.slice(0, -extension.length)}.jpg`;
}
