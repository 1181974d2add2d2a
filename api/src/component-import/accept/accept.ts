import type { ImportAnswer } from '@roofline/schema/component-import/component-import';
import {
  inventoryMark,
  inventoryOfYear,
  openInventory,
  readCategories,
  writeInventory,
  writePlace,
} from '../../component/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { conflict } from '../../platform/problem';
import { selectSheets, updateImport, type ImportRow } from '../repository';
import { reachImport, reachImportHead, stagedOf } from '../service';
import type { Acceptance, AcceptSubject } from './prepare';

type AcceptDeps = Pick<Deps, 'clock' | 'plans' | 'database'>;

/** What was read, and by what it is known that it still stands when it is saved. */
interface ReadImport {
  subject: AcceptSubject;
  mark: string;
}

/** How an import is accepted, by a request or by a job. */
export interface AcceptBy {
  actor: Actor;
  compute: (subject: AcceptSubject) => Acceptance | Promise<Acceptance>;
  /** Runs the transaction that writes. */
  write: (work: (tx: Tx) => Promise<ImportAnswer>) => Promise<ImportAnswer>;
  onStep?: (percent: number, step: string) => Promise<void>;
}

/** The inventory or the reading of the file is not what was computed with. */
class OutdatedError extends Error {}

const TRIES = 5;

const markOf = async (
  tx: Tx,
  { mapping, propertyId }: Pick<ImportRow, 'mapping' | 'propertyId'>,
  year: number,
) => `${await inventoryMark(tx, propertyId, year)} ${JSON.stringify(mapping)}`;

/** The file and its inventory, or the answer of an import that was accepted before. */
async function read(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  importId: string,
): Promise<ReadImport | ImportAnswer> {
  const row = await reachImport(tx, actor, importId);
  if (row.answer) return row.answer;
  const open = await openInventory(tx, deps, actor, row);
  const { propertyId, fiscalYear } = { propertyId: row.propertyId, fiscalYear: open.year.fiscalYear };
  return {
    subject: {
      staged: stagedOf(row, { sheets: await selectSheets(tx, row) }),
      components: await inventoryOfYear(tx, propertyId, fiscalYear),
      categories: (await readCategories(tx, propertyId)).list,
      place: writePlace(open, deps.clock.now()),
    },
    mark: await markOf(tx, row, fiscalYear),
  };
}

/** Writes what was computed, under the lock of the property, where all that it was computed with still stands. */
async function save(
  tx: Tx,
  deps: AcceptDeps,
  actor: Actor,
  { subject, mark }: ReadImport,
  { prepared, answer }: Acceptance,
): Promise<ImportAnswer> {
  const { propertyId, importId } = subject.staged;
  const held = await openInventory(tx, deps, actor, subject.staged, { lock: true });
  const row = await reachImportHead(tx, actor, importId, { lock: true });
  if (row.answer) return row.answer;
  const { fiscalYear } = held.year;
  if ((await markOf(tx, { ...row, propertyId }, fiscalYear)) !== mark) throw new OutdatedError();
  await writeInventory(tx, deps, subject.place, prepared);
  await updateImport(tx, row, { acceptedAt: deps.clock.now(), answer });
  return answer;
}

/**
 * Saves a preview: all of its rows or none. Everything is computed outside of the transaction that writes, as the embedded
 * database has one connection; under the lock it checks that nothing has changed since, or computes again.
 * Accepting again gives the first answer.
 */
export async function acceptImport(
  deps: AcceptDeps,
  importId: string,
  { actor, compute, write, onStep = async () => undefined }: AcceptBy,
): Promise<ImportAnswer> {
  for (let turn = 1; turn <= TRIES; turn += 1) {
    await onStep(5, 'Reading the file');
    const found = await deps.database.tenant(actor, (tx) => read(tx, deps, actor, importId), {
      readOnly: true,
    });
    if (!('subject' in found)) return found;
    await onStep(20, 'Checking the rows');
    const acceptance = await compute(found.subject);
    await onStep(60, 'Saving the components');
    try {
      return await write((tx) => save(tx, deps, actor, found, acceptance));
    } catch (fault) {
      if (!(fault instanceof OutdatedError)) throw fault;
    }
  }
  throw conflict('Other users keep changing the inventory. Try again shortly.', 'busy');
}
