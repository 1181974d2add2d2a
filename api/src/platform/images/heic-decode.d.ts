declare module 'heic-decode' {
  interface Picture {
    width: number;
    height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }
  /** The pictures of a file, none of them decoded yet; `dispose` gives their memory back. */
  export function all(file: { buffer: Uint8Array }): Promise<Picture[] & { dispose(): void }>;
}
