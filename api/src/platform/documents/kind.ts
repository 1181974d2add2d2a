import { Readable } from 'node:stream';

/**
 * A kind of document: how it is made of what was read for it. A subject crosses to another thread, so it is plain data:
 * no functions, no transaction, no instance of a class.
 */
export interface DocumentKind<S> {
  /** By which the thread finds it again; no two kinds have the same. */
  name: string;
  make: (subject: S) => Readable | Promise<Uint8Array>;
}

/** The bytes of a document, made where this is called. */
export async function madeHere<S>(kind: DocumentKind<S>, subject: S): Promise<Buffer> {
  const made = await kind.make(subject);
  if (!(made instanceof Readable)) return Buffer.from(made);
  const pieces: Buffer[] = [];
  for await (const piece of made) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
