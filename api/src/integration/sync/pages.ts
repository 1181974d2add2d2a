import { SYNC_STATUS } from '@roofline/schema/integration/connected-app';
import { integrationOf } from '@roofline/schema/integration/integrations';
import { limits } from '@roofline/schema/value/limits';
import { recordActivity } from '../../activity/service';
import {
  enterLedger,
  lineIdsOfSource,
  type BankBalanceSeen,
  type Entered,
  type LedgerAccountSeen,
  type LedgerEntry,
  type LedgerLine,
} from '../../ledger/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { conflict } from '../../platform/problem';
import { requireProperty, type PropertyAccess } from '../../property/access';
import { followedWords, followPlacements, type PlacementSeen } from '../../placement/service';
import { moveApp, type AppRow } from '../connected-app/repository';
import { sourceOf } from '../connected-app/service';
import type { Connector, LedgerPage } from '../connectors/connector';
import { changeSync, countStep, findSync, type SyncAt } from './repository';

/** A running sync. */
export interface Round {
  app: AppRow;
  access: PropertyAccess;
  connector: Connector;
  at: SyncAt;
  actor: Actor;
}

/** The most missing lines to remember, in case they moved to other days; more are deleted immediately. */
const MOST_MISSING = 5000;

const changedMeanwhile = () =>
  conflict('The connected app was changed while it was synced. The next sync reads the new one.');

/** Returns the line with the source's fund, or without it where the connected app does not use it. */
function withFund(app: AppRow, line: LedgerLine): LedgerLine {
  const isTaken = line.amount < 0 ? app.useReserveFundsForExpenses : app.useReserveFundsForIncome;
  return isTaken ? line : { ...line, sourceFund: null };
}

/** Returns all accounts, with those that only the lines name, which are added as unmapped. */
function allAccounts(page: LedgerPage, accounts: readonly LedgerAccountSeen[]): LedgerAccountSeen[] {
  const all = new Map([...page.accounts, ...accounts].map((each) => [each.glCode, each]));
  for (const { glCode } of page.lines)
    if (!all.has(glCode)) all.set(glCode, { glCode, glName: glCode, kind: 'unknown' });
  return [...all.values()];
}

const partsOf = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / limits.ledgerLines) }, (_, i) =>
    list.slice(i * limits.ledgerLines, (i + 1) * limits.ledgerLines),
  );

const COUNTS = ['added', 'changed', 'removed', 'unchanged', 'duplicates'] as const;

/** Enters data in parts that are small enough for one call. */
async function enterAll(
  tx: Tx,
  { now }: { now: Date },
  { app }: Round,
  entry: LedgerEntry,
): Promise<Entered> {
  const sum: Entered = { added: 0, changed: 0, removed: 0, unchanged: 0, duplicates: 0 };
  const [lines, deletions] = [partsOf(entry.lines), partsOf(entry.deletedExternalIds)];
  for (let i = 0; i < Math.max(lines.length, deletions.length, 1); i += 1) {
    const part = { lines: lines[i] ?? [], deletedExternalIds: deletions[i] ?? [] };
    const first = i === 0 ? {} : { accounts: [], balances: [] };
    const entered = await enterLedger(tx, { now }, app, { ...entry, ...first, ...part });
    for (const key of COUNTS) sum[key] += entered[key];
  }
  return sum;
}

/** Returns the missing lines so far: stored lines of completely read days that no page has contained. */
async function stillMissing(
  tx: Tx,
  app: AppRow,
  sourceId: string,
  { page, missing }: { page: LedgerPage; missing: readonly string[] },
): Promise<string[]> {
  const here = new Set(page.lines.map(({ externalId }) => externalId));
  const days = page.wholeDays;
  const known = days ? await lineIdsOfSource(tx, { ...app, sourceId }, days) : [];
  return [...new Set([...missing, ...known])].filter((id) => !here.has(id));
}

