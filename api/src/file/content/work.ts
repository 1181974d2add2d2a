import { reencodeImage } from '../../platform/images/encoding';
import { PNG } from '../../platform/upload/file-kind';
import { quick, type WorkKind } from '../../platform/work/kind';
import { previewOf, textOf, type Content } from './text';

/** The long background work that reads the text of a document. */
export const fileText: WorkKind<Content, string | null> = { name: 'file text', class: 'long', do: textOf };

/** The quick work that makes the preview of a file's beginning. */
export const filePreviewing = quick('file preview', previewOf);

/** The quick work that encodes an image again, so that nothing else in the file is shown. */
export const imagePreviewing = quick(
  'file image',
  async ({ contentType, bytes }: Content): Promise<Uint8Array | null> => {
    const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const format = contentType === PNG.contentType ? 'png' : 'jpeg';
    return reencodeImage(source, format).then(
      ({ image }) => image,
      () => null,
    );
  },
);

export const fileWork = [fileText, filePreviewing, imagePreviewing];
