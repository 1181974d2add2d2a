import type { Unsubscribed } from '@roofline/schema/notification/unsubscribe';
import { workActor } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import { notFound, Problem } from '../../platform/problem';
import { findUser } from '../../platform/repository/identity';
import { readPreferences, savePreferences } from '../preferences';

const TRIES = 3;
const isStale = (fault: unknown) => fault instanceof Problem && fault.status === 412;

function targetOf({ mail }: Pick<Deps, 'mail'>, token: string) {
  const target = mail.unsubscribeTarget(token);
  if (!target) throw notFound();
  return target;
}

/** What a link of a mail would end. Nothing changes: mail programs open links by themselves. */
export const readUnsubscribe = (deps: Pick<Deps, 'mail'>, token: string): Unsubscribed => ({
  category: targetOf(deps, token).category,
});

type UnsubscribeDeps = Pick<Deps, 'database' | 'clock' | 'mail'>;

/** Ends the mails that the link is about, for whoever has the link; again changes nothing. */
export async function unsubscribe(deps: UnsubscribeDeps, token: string): Promise<Unsubscribed> {
  const { userId, category } = targetOf(deps, token);
  const { database, clock } = deps;
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
      // Somebody saved them in between: what they saved stays, but for this.
      if (!isStale(fault) || turn >= TRIES) throw fault;
    }
  }
}
