import { parentPort } from 'node:worker_threads';
import { Problem } from '../problem';
import type { WorkKind } from './kind';
import { giveWay } from './priority';

/** An order to a thread. */
export interface WorkOrder {
  kind: string;
  subject: unknown;
}

/** The thread's answer: the result of the work, the refusal for the caller, or the thrown error. */
export type WorkAnswer =
  | { value: unknown }
  | { refusal: Pick<Problem, 'status' | 'errors' | 'headers'> }
  | { fault: Error };

/** Packs an answer: bytes are moved in separate memory and not copied again; everything else is cloned. */
function packed(value: unknown): [WorkAnswer, ArrayBuffer[]] {
  if (!(value instanceof Uint8Array)) return [{ value }, []];
  const own = new Uint8Array(value);
  return [{ value: own }, [own.buffer]];
}

function failed(fault: unknown): WorkAnswer {
  // Cloning an error loses all but its message.
  if (fault instanceof Problem) {
    const { status, errors, headers } = fault;
    return { refusal: { status, errors, headers } };
  }
  return { fault: fault instanceof Error ? fault : new Error(String(fault)) };
}

/** Does work of these kinds for as long as the thread lives. */
export function serveWork(kinds: readonly WorkKind<never, unknown>[]): void {
  giveWay();
  const byName = new Map(kinds.map((kind) => [kind.name, kind as WorkKind<unknown, unknown>]));
  if (byName.size < kinds.length) throw new Error('Two kinds of work have the same name');
  const port = parentPort!;
  const doOrder = async ({ kind: name, subject }: WorkOrder) => {
    const kind = byName.get(name);
    if (!kind) throw new Error(`No thread does work of the kind ${name}`);
    return kind.do(subject);
  };
  port.on('message', (order: WorkOrder) => {
    doOrder(order)
      .then((value) => port.postMessage(...packed(value)))
      .catch((fault: unknown) => port.postMessage(failed(fault)));
  });
}
