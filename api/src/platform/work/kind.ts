import { Readable } from 'node:stream';

/** Work that users wait for at the screen is quick; making a document, or saving thousands of rows, is long. */
export type WorkClass = 'quick' | 'long';

/**
 * A kind of work: a computation on data that were read for it. Subject and answer are sent from thread to thread, so
 * they are plain data: no functions, no transaction, no instance of a class.
 */
export interface WorkKind<S, A> {
  /** Unique name, by which the thread finds the kind. */
  name: string;
  class: WorkClass;
  do: (subject: S) => A | Promise<A>;
  /** It takes memory that only the end of its thread frees, so the thread ends with it, before its turn does. */
  endsThread?: true;
  /** The pool caches answers by their whole subject, as they depend on nothing else: for small answers that take long to compute. */
  keeps?: true;
}

/** The kind of work that draws a document: long work whose answer is bytes. */
export type DrawnKind<S> = WorkKind<S, Uint8Array>;

/** Returns a kind of work that users wait for. */
export function quick<S, A>(name: string, work: WorkKind<S, A>['do']): WorkKind<S, A> {
  return { name, class: 'quick', do: work };
}

/** Returns a kind of work whose answers are cached by their subject. */
export const keeping = <S, A>(kind: WorkKind<S, A>): WorkKind<S, A> => ({ ...kind, keeps: true });

/** Returns the bytes of a drawing, collecting those of a stream. */
export async function bytesOf(made: Readable | Uint8Array | Promise<Uint8Array>): Promise<Uint8Array> {
  if (!(made instanceof Readable)) return made;
  const pieces: Buffer[] = [];
  for await (const piece of made) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Returns a kind of work that draws a document. */
export function drawn<S>(name: string, draw: (subject: S) => Readable | Promise<Uint8Array>): DrawnKind<S> {
  return { name, class: 'long', do: (subject) => bytesOf(draw(subject)) };
}
