import { analyticsViewsOf, savedViewsOf } from '@roofline/schema/portfolio-analytics/saved-view';
import type { WeeklyView, WeeklyViewInput } from '@roofline/schema/weekly-view/weekly-view';
import { addDays } from '@roofline/schema/value/day';
import { readFilterSettings } from '../filter-settings/service';
import { lastMonday, ownZone } from '../notification/service';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { newId } from '../platform/ids';
import { ruleFailed } from '../platform/problem';
import { deleteWeeklyView, insertWeeklyView, selectWeeklyViews } from './repository';

/** Returns the views of a workspace that the actor gets each week. */
export async function readWeeklyViews(tx: Tx, actor: Actor, workspaceId: string): Promise<WeeklyView[]> {
  const rows = await selectWeeklyViews(tx, { workspaceId, userId: actor.userId });
  return rows.map(({ viewId, name, nextOn }) => ({ viewId, name, nextOn }));
}

/** Returns a saved view of associations of the actor. */
async function savedAssociations(tx: Tx, actor: Actor, at: { workspaceId: string; viewId: string }) {
  const { value } = await readFilterSettings(tx, actor, analyticsViewsOf(at.workspaceId));
  const view = savedViewsOf(value).find(({ id, page }) => id === at.viewId && page === 'associations');
  if (!view)
    throw ruleFailed('This view is not saved. Save it first, then choose Send weekly.', 'viewId', 'noView');
  return view;
}

type ChooseDeps = Pick<Deps, 'clock' | 'config'>;

/** Starts sending a saved view each week, from next Monday on, or stops it; a repeat changes nothing. */
export async function chooseWeekly(
  tx: Tx,
  { actor, deps }: { actor: Actor; deps: ChooseDeps },
  at: { workspaceId: string; viewId: string },
  { isWeekly }: WeeklyViewInput,
): Promise<WeeklyView[]> {
  const owner = { workspaceId: at.workspaceId, userId: actor.userId };
  if (isWeekly) {
    const { name, query } = await savedAssociations(tx, actor, at);
    const now = deps.clock.now();
    const nextOn = addDays(lastMonday(now, await ownZone(tx, actor, deps.config)), 7);
    const row = { ...owner, viewId: at.viewId, name, query, nextOn, weeklyViewId: newId(), createdAt: now };
    await insertWeeklyView(tx, row);
  } else {
    const rows = await selectWeeklyViews(tx, owner);
    for (const row of rows.filter(({ viewId }) => viewId === at.viewId)) await deleteWeeklyView(tx, row);
  }
  return readWeeklyViews(tx, actor, at.workspaceId);
}
