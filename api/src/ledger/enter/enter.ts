import { limits } from '@roofline/schema/value/limits';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { mappingByRules } from '../mapping/which-rule';
import { asTurnedSoFar, linesAhead, type Ahead } from '../pending/ahead';
import { holdBook } from '../repository/book';
import {
  deleteEntered,
  findAlike,
  findEntered,
  insertLines,
  updateLines,
  type KnownLine,
  type LineMapping,
  type NewLine,
} from '../repository/lines';
import { moveMonths } from '../repository/months';
import { findRules } from '../repository/rules';
import { changeSource, hasOtherSource } from '../repository/sources';
import { enterAccounts } from './accounts';
import { enterBanks } from './banks';
import type { Entered, LedgerEntry, LedgerLine, LedgerPlace } from './entry';
import { MonthChanges } from './months';
import { asCorrected } from './sign';
import {
  payeesOf,
  searchText,
  sourceValues,
  storedCode,
  storedId,
  VALUES,
  type SourceValues,
} from './stored';

/** The changes of an entry to the lines of its source. */
interface LineChanges {
  added: NewLine[];
  changed: { before: KnownLine; after: NewLine }[];
  unchanged: number;
}

/** The place and time of a change, and the function that maps a line by rules. */
interface Entering {
  place: LedgerPlace;
  sourceId: string;
  now: Date;
  mappingOf: (line: { payeeKey: string; glCode: string }) => LineMapping;
  /** Lines whose signs a job still has to reverse: new lines get the same sign as these, and the job reverses them, too. */
  ahead: readonly Ahead[];
}

/** Returns a new row. It lists each value: for 100,000 lines, a spread takes as long as the rest of the comparison. */
function newLine(
  { place, sourceId, now, mappingOf }: Entering,
  externalId: string,
  values: SourceValues,
): NewLine {
  const { lineageId, projectId, isUnexpected, mappedBy, ruleId } = mappingOf(values);
  return {
    workspaceId: place.workspaceId,
    propertyId: place.propertyId,
    date: values.date,
    amount: values.amount,
    glCode: values.glCode,
    sourceFund: values.sourceFund,
    description: values.description,
    payee: values.payee,
    payeeKey: values.payeeKey,
    reference: values.reference,
    runningBalance: values.runningBalance,
    lineageId,
    projectId,
    isUnexpected,
    mappedBy,
    ruleId,
    transactionId: newId(),
    sourceId,
    externalId,
    searchText: searchText(values),
    enteredAt: now,
  };
}

/** Returns a corrected line: a mapping by hand stays, a mapping by rules follows its payee and account. */
const correctedLine = ({ now, mappingOf }: Entering, known: KnownLine, values: SourceValues): NewLine =>
  ({
    ...known,
    ...values,
    ...(known.mappedBy === 'user' ? {} : mappingOf(values)),
    searchText: searchText(values),
    enteredAt: now,
  }) as NewLine;

/** Compares the lines of an entry with the stored ones, by id. */
function compare(
  entering: Entering,
  lines: ReadonlyMap<string, LedgerLine>,
  stored: readonly KnownLine[],
): LineChanges {
  const known = new Map(stored.map((row) => [row.externalId, row]));
  const changes: LineChanges = { added: [], changed: [], unchanged: 0 };
  const payeeOf = payeesOf();
  for (const [externalId, line] of lines) {
    const values = sourceValues(line, payeeOf(line.payee));
    const before = known.get(externalId);
    if (!before) changes.added.push(newLine(entering, externalId, values));
    else if (VALUES.every((name) => before[name] === values[name])) changes.unchanged += 1;
    else changes.changed.push({ before, after: correctedLine(entering, before, values) });
  }
  return changes;
}

/** Returns those of the new lines that no other source has. */
async function withoutDuplicates(
  tx: Tx,
  { place, sourceId, ahead }: Entering,
  added: readonly NewLine[],
): Promise<readonly NewLine[]> {
  if (added.length === 0 || !(await hasOtherSource(tx, place, sourceId))) return added;
  const asked = asTurnedSoFar(added, ahead, sourceId);
  const alike = new Set(await findAlike(tx, place, sourceId, asked, ahead));
  return added.filter((_, n) => !alike.has(n));
}

