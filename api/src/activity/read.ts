import {
  activityExportInput,
  writeActivityCursor,
  type ActivityExportInput,
  type ActivityItem,
  type ActivityListInput,
  type ActivityPage,
  type PortfolioActivityPage,
} from '@roofline/schema/activity/activity';
import { limits } from '@roofline/schema/value/limits';
import { z } from 'zod';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { documentName } from '../platform/files/document-name';
import { CSV } from '../platform/http/media-types';
import { ruleFailed } from '../platform/problem';
import type { Document } from '../platform/work/document';
import { requireProperty, type PropertyAccess } from '../property/access';
import { activityCsv } from './csv';
import { visibleActivity } from './policy';
import {
  countActivity,
  countPortfolioActivity,
  listActivity,
  listPortfolioActivity,
  type ActivityQuery,
} from './repository';

/** Returns the query for the part of a property's activity that the viewer may read and asks for. */
function queryOf(
  { property, actions }: PropertyAccess,
  { type, search }: Pick<ActivityListInput, 'type' | 'search'>,
): ActivityQuery {
  const { workspaceId, propertyId } = property;
  const kinds = visibleActivity(actions).filter((kind) => type === undefined || kind === type);
  return { workspaceId, propertyId, kinds, search: search?.trim() };
}

const cursorOf = ({ date, activityId }: ActivityItem) =>
  writeActivityCursor({ date: new Date(date), activityId });

/** Returns one page of a property's activity, newest first. Four statements: property, workspace, items, number. */
export async function readActivity(
  tx: Tx,
  actor: Actor,
  { propertyId, page, after, ...filter }: ActivityListInput & { propertyId: string },
): Promise<ActivityPage> {
  const access = await requireProperty(tx, actor, propertyId);
  const query = queryOf(access, filter);
  const pageSize = limits.activityPageSize;
  const found = await listActivity(tx, query, {
    limit: pageSize + 1,
    ...(after ? { after } : { offset: (page - 1) * pageSize }),
  });
  const items = found.slice(0, pageSize);
  const counted = await countActivity(tx, query, limits.activityCountMax + 1);
  return {
    items,
    totalCount: Math.min(counted, limits.activityCountMax),
    isCountCut: counted > limits.activityCountMax,
    types: visibleActivity(access.actions),
    nextCursor: found.length > pageSize ? cursorOf(items.at(-1)!) : null,
    page,
    pageSize,
  };
}

/** Returns the activity of a workspace as a whole, newest first. The caller has checked that the viewer manages it. */
export async function readPortfolioActivity(
  tx: Tx,
  workspaceId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<PortfolioActivityPage> {
  const items = await listPortfolioActivity(tx, workspaceId, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { items, totalCount: await countPortfolioActivity(tx, workspaceId), page, pageSize };
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
const dayAfter = (day: string) => new Date(midnight(day).getTime() + 24 * 60 * 60 * 1000);

/** The document of a property's activity: all of it, or a refusal that says how to ask for less. */
export const activityDocument: Document<
  ActivityExportInput & { propertyId: string },
  readonly ActivityItem[]
> = {
  name: activityCsv.name,
  type: CSV,
  asked: activityExportInput.extend({ propertyId: z.uuid() }),
  read: async (tx, { actor }, { propertyId, from, to, ...filter }) => {
    const access = await requireProperty(tx, actor, propertyId);
    const query: ActivityQuery = {
      ...queryOf(access, filter),
      from: from === undefined ? undefined : midnight(from),
      before: to === undefined ? undefined : dayAfter(to),
    };
    const subject = await listActivity(tx, query, { limit: limits.activityExportRows + 1 });
    if (subject.length > limits.activityExportRows)
      throw ruleFailed(
        `There are more than ${limits.activityExportRows.toLocaleString('en-US')} items. Export them in parts: by days, by kind or by words.`,
        'from',
        'tooMany',
      );
    return { subject, fileName: documentName(`${access.property.name} activity`, 'csv') };
  },
  kind: activityCsv,
};
