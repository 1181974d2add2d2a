import { parentPort } from 'node:worker_threads';
import { madeHere, type DocumentKind } from './kind';

/** What a thread is asked. */
export interface DocumentOrder {
  kind: string;
  subject: unknown;
}

/** What it answers: the bytes, or what was thrown. */
export type DocumentAnswer = { bytes: Uint8Array<ArrayBuffer> } | { fault: Error };

/** Makes documents of these kinds for as long as the thread lives, one after the other. */
export function serveDocuments(kinds: readonly DocumentKind<never>[]): void {
  const byName = new Map(kinds.map((kind) => [kind.name, kind as DocumentKind<unknown>]));
  if (byName.size < kinds.length) throw new Error('Two kinds of document have the same name');
  const port = parentPort!;
  port.on('message', ({ kind: name, subject }: DocumentOrder) => {
    const kind = byName.get(name);
    const made = kind
      ? madeHere(kind, subject)
      : Promise.reject<Buffer>(new Error(`No thread makes documents of the kind ${name}`));
    made.then(
      (bytes) => {
        // A copy in memory of its own, which goes over without being copied again.
        const own = new Uint8Array(bytes);
        port.postMessage({ bytes: own } satisfies DocumentAnswer, [own.buffer]);
      },
      (fault: Error) => port.postMessage({ fault } satisfies DocumentAnswer),
    );
  });
}
