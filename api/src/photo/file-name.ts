import { extensionOf } from '../platform/upload/file-name';

/** The name under which a photo is downloaded: what is served is a JPEG, whatever was sent. */
export function jpegName(fileName: string): string {
  const extension = extensionOf(fileName);
  if (extension === '.jpg' || extension === '.jpeg') return fileName;
  return `${extension === '' ? fileName : fileName.slice(0, -extension.length)}.jpg`;
}
