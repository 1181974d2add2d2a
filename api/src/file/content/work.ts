import { reencodeImage } from '../../platform/images/encoding';
import { PNG } from '../../platform/upload/file-kind';
import { quick, type WorkKind } from '../../platform/work/kind';
import { previewOf, textOf, type Content } from './text';

/** Reading the text of a document: behind the request, and long. */
export const fileText: WorkKind<Content, string | null> = { name: 'file text', class: 'long', do: textOf };

/** The beginning of a file, for somebody who looks at it. */
export const filePreviewing = quick('file preview', previewOf);

/** An image of our own encoder, whatever else the file holds. */
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
