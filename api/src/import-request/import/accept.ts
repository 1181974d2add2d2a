import type { ImportAnswer } from '@roofline/schema/component-import/component-import';
import {
  acceptanceWork,
  acceptImports,
  prepareAcceptance,
  type WaitingFile,
} from '../../component-import/access';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { Problem } from '../../platform/problem';
import { staleVersion } from '../../platform/versions';
import { holdRequestRow, isProcessed } from '../access';
import { waitingFaults, type Faults, type Reader } from '../reading';
import type { RequestRow } from '../repository';
import { recordFailure, recordProcessed, wholeAnswer } from './outcome';

/** A request to import, with its waiting file. */
export interface Importing {
  row: RequestRow;
  importId: string;
  file: WaitingFile;
}

/** The environment of an import: its transactions, and where the file is computed. */
export interface ImportBy<A> extends Reader {
  isOnThread: boolean;
  /** Runs the transaction that writes. */
  write: (work: (tx: Tx) => Promise<A>) => Promise<A>;
  /** Returns the answer, in the same transaction. */
  answer: (tx: Tx, whole: ImportAnswer) => Promise<A>;
  /** Runs the transaction that records a failure. */
  writeFailure: (work: (tx: Tx) => Promise<void>) => Promise<void>;
  onStep?: (percent: number, step: string) => Promise<void>;
}

/** Limits while other work computes. */
const WAIT_MS = 120_000;
const RUN_MS = 120_000;

/** Returns the refusal as problems of the whole file. */
const faultsIn = ({ errors }: Problem): Faults => ({
  problems: errors.map(({ detail }) => ({ sheetName: null, row: 1, column: null, detail })),
  problemCount: errors.length,
});

/** Stores the problems on the request, unless someone else changed it in the meantime. */
async function fail<A>(
  deps: Deps,
  by: ImportBy<A>,
  { row, importId }: Importing,
  refusal: Problem,
): Promise<void> {
  const found = await waitingFaults(deps, by, importId);
  const faults = found.problemCount > 0 ? found : faultsIn(refusal);
  await by.writeFailure(async (tx) => {
    const held = await holdRequestRow(tx, by.actor, row.importRequestId);
    if (held.version === row.version && !isProcessed(held))
      await recordFailure(tx, deps, by.actor, held, faults);
  });
}

/** Returns a function that computes the rows to write, and reports the refusal of a file with wrong rows. */
function computing(
  deps: Deps,
  { actor, signal, isOnThread }: Pick<ImportBy<never>, 'actor' | 'signal' | 'isOnThread'>,
  refuse: (refusal: Problem) => void,
) {
  const turn = { actor, signal, class: acceptanceWork.class, waitMs: WAIT_MS, runMs: RUN_MS };
  return async (subject: Parameters<typeof prepareAcceptance>[0]) => {
    try {
      return isOnThread
        ? await deps.work.turn(turn, (work) => work.run(acceptanceWork, subject))
        : prepareAcceptance(subject);
    } catch (fault) {
      if (fault instanceof Problem && fault.status === 422) refuse(fault);
      throw fault;
    }
  };
}

/**
 * Brings all lists of a request's file into the inventory, or none of them: components and status are written in one
 * transaction. If the file has wrong rows, the request gets the problems, and the refusal is thrown.
 */
export async function importWaiting<A>(deps: Deps, importing: Importing, by: ImportBy<A>): Promise<A> {
  const { row, file } = importing;
  const { actor, onStep, write, answer } = by;
  const refusals: Problem[] = [];
  try {
    return await acceptImports(deps, file.importIds, {
      actor,
      ...(onStep && { onStep }),
      compute: computing(deps, by, (refusal) => refusals.push(refusal)),
      write: (work) =>
        write(async (tx) => {
          const held = await holdRequestRow(tx, actor, row.importRequestId);
          if (!isProcessed(held) && held.version !== row.version) throw staleVersion(held.version);
          const answers = await work(tx);
          if (!isProcessed(held)) await recordProcessed(tx, deps, actor, held, answers);
          return answer(tx, wholeAnswer(answers));
        }),
    });
  } catch (fault) {
    const [refusal] = refusals;
    if (refusal) await fail(deps, by, importing, refusal);
    throw fault;
  }
}
