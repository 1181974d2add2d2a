import { addDays } from '@roofline/schema/value/day';
import type { Tx } from '../../platform/database';
import type { NotificationEvent } from '../notify';
import {
  selectBidsEnding,
  selectFilesEnding,
  selectProjectsDue,
  type DatedRow,
  type DaysAhead,
} from '../repository/reminders';
import { calendarReminders } from './calendar';
import { nearestStep, type Reminder, type RemindersOf } from './steps';

/** A reminder of every row, by the nearest of the steps that its day has come within; nothing beyond the first. */
async function remindersBy(
  select: (tx: Tx, ahead: DaysAhead) => Promise<DatedRow[]>,
  tx: Tx,
  { workspaceId, today }: Parameters<RemindersOf>[1],
  { steps, event }: { steps: readonly number[]; event: Pick<NotificationEvent, 'kind' | 'to'> },
): Promise<Reminder[]> {
  const ahead = { workspaceId, from: today, to: addDays(today, Math.max(...steps)) };
  const rows = await select(tx, ahead);
  return rows.map(({ propertyId, projectId, id, name, day }) => {
    const step = nearestStep(steps, today, day);
    const onceKey = `${event.kind}:${id}:${day}:${step}`;
    return { place: { propertyId, projectId }, event: { ...event, detail: name, day, onceKey } };
  });
}

const followers = { followers: true } as const;
const managers = { managers: true } as const;

const projectsDue: RemindersOf = (tx, of) =>
  remindersBy(selectProjectsDue, tx, of, { steps: [7, 0], event: { kind: 'due', to: followers } });

const bidsEnding: RemindersOf = (tx, of) =>
  remindersBy(selectBidsEnding, tx, of, { steps: [7, 0], event: { kind: 'bidEnding', to: followers } });

const filesEnding: RemindersOf = async (tx, of) => {
  const all = await remindersBy(selectFilesEnding, tx, of, {
    steps: [60, 14],
    event: { kind: 'fileEnding', to: managers },
  });
  return all.map(({ place, event }) => ({ place, event: { ...event, link: '/useraccount/files' } }));
};

/** Everything that people are reminded of. */
export const REMINDERS: readonly RemindersOf[] = [projectsDue, bidsEnding, filesEnding, calendarReminders];
