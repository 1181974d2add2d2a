import { CHANGES_KEPT_DAYS, type ChangeKind, type WorkspaceChangePage } from '@roofline/schema/change/change';
import type { Tx } from '../platform/database';
import { Problem } from '../platform/problem';
import { cursorText, readCursor, type Cursor, type Place } from './cursor';
import { KIND_SOURCES, type KindSource } from './kinds';
import { findEntries, findHead, findThere, type EntryRow, type HeadRow } from './repository';

/** Returns the problem for a reader whose place is no longer known and who has to begin again. */
const cursorGone = () =>
  new Problem(410, [
    {
      code: 'cursorGone',
      detail: `This cursor is older than ${CHANGES_KEPT_DAYS} days, or was made before a backup was restored. Begin again without a cursor.`,
      field: 'after',
    },
  ]);

/** The epoch of a workspace that has no changes yet. */
const NO_EPOCH = '00000000-0000-0000-0000-000000000000';
const nothing = (workspaceId: string): HeadRow => ({
  workspaceId,
  epoch: NO_EPOCH,
  lastNumber: 0,
  forgottenTo: 0,
});

/** Returns the place after everything in a batch. */
const endOf = (number: number): Place => ({ number, position: Number.MAX_SAFE_INTEGER });

interface Asked {
  workspaceId: string;
  limit: number;
}

/** Returns a page of the changes after a place. */
async function changed(
  tx: Tx,
  head: HeadRow,
  { workspaceId, limit }: Asked,
  after: Place,
): Promise<WorkspaceChangePage> {
  if (after.number < head.forgottenTo || after.number > head.lastNumber) throw cursorGone();
  const rows = await findEntries(tx, workspaceId, { after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const { number, position } = page.at(-1) ?? after;
  return {
    items: page.map(({ kind, id, propertyId, operation, at }) => ({
      kind,
      id,
      propertyId,
      operation,
      at: at.toISOString(),
    })),
    cursor: cursorText({ epoch: head.epoch, place: { number, position } }),
    hasMore: rows.length > limit,
  };
}

/** Returns the current end of a workspace's changes. */
export async function headPlace(
  tx: Tx,
  workspaceId: string,
): Promise<{ epoch: string | null; place: Place }> {
  const head = await findHead(tx, workspaceId);
  return { epoch: head?.epoch ?? null, place: endOf(head?.lastNumber ?? 0) };
}

/** The place of a reader within the service, which stores it itself; an epoch of null: before any change. */
export interface Since {
  epoch: string | null;
  place: Place;
}

/**
 * Returns changes of some kinds after a place, and how far they reach. If the place is no longer known, the reader goes on at
 * the end: the changes that it missed are deleted.
 */
export async function changesSince(
  tx: Tx,
  workspaceId: string,
  { epoch, place }: Since,
  { kinds, limit }: { kinds: readonly ChangeKind[]; limit: number },
): Promise<{ changes: EntryRow[]; epoch: string | null; reached: Place; hasMore: boolean }> {
  const head = await findHead(tx, workspaceId);
  if (!head) return { changes: [], epoch: null, reached: endOf(0), hasMore: false };
  const isKnown = (epoch === null || epoch === head.epoch) && place.number >= head.forgottenTo;
  const after = isKnown ? place : endOf(head.lastNumber);
  const changes = await findEntries(tx, workspaceId, { after, limit, kinds });
  const hasMore = changes.length === limit;
  const { number, position } = changes.at(-1) ?? after;
  const isBehind = number > head.lastNumber || hasMore;
  return {
    changes,
    epoch: head.epoch,
    reached: isBehind ? { number, position } : endOf(head.lastNumber),
    hasMore,
  };
}

/** Returns an id as the triggers write it: months without their day. */
const idOf = ({ kind }: KindSource, key: readonly string[]): string =>
  kind === 'ledgerMonth' ? `${key[0]}/${key[1]!.slice(0, 7)}` : key.join('/');

/** Returns a page of the existing objects, kind by kind. The last cursor leads to the changes since the start. */
async function there(
  tx: Tx,
  { workspaceId, limit }: Asked,
  from: Extract<Cursor, { since: number }>,
): Promise<WorkspaceChangePage> {
  const { epoch, since } = from;
  const items: WorkspaceChangePage['items'] = [];
  let key = from.key;
  for (const source of KIND_SOURCES.slice(KIND_SOURCES.findIndex(({ kind }) => kind === from.kind))) {
    const room = limit - items.length;
    const rows = await findThere(tx, workspaceId, source, { after: key, limit: room });
    for (const row of rows)
      items.push({
        kind: source.kind,
        id: idOf(source, row.key),
        propertyId: row.propertyId,
        operation: 'created',
        at: null,
      });
    if (rows.length === room) {
      const cursor = cursorText({ epoch, since, kind: source.kind, key: rows.at(-1)!.key });
      return { items, cursor, hasMore: true };
    }
    key = null;
  }
  return { items, cursor: cursorText({ epoch, place: endOf(since) }), hasMore: true };
}

/**
 * Returns a page of the changes of a workspace. Without a cursor the reader begins: it gets the existing objects, and then the
 * changes since it began, so that it misses none.
 */
export async function readChanges(
  tx: Tx,
  asked: Asked & { after: string | undefined },
): Promise<WorkspaceChangePage> {
  const { workspaceId, after } = asked;
  const head = (await findHead(tx, workspaceId)) ?? nothing(workspaceId);
  const { epoch } = head;
  if (after === undefined) {
    const first = { epoch, since: head.lastNumber, kind: KIND_SOURCES[0]!.kind, key: null };
    return there(tx, asked, first);
  }
  const cursor = readCursor(after);
  // A cursor from before the first change of the workspace is valid until changes are deleted.
  const isFirst = cursor.epoch === NO_EPOCH && head.forgottenTo === 0;
  if (cursor.epoch !== epoch && !isFirst) throw cursorGone();
  return 'place' in cursor ? changed(tx, head, asked, cursor.place) : there(tx, asked, { ...cursor, epoch });
}