/** Saves a page with the new cursor; returns the missing lines so far. */
export async function enterPage(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  round: Round,
  of: { page: LedgerPage; accounts: readonly LedgerAccountSeen[]; missing: readonly string[] },
): Promise<string[]> {
  const { app, at } = round;
  const { page } = of;
  const { sourceId } = await sourceOf(tx, app);
  const gone = await stillMissing(tx, app, sourceId, of);
  const isTooMuch = gone.length > MOST_MISSING;
  const missing = isTooMuch ? [] : gone;
  const entered = await enterAll(tx, { now: clock.now() }, round, {
    sourceId,
    accounts: allAccounts(page, of.accounts),
    lines: page.lines.map((line) => withFund(app, line)),
    deletedExternalIds: [...page.deletedExternalIds, ...(isTooMuch ? gone : [])],
    balances: [],
  });
  await countStep(tx, at, { ...entered, unreadable: page.unreadable });
  if (!(await moveApp(tx, app, { cursor: page.cursor, missing }))) throw changedMeanwhile();
  return missing;
}

/** The reserve accounts that were read; `seen` is null where the list could not be read. */
export interface PlacementsRead {
  seen: readonly PlacementSeen[] | null;
  unreadable: readonly string[];
}

/** Updates the reserve accounts of the source; returns a description of those without room. */
async function followAll(
  tx: Tx,
  now: Date,
  { app, access, actor }: Round,
  { sourceId, placements }: { sourceId: string; placements: PlacementsRead | null },
): Promise<string[]> {
  const { workspaceId, propertyId } = app;
  const source = { sourceId, name: integrationOf(app.integrationId)?.name ?? 'Connected app' };
  const followed = await followPlacements(
    tx,
    { workspaceId, propertyId, now },
    source,
    placements?.seen ?? null,
  );
  const place = { workspaceId, propertyId, actor, at: now };
  const event = { type: 'placement' as const, entityName: access.property.name };
  await recordActivity(tx, place, { ...event, description: followedWords(followed) });
  return followed.left === 0
    ? []
    : [
        `${followed.left} reserve ${followed.left === 1 ? 'account' : 'accounts'}: a property can have at most ${limits.placementsOfProperty}`,
      ];
}

/** Ends a sync: saves reserve accounts and balances, deletes missing lines, and records one activity. */
export async function finishRound(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  round: Round,
  of: {
    accounts: readonly LedgerAccountSeen[];
    balances: readonly BankBalanceSeen[];
    missing: readonly string[];
    placements: PlacementsRead | null;
  },
): Promise<void> {
  const { app, at, actor } = round;
  const now = clock.now();
  // Locks the property before the ledger, in the same order as every change of both.
  await requireProperty(tx, actor, app.propertyId, { lock: true });
  const { sourceId } = await sourceOf(tx, app);
  const { accounts, balances, missing: deletedExternalIds } = of;
  const entered = await enterAll(tx, { now }, round, {
    sourceId,
    accounts,
    balances,
    lines: [],
    deletedExternalIds,
  });
  const left = await followAll(tx, now, round, { sourceId, placements: of.placements });
  await countStep(tx, at, { ...entered, unreadable: [...(of.placements?.unreadable ?? []), ...left] });
  if (!(await moveApp(tx, app, { missing: [], lastSyncedAt: now }))) throw changedMeanwhile();
  await changeSync(tx, at, { status: SYNC_STATUS.successful, endedAt: now, problem: null });
  await recordSync(tx, now, round, await findSync(tx, at));
}

/** Records one activity for all changes of a sync; nothing where it has none. */
async function recordSync(
  tx: Tx,
  at: Date,
  { access, actor, app }: Round,
  { added, changed, removed }: { added: number; changed: number; removed: number },
): Promise<void> {
  const parts = [
    added > 0 && `${added} new`,
    changed > 0 && `${changed} corrected`,
    removed > 0 && `${removed} deleted`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return;
  const { workspaceId, propertyId } = app;
  const place = { workspaceId, propertyId, actor, at };
  const description = `Synced the ledger: ${parts.join(', ')} ${added + changed + removed === 1 ? 'transaction' : 'transactions'}`;
  await recordActivity(tx, place, { type: 'ledger', entityName: access.property.name, description });
}
