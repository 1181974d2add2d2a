import { addDays } from '@roofline/schema/value/day';
import { publicUrlOf } from '../../mail/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { actorOfUser, hashToken } from '../../platform/identity/session';
import { notFound, tooManyRequests } from '../../platform/problem';
import { findUser } from '../../platform/repository/identity';
import type { MadeDocument } from '../../platform/work/document';
import { reachedProperties } from '../../property/access';
import { addYears } from '../days';
import { noteFeedRead, selectFeedByHash, type FeedRow } from '../repository';
import { readCalendar } from '../service';
import { FeedPace } from './pace';
import { calendarFeedWork, feedText, type FeedSubject } from './text';

export const ICS = 'text/calendar';
const HOUR_MS = 3_600_000;
const DAYS_BACK = 396;
const YEARS_ON = 3;
/** Up to so many items are written on the main thread. */
const MUCH = 300;

/** Calendar programs read every few hours; a person who tries out the address reads a few times in a row. */
const pace = new FeedPace({ reads: 30, inMs: HOUR_MS / 6 });

/** The owner of a feed with their present rights, only in its workspace. */
interface FeedOwner {
  row: FeedRow;
  actor: Actor;
}

/** Returns the feed of a secret and its owner; null for an unknown secret, and for an owner who has lost access. */
async function ownerOf(tx: Tx, secret: string): Promise<FeedOwner | null> {
  const row = await selectFeedByHash(tx, hashToken(secret));
  if (!row) return null;
  const user = await findUser(tx, row.userId);
  if (!user?.isActive) return null;
  const actor = await actorOfUser(tx, user);
  if (!actor.workspaceIds.includes(row.workspaceId)) return null;
  const memberships = actor.memberships.filter(({ workspaceId }) => workspaceId === row.workspaceId);
  return { row, actor: { ...actor, memberships, workspaceIds: [row.workspaceId] } };
}

/** Returns the items that the owner sees at this moment; 404 where they no longer reach the property. */
async function readSubject(tx: Tx, { config, clock }: Deps, { row, actor }: FeedOwner): Promise<FeedSubject> {
  const access = (await reachedProperties(tx, actor, [row.propertyId])).get(row.propertyId);
  if (!access) throw notFound();
  const { propertyId, name } = access.property;
  const today = clock.today();
  const ask = { actor, today, from: addDays(today, -DAYS_BACK), to: addYears(today, YEARS_ON) };
  return {
    name,
    propertyId,
    publicUrl: publicUrlOf(config),
    stamp: clock.now().toISOString(),
    items: await readCalendar(tx, ask, propertyId),
  };
}

async function noteRead({ database, clock }: Deps, { row }: FeedOwner): Promise<void> {
  const now = clock.now();
  const isKnown = row.lastReadAt !== null && now.getTime() - row.lastReadAt.getTime() < HOUR_MS;
  if (isKnown || !database.hasRoom()) return;
  await database.system((tx) => noteFeedRead(tx, row, now));
}

/** Writes the text of a feed: of a few items right here, of many on another thread. */
async function textOf(
  { work }: Deps,
  subject: FeedSubject,
  by: { actor: Actor; signal: AbortSignal },
): Promise<string> {
  if (subject.items.length <= MUCH) return feedText(subject);
  return work.turn({ ...by, class: calendarFeedWork.class }, (turn) => turn.run(calendarFeedWork, subject));
}

/** Returns the calendar of a secret address as text. Every refusal except that of too many reads is the same 404. */
export async function readFeed(deps: Deps, secret: string, signal: AbortSignal): Promise<MadeDocument> {
  const { database, clock } = deps;
  const owner = await database.system((tx) => ownerOf(tx, secret), { readOnly: true });
  if (!owner) throw notFound();
  const wait = pace.waitOf(owner.row.secretHash, clock.now().getTime());
  if (wait > 0) throw tooManyRequests(wait / 1000);
  const subject = await database.tenant(owner.actor, (tx) => readSubject(tx, deps, owner), {
    readOnly: true,
  });
  const text = await textOf(deps, subject, { actor: owner.actor, signal });
  await noteRead(deps, owner);
  return { bytes: Buffer.from(text), fileName: 'calendar.ics', contentType: `${ICS}; charset=utf-8` };
}
