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
import { selectSheets, updateImport, type ImportHead, type ImportRow } from '../repository';
import { reachImport, reachImportHead, stagedOf } from '../service';
import type { Acceptance, AcceptSubject } from './prepare';

type AcceptDeps = Pick<Deps, 'clock' | 'plans' | 'database'>;

/** The input of an acceptance, and a mark that shows before saving whether it has changed. */
interface ReadImports {
  subject: AcceptSubject;
  mark: string;
}

/** How a request or a job accepts the imports of one file. */
export interface AcceptBy<A> {
  actor: Actor;
  compute: (subject: AcceptSubject) => Acceptance | Promise<Acceptance>;
  /** Runs the transaction that writes, and may write more in it. */
  write: (work: (tx: Tx) => Promise<ImportAnswer[]>) => Promise<A>;
  onStep?: (percent: number, step: string) => Promise<void>;
}

/** The inventory or the mapping of the file has changed since the computation. */
class OutdatedError extends Error {}

const TRIES = 5;

type Marked = Pick<ImportRow, 'mapping' | 'propertyId' | 'answer'>;

/** Returns a mark that changes with the inventory, with a mapping of the sheets, and with an acceptance. */
const markOf = async (tx: Tx, rows: readonly Marked[], year: number) =>
  [
    await inventoryMark(tx, rows[0]!.propertyId, year),
    ...rows.map(({ mapping, answer }) => JSON.stringify([mapping, answer === null])),
  ].join(' ');

/** Runs the work for one id after the other: the rows of a file are large, and a transaction has one connection. */
async function inTurns<R>(ids: readonly string[], work: (id: string) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const id of ids) done.push(await work(id));
  return done;
}

const answersOf = (rows: readonly Pick<ImportRow, 'answer'>[]) => rows.flatMap(({ answer }) => answer ?? []);

/** Returns the sheets and their inventory; null where all of them were accepted before. */
async function read(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  importIds: readonly string[],
): Promise<ReadImports | null> {
  const rows = await inTurns(importIds, (id) => reachImport(tx, actor, id));
  const [first] = rows;
  if (!first || answersOf(rows).length === rows.length) return null;
  const open = await openInventory(tx, deps, actor, first);
  const { propertyId, fiscalYear } = { propertyId: first.propertyId, fiscalYear: open.year.fiscalYear };
  const sheets = await selectSheets(tx, first);
  return {
    subject: {
      staged: rows.filter(({ answer }) => answer === null).map((row) => stagedOf(row, { sheets })),
      components: await inventoryOfYear(tx, propertyId, fiscalYear),
      categories: (await readCategories(tx, propertyId)).list,
      place: writePlace(open, deps.clock.now()),
    },
    mark: await markOf(tx, rows, fiscalYear),
  };
}

/** Locks the sheets until the transaction ends, and returns them. */
const holdSheets = (tx: Tx, actor: Actor, importIds: readonly string[]): Promise<ImportHead[]> =>
  inTurns(importIds, (id) => reachImportHead(tx, actor, id, { lock: true }));

/** Writes the acceptance under the lock of the property; throws OutdatedError where its input has changed. */
async function save(
  tx: Tx,
  deps: AcceptDeps,
  actor: Actor,
  { found: { subject, mark }, importIds }: { found: ReadImports; importIds: readonly string[] },
  { parts }: Acceptance,
): Promise<ImportAnswer[]> {
  const held = await openInventory(tx, deps, actor, subject.staged[0]!, { lock: true });
  const rows = await holdSheets(tx, actor, importIds);
  if (answersOf(rows).length === rows.length) return answersOf(rows);
  if ((await markOf(tx, rows, held.year.fiscalYear)) !== mark) throw new OutdatedError();
  const { workspaceId } = subject.place;
  for (const { importId, prepared, answer } of parts) {
    if (prepared) await writeInventory(tx, deps, subject.place, prepared);
    await updateImport(tx, { workspaceId, importId }, { acceptedAt: deps.clock.now(), answer });
  }
  return answersOf([...rows, ...parts]);
}

/** Makes one try; returns null where its input has changed. */
async function attempt<A>(
  deps: AcceptDeps,
  importIds: readonly string[],
  { actor, compute, write, onStep = async () => undefined }: AcceptBy<A>,
): Promise<{ answer: A } | null> {
  await onStep(5, 'Reading the file');
  const found = await deps.database.tenant(actor, (tx) => read(tx, deps, actor, importIds), {
    readOnly: true,
  });
  if (!found) return { answer: await write(async (tx) => answersOf(await holdSheets(tx, actor, importIds))) };
  await onStep(20, 'Checking the rows');
  const acceptance = await compute(found.subject);
  await onStep(60, 'Saving the components');
  try {
    return { answer: await write((tx) => save(tx, deps, actor, { found, importIds }, acceptance)) };
  } catch (fault) {
    if (!(fault instanceof OutdatedError)) throw fault;
    return null;
  }
}

/**
 * Saves the previews of sheets of one file: all of their rows or none. It computes outside of the transaction that writes,
 * as the embedded database has one connection; under the lock it checks that nothing has changed since, or else computes
 * again. A repeated acceptance returns the first answers.
 */
export async function acceptImports<A>(
  deps: AcceptDeps,
  importIds: readonly string[],
  by: AcceptBy<A>,
): Promise<A> {
  for (let turn = 1; turn <= TRIES; turn += 1) {
    const done = await attempt(deps, importIds, by);
    if (done) return done.answer;
  }
  throw conflict('Other users keep changing the inventory. Try again shortly.', 'busy');
}

const theOne = ([answer]: readonly ImportAnswer[]): ImportAnswer => answer!;

/** Saves the preview of one sheet. */
export const acceptImport = (
  deps: AcceptDeps,
  importId: string,
  {
    write,
    ...by
  }: Omit<AcceptBy<ImportAnswer>, 'write'> & {
    write: (work: (tx: Tx) => Promise<ImportAnswer>) => Promise<ImportAnswer>;
  },
): Promise<ImportAnswer> =>
  acceptImports(deps, [importId], {
    ...by,
    write: (work) => write(async (tx) => theOne(await work(tx))),
  });
