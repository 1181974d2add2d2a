import { daysBetween } from '@roofline/schema/value/day';
import type { Tx } from '../../platform/database';
import type { NotificationEvent, NotificationPlace } from '../notify';

/** What people of a place hear because a day is near. Each event has a `onceKey`, so that they hear it once. */
export interface Reminder {
  place: Omit<NotificationPlace, 'workspaceId' | 'actor' | 'at'>;
  event: NotificationEvent;
}

/** Which days come in a workspace: called once a day, in a transaction of the workspace. */
export type RemindersOf = (tx: Tx, of: { workspaceId: string; today: string }) => Promise<Reminder[]>;

/** The nearest of the steps, in days before, that a day has come within. */
export const nearestStep = (steps: readonly number[], today: string, day: string): number =>
  Math.min(...steps.filter((one) => daysBetween(today, day) <= one));
