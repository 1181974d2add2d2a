import { createHash } from 'node:crypto';
import { askService } from '../../platform/jobs/queue';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import type { LedgerPlace } from '../enter/entry';
import { applyRules } from '../repository/rules';
import type { RulesReach } from './tables';
import { countReached, keepWork, type NewWork } from './repository';

export const LEDGER_WORK_JOB = 'ledgerWork';

/** The most lines to change at once; a job changes more in parts. So many take about half a second in the embedded database. */
export const LINES_AT_ONCE = 2_000;

/** The count of lines that rules apply to stops here: a ledger seldom has more. */
const MOST_COUNTED = 1_000_000;

export const turnKey = (glCode: string): string => `turn ${glCode}`;

/** Returns the key of work that applies rules: the same for the same lists. */
const rulesKey = (reach: RulesReach): string =>
  `rules ${createHash('sha256').update(JSON.stringify(reach)).digest('base64url')}`;

/** Queues a change in parts by a job. The caller has locked the book. */
export async function askForWork(
  tx: Tx,
  { workspaceId, propertyId }: LedgerPlace,
  now: Date,
  work: Pick<NewWork, 'kind' | 'onceKey' | 'glCode' | 'reach' | 'lineCount'>,
): Promise<void> {
  const { workId } = await keepWork(tx, {
    workspaceId,
    propertyId,
    workId: newId(),
    createdAt: now,
    ...work,
  });
  const input = { workspaceId, propertyId, workId };
  await askService(tx, { workspaceId, kind: LEDGER_WORK_JOB, input, now, runAfter: now });
}

/** The numbers of lines that rules changed, and that a job will go through. */
export interface RulesFollowed {
  mapped: number;
  stillToMap: number;
}

/**
 * Applies rules to all lines that they reach and that no one mapped by hand: at once, or by a job where these are many. The caller
 * has locked the book.
 */
export async function followRules(
  tx: Tx,
  place: LedgerPlace,
  now: Date,
  reach: RulesReach,
): Promise<RulesFollowed> {
  const lineCount = await countReached(tx, place, reach, MOST_COUNTED);
  if (lineCount <= LINES_AT_ONCE) return { mapped: await applyRules(tx, place, reach), stillToMap: 0 };
  const onceKey = rulesKey(reach);
  const kind = 'sourceIds' in reach ? 'resetMapping' : 'applyRules';
  await askForWork(tx, place, now, { kind, onceKey, glCode: null, reach, lineCount });
  return { mapped: 0, stillToMap: lineCount };
}
