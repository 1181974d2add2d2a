import { WEEKLY_VIEW, type Unsubscribed } from '@roofline/schema/notification/unsubscribe';
import { workActor } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import type { UnsubscribeTarget } from '../../platform/mailer';
import { notFound, Problem } from '../../platform/problem';
import { findUser } from '../../platform/repository/identity';
import { endWeeklyView } from '../../weekly-view/service';
import { readPreferences, savePreferences } from '../preferences';

const TRIES = 3;
const isStale = (fault: unknown) => fault instanceof Problem && fault.status === 412;

function targetOf({ mail }: Pick<Deps, 'mail'>, token: string) {
  const target = mail.unsubscribeTarget(token);
  if (!target) throw notFound();
  return target;
}

const endedBy = (target: UnsubscribeTarget): Unsubscribed['category'] =>
  'weeklyViewId' in target ? WEEKLY_VIEW : target.category;

/** Returns what a link would end. It changes nothing, since mail programs open links by themselves. */
export const readUnsubscribe = (deps: Pick<Deps, 'mail'>, token: string): Unsubscribed => ({
  category: endedBy(targetOf(deps, token)),
});

type UnsubscribeDeps = Pick<Deps, 'database' | 'clock' | 'mail'>;

/** Ends the mails that the link is about, for anyone who has the link; doing it again changes nothing. */
export async function unsubscribe(deps: UnsubscribeDeps, token: string): Promise<Unsubscribed> {
  const target = targetOf(deps, token);
  const { database, clock } = deps;
  if ('weeklyViewId' in target) {
    await database.system((tx) => endWeeklyView(tx, target.weeklyViewId));
    return { category: WEEKLY_VIEW };
  }
  const { userId, category } = target;
  const user = await database.system((tx) => findUser(tx, userId), { readOnly: true });
  if (!user) return { category };
  const actor = { ...workActor([]), userId };
  for (let turn = 1; ; turn += 1) {
    try {
      await database.tenant(actor, async (tx) => {
        const { version, ...now } = await readPreferences(tx, actor);
        const channelSetting = { ...now.channelSetting, ...(category === null && { email: false }) };
        const taskSettings = now.taskSettings.map((one) =>
          one.notificationCategoryId === category ? { ...one, email: false } : one,
        );
        await savePreferences(tx, { actor, clock }, { channelSetting, taskSettings }, version);
      });
      return { category };
    } catch (fault) {
      // The preferences were saved in between: tries again on top of them.
      if (!isStale(fault) || turn >= TRIES) throw fault;
    }
  }
}
