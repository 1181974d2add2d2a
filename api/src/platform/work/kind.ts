import { Readable } from 'node:stream';

/** Work that people wait for at the screen is quick; what makes a document, or saves thousands of rows, is long. */
export type WorkClass = 'quick' | 'long';

/**
 * A kind of work: what is computed of what was read for it. Subject and answer cross from thread to thread, so they are
 * plain data: no functions, no transaction, no instance of a class.
 */
export interface WorkKind<S, A> {
  /** By which the thread finds it again; no two kinds have the same. */
  name: string;
  class: WorkClass;
  do: (subject: S) => A | Promise<A>;
  /** It takes memory that only the end of its thread gives back: so the thread ends with it, before its turn does. */
  endsThread?: true;
  /** Much to compute, little to keep: the pool keeps the answer by its whole subject, since it follows from that and nothing else. */
  keeps?: true;
}

/** What a document is drawn by: long work whose answer is bytes. */
export type DrawnKind<S> = WorkKind<S, Uint8Array>;

/** A kind of work that people wait for. */
export function quick<S, A>(name: string, work: WorkKind<S, A>['do']): WorkKind<S, A> {
  return { name, class: 'quick', do: work };
}

/** Work whose answers are kept by their input. */
export const keeping = <S, A>(kind: WorkKind<S, A>): WorkKind<S, A> => ({ ...kind, keeps: true });

/** All pieces of what is drawn piece by piece. */
export async function bytesOf(made: Readable | Uint8Array | Promise<Uint8Array>): Promise<Uint8Array> {
  if (!(made instanceof Readable)) return made;
  const pieces: Buffer[] = [];
  for await (const piece of made) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** A kind of document by what draws it. */
export function drawn<S>(name: string, draw: (subject: S) => Readable | Promise<Uint8Array>): DrawnKind<S> {
  return { name, class: 'long', do: (subject) => bytesOf(draw(subject)) };
}