/** Returns the lines of an entry by id, without deleted ones; of lines with the same id the last one counts. */
function linesById({ lines }: LedgerEntry, deleted: ReadonlySet<string>): Map<string, LedgerLine> {
  const byId = new Map(lines.map((one) => [storedId(one.externalId), one]));
  for (const externalId of deleted) byId.delete(externalId);
  return byId;
}

/** Returns the changes of month sums by removed, added and corrected lines. */
function sumsMoved(
  removed: readonly KnownLine[],
  added: readonly NewLine[],
  changed: LineChanges['changed'],
): MonthChanges {
  const sums = new MonthChanges();
  for (const line of removed) sums.takeAway(line);
  for (const line of added) sums.add(line);
  for (const { before, after } of changed) {
    sums.takeAway(before);
    sums.add(after);
  }
  return sums;
}

const soFar = ({ lines, sourceId }: LedgerEntry, ahead: readonly Ahead[]) =>
  ahead.length === 0
    ? lines
    : asTurnedSoFar(lines.map((line) => ({ ...line, glCode: storedCode(line.glCode) })), ahead, sourceId); // prettier-ignore

function assertSize({ lines, deletedExternalIds }: LedgerEntry): void {
  const most = limits.ledgerLines;
  if (lines.length > most || deletedExternalIds.length > most)
    throw new Error(`A call of enterLedger takes at most ${most} lines and ${most} deletions`);
}

/**
 * Writes the data of a source in the caller's transaction: some ten statements, and one for every 250 lines. Repeating it
 * changes nothing, since external ids identify lines. A correction replaces amounts, texts and days and leaves mappings by
 * hand; rules apply to new and corrected lines that no one mapped by hand. An id in both `lines` and `deletedExternalIds`
 * is deleted. Calls for one property wait for each other. The caller records the activity, once for all calls of an
 * import or a sync.
 */
export async function enterLedger(
  tx: Tx,
  change: { now: Date },
  { workspaceId, propertyId }: LedgerPlace,
  read: LedgerEntry,
): Promise<Entered> {
  assertSize(read);
  const place = { workspaceId, propertyId };
  const { sourceId, deletedExternalIds } = read;
  await holdBook(tx, place);
  const source = await changeSource(tx, place, sourceId, { lastEnteredAt: change.now });
  if (!source) throw new Error(`The ledger of property ${propertyId} has no source ${sourceId}`);
  const accounts = await enterAccounts(tx, place, read, change.now);
  const entry = asCorrected(read, accounts, source.signFollows);
  await enterBanks(tx, place, entry);
  const deleted = new Set(deletedExternalIds.map(storedId));
  const removed = await deleteEntered(tx, place, sourceId, [...deleted]);
  const ahead = await linesAhead(tx, place);
  const lines = linesById({ ...entry, lines: soFar(entry, ahead) }, deleted);
  const stored = await findEntered(tx, place, sourceId, [...lines.keys()]);
  const mappingOf = mappingByRules(
    await findRules(tx, [propertyId]),
    (glCode) => accounts.get(glCode)?.use === 'bank',
  );
  const entering = { place, sourceId, now: change.now, mappingOf, ahead };
  const changes = compare(entering, lines, stored);
  const added = entry.leaveDuplicates ? await withoutDuplicates(tx, entering, changes.added) : changes.added;
  await insertLines(tx, added);
  const corrected = changes.changed.map(({ after }) => after);
  await updateLines(tx, corrected);
  await moveMonths(tx, place, sumsMoved(removed, added, changes.changed).list());
  return {
    added: added.length,
    changed: changes.changed.length,
    removed: removed.length,
    unchanged: changes.unchanged,
    duplicates: changes.added.length - added.length,
  };
}
