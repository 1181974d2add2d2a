import type { FilterSettingsInput } from '@roofline/schema/filter-settings/filter-settings';
import { savedViewsOf, workspaceOfViews } from '@roofline/schema/portfolio-analytics/saved-view';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { changeWeeklyView, deleteByLink, deleteWeeklyView, selectWeeklyViews } from './repository';

// Weekly views for other domains.

/** Updates weekly views from the views that the actor has just saved: their names and filters, and their deletion. */
export async function followSavedViews(tx: Tx, actor: Actor, saved: FilterSettingsInput): Promise<void> {
  const workspaceId = workspaceOfViews(saved);
  if (workspaceId === null) return;
  const weekly = await selectWeeklyViews(tx, { workspaceId, userId: actor.userId });
  if (weekly.length === 0) return;
  const views = new Map(savedViewsOf(saved.value).map((view) => [view.id, view]));
  for (const row of weekly) {
    const view = views.get(row.viewId);
    if (view?.page !== 'associations') await deleteWeeklyView(tx, row);
    else if (view.name !== row.name || view.query !== row.query)
      await changeWeeklyView(tx, { ...row, name: view.name, query: view.query });
  }
}

/** Ends the weekly mail of a view by its link; a repeat changes nothing. Inside `database.system`. */
export const endWeeklyView = (tx: Tx, weeklyViewId: string): Promise<void> => deleteByLink(tx, weeklyViewId);
