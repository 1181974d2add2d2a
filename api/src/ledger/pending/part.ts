import type { Tx } from '../../platform/database';
import type { LedgerPlace } from '../enter/entry';
import { holdBook } from '../repository/book';
import { applyRules, nextReached, type RuleKey } from '../repository/rules';
import { turnLines } from '../repository/turn';
import type { RulesCursor, RulesReach, TurnCursor, TurnReach } from './tables';
import { dayOfLine, deleteWork, findWorkById, moveWork, type WorkRow } from './repository';

/** The lines of a part, few since others wait for the ledger, and for the one connection of the embedded database. */
export const LINES_A_PART = 1_000;

interface Step {
  cursor: TurnCursor | RulesCursor;
  lines: number;
  isLast: boolean;
}

/** Reverses signs by whole days, so that a line's day shows whether it is done; a very long day is one part, too. */
async function turnPart(tx: Tx, row: WorkRow): Promise<Step> {
  const glCode = row.glCode!;
  const { sourceIds } = row.reach as TurnReach;
  const after = (row.cursor as TurnCursor | null)?.day ?? null;
  const day = await dayOfLine(tx, row, { glCode, after, nth: LINES_A_PART });
  const turned = sourceIds.map((sourceId) => ({ sourceId, glCode }));
  const lines = await turnLines(tx, row, turned, { after, upTo: day });
  return { cursor: { day: day ?? '' }, lines, isLast: day === null };
}

const keysOf = (reach: RulesReach): RuleKey[] =>
  'ruleId' in reach || 'sourceIds' in reach
    ? [reach]
    : [...reach.payeeKeys.map((payeeKey) => ({ payeeKey })), ...reach.glCodes.map((glCode) => ({ glCode }))];

/** Applies rules payee by payee and account by account, in the order of line ids; lines added since then follow the rules already. */
async function rulesPart(tx: Tx, row: WorkRow): Promise<Step> {
  const keys = keysOf(row.reach as RulesReach);
  const cursor: RulesCursor = { ...((row.cursor as RulesCursor | null) ?? { keys: 0, after: null }) };
  let lines = 0;
  while (cursor.keys < keys.length && lines < LINES_A_PART) {
    const of = keys[cursor.keys]!;
    const { after } = cursor;
    const limit = LINES_A_PART - lines;
    const found = await nextReached(tx, row, of, { after, limit });
    const upTo = found.at(-1);
    if (upTo !== undefined) await applyRules(tx, row, { of, after, upTo });
    lines += found.length;
    cursor.after = found.length === limit ? upTo! : null;
    if (found.length < limit) cursor.keys += 1;
  }
  return { cursor, lines, isLast: cursor.keys >= keys.length };
}

/**
 * Does the next part of a change in the caller's transaction and stores the progress, so that it continues from there after a crash.
 * Returns the progress; null once the change is done.
 */
export async function doPart(
  tx: Tx,
  place: LedgerPlace,
  workId: string,
): Promise<Pick<WorkRow, 'lineCount' | 'doneCount'> | null> {
  await holdBook(tx, place);
  const row = await findWorkById(tx, place, workId);
  if (!row) return null;
  const { cursor, lines, isLast } = await (row.kind === 'turnSigns' ? turnPart : rulesPart)(tx, row);
  if (isLast) {
    await deleteWork(tx, row);
    return null;
  }
  // Lines added in the meantime count, too.
  const doneCount = Math.min(row.doneCount + lines, row.lineCount);
  await moveWork(tx, row, { cursor, doneCount });
  return { lineCount: row.lineCount, doneCount };
}
