import { randomBytes } from 'node:crypto';
import type { CalendarFeed, CreatedCalendarFeed } from '@roofline/schema/calendar/calendar';
import type { ApiConfig } from '../../config';
import { publicUrlOf } from '../../mail/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { hashToken } from '../../platform/identity/session';
import { reachedProperties, requireProperty } from '../../property/access';
import { deleteFeed, replaceFeed, selectFeeds, type FeedRow } from '../repository';

/** The owner and the property of a feed. */
interface FeedOf {
  actor: Actor;
  propertyId: string;
}

const shown = ({ propertyId, createdAt, lastReadAt }: FeedRow): CalendarFeed => ({
  propertyId,
  createdAt: createdAt.toISOString(),
  lastReadAt: lastReadAt?.toISOString() ?? null,
});

async function placeOf(tx: Tx, { actor, propertyId }: FeedOf) {
  const { property } = await requireProperty(tx, actor, propertyId);
  return { workspaceId: property.workspaceId, propertyId: property.propertyId, userId: actor.userId };
}

/** Makes the caller's feed, or gives it another address. Only this answer has the address. */
export async function makeFeed(
  tx: Tx,
  { config, now, ...of }: FeedOf & { config: ApiConfig; now: Date },
): Promise<CreatedCalendarFeed> {
  const place = await placeOf(tx, of);
  const secret = randomBytes(32).toString('base64url');
  const row = { ...place, secretHash: hashToken(secret), createdAt: now };
  await replaceFeed(tx, row);
  return {
    address: `${publicUrlOf(config)}/calendar/${secret}.ics`,
    ...shown({ ...row, lastReadAt: null }),
  };
}

/** Ends the caller's feed; does nothing where there is none. */
export async function revokeFeed(tx: Tx, of: FeedOf): Promise<void> {
  await deleteFeed(tx, await placeOf(tx, of));
}

/** Returns the caller's feeds of many properties, in the order of the ids; null where there is none. */
export async function feedsOf(
  tx: Tx,
  actor: Actor,
  propertyIds: readonly string[],
): Promise<(CalendarFeed | null)[]> {
  const reached = await reachedProperties(tx, actor, propertyIds);
  const rows = await selectFeeds(tx, actor.userId, [...reached.keys()]);
  const feedOf = new Map(rows.map((row) => [row.propertyId, shown(row)]));
  return propertyIds.map((id) => feedOf.get(id.toLowerCase()) ?? null);
}
