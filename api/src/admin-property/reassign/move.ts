import { ROLES } from '@roofline/schema/account/account';
import { recordActivity } from '../../activity/service';
import { keepLedgerWithoutApp } from '../../integration/service';
import { letGo } from '../../platform/blobs/repository/free';
import { assertRoom } from '../../platform/blobs/quota';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { conflict } from '../../platform/problem';
import { checkAtEnd } from '../../platform/repository/row-texts';
import { becomeSystem } from '../../platform/store/transactions';
import type { Copies } from './copies';
import {
  bringPeople,
  dropNotifications,
  holdProperty,
  holdWorkspaces,
  leavePeople,
  moveBytes,
  movedBytes,
  moveJobs,
  moveRows,
  referToCopies,
  type Move,
} from './repository';

export type MoveDeps = Pick<Deps, 'clock' | 'blobs' | 'config'>;

/** The options of a move: the actor, and whether the property's users come along. */
export interface MoveBy {
  actor: Actor;
  includeUsers: boolean;
  copies: Copies;
}

/** Thrown when bytes have to be copied before the property can move. */
export class CopiesNeeded extends Error {
  constructor(readonly blobIds: readonly string[]) {
    super('Bytes have to be copied first');
  }
}

/** Roles that reach only assigned properties, so their users get no more than this property. */
const COMING = [ROLES.Manager, ROLES.Member, ROLES.Vendor];

interface Held {
  name: string;
  fromName: string;
  toName: string;
}

/** Locks the property and both workspaces; null if the property has moved there already. */
async function hold(tx: Tx, move: Move): Promise<Held | null> {
  const held = await holdProperty(tx, move.propertyId);
  if (held?.workspaceId === move.to) return null;
  if (held?.workspaceId !== move.from)
    throw conflict('Someone else moved this property to another portfolio in the meantime.', 'moved');
  const workspaces = await holdWorkspaces(tx, move);
  const from = workspaces.find(({ workspaceId }) => workspaceId === move.from);
  const to = workspaces.find(({ workspaceId }) => workspaceId === move.to);
  if (!from || !to?.isActive)
    throw conflict('The portfolio is no longer active. Choose another one.', 'inactive');
  return { name: held.name, fromName: from.name, toName: to.name };
}

/** Moves the bytes of the moved rows; those that other rows refer to as well are copied. */
async function takeBytes(
  tx: Tx,
  { clock, blobs, config }: MoveDeps,
  move: Move,
  copies: Copies,
): Promise<void> {
  const moved = await movedBytes(tx, move);
  const bound = moved.filter(({ isBound }) => isBound).map(({ blobId }) => blobId);
  const missing = bound.filter((blobId) => !copies.has(blobId));
  if (missing.length > 0) throw new CopiesNeeded(missing);
  const free = moved.filter(({ isBound }) => !isBound).map(({ blobId }) => blobId);
  await moveBytes(tx, move, free);
  const entered = [];
  for (const blobId of bound) entered.push({ blobId, copyId: await blobs.enter(tx, copies.get(blobId)!) });
  await referToCopies(tx, move, entered);
  await letGo(tx, move.from, bound, clock.now());
  if (moved.length > 0) await assertRoom(tx, config, move.to);
}

async function recordMove(tx: Tx, { actor }: MoveBy, move: Move, held: Held, at: Date): Promise<void> {
  const { propertyId, from, to } = move;
  const event = { type: 'property', entityName: held.name } as const;
  const cameFrom = `Moved the property here from the portfolio ${held.fromName}`;
  await recordActivity(tx, { workspaceId: to, propertyId, actor, at }, { ...event, description: cameFrom });
  const wentTo = `Moved the property to another portfolio`;
  await recordActivity(
    tx,
    { workspaceId: from, propertyId: null, actor, at },
    { ...event, description: wentTo },
  );
}

/**
 * Moves a property with its rows in one transaction over both workspaces. The rows follow by their foreign keys; rows of the
 * old workspace or its users stay there. Throws CopiesNeeded before anything is stored.
 */
export async function moveProperty(tx: Tx, deps: MoveDeps, move: Move, by: MoveBy): Promise<void> {
  const held = await hold(tx, move);
  if (!held) return;
  const now = deps.clock.now();
  await checkAtEnd(tx);
  if (by.includeUsers) await bringPeople(tx, move, { roles: COMING, now });
  await leavePeople(tx, move);
  await keepLedgerWithoutApp(tx, move.propertyId);
  await moveRows(tx, move, now);
  await moveJobs(tx, move, now);
  await takeBytes(tx, deps, move, by.copies);
  await recordMove(tx, by, move, held, now);
  await becomeSystem(tx);
  await dropNotifications(tx, move);
}
