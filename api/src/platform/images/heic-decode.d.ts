declare module 'libheif-js/wasm-bundle.js' {
  export interface HeifImage {
    is_primary(): boolean;
  }
  interface HeifDecoder {
    /** The pictures of a file, in its own order. */
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
  /** Reads files by the decoder that it is given. */
  export default function readerBy(libheif: Libheif): {
    /** The pictures of a file, none of them decoded yet; `dispose` gives their memory back. */
    all(file: { buffer: Uint8Array }): Promise<Picture[] & { dispose(): void }>;
  };
}
