import { timingSafeEqual } from 'node:crypto';
import { NOTIFICATION_CATEGORIES } from '@roofline/schema/notification/notification';
import type { UnsubscribeNotifications, UnsubscribeTarget } from '../../platform/mailer';
import type { Seal } from '../../platform/secret/seal';

const PURPOSE = 'unsubscribe';
const SHAPE = /^([0-9a-f]{32})([0-3w])([A-Za-z0-9_-]{43})$/;
const CATEGORIES = new Map<number, UnsubscribeNotifications['category']>(
  Object.values(NOTIFICATION_CATEGORIES).map((category) => [category, category]),
);

/** Returns a token that unsubscribes a user from a category, or ends a weekly view. It is signed, opens nothing else, and never expires. */
export function unsubscribeToken(seal: Seal, target: UnsubscribeTarget): string {
  const [id, what] =
    'weeklyViewId' in target ? [target.weeklyViewId, 'w'] : [target.userId, target.category ?? 0];
  const text = `${id.replaceAll('-', '')}${what}`;
  return `${text}${seal.sign(PURPOSE, text).toString('base64url')}`;
}

/** Returns the target of a token; null if this service did not sign it. */
export function readUnsubscribeToken(seal: Seal, token: string): UnsubscribeTarget | null {
  const [, id, category, proof] = SHAPE.exec(token) ?? [];
  if (id === undefined || category === undefined || proof === undefined) return null;
  const given = Buffer.from(proof, 'base64url');
  const wanted = seal.sign(PURPOSE, `${id}${category}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const uuid = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (category === 'w') return { weeklyViewId: uuid };
  return { userId: uuid, category: CATEGORIES.get(Number(category)) ?? null };
}
