declare module 'libheif-js/wasm-bundle.js' {
  export interface HeifImage {
    is_primary(): boolean;
  }
  interface HeifDecoder {
    /** Returns the pictures of a file, in the file's order. */
    decode(file: Uint8Array): HeifImage[];
  }
  export interface Libheif {
    HeifDecoder: new () => HeifDecoder;
  }
  const libheif: Libheif;
  export default libheif;
}

declare module 'heic-decode/lib.js' {
  import type { Libheif } from 'libheif-js/wasm-bundle.js';

  export interface Picture {
    width: number;
    height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }
  /** Returns a reader of files that uses the given decoder. */
  export default function readerBy(libheif: Libheif): {
    /** Returns the pictures of a file, none of them decoded yet; `dispose` frees their memory. */
    all(file: { buffer: Uint8Array }): Promise<Picture[] & { dispose(): void }>;
  };
}
