import { activityItem } from '@roofline/schema/activity/activity';
import { z } from 'zod';
import { page } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { requireProperty } from '../property/access';
import { visibleActivity } from './policy';
import { countActivity, listActivity } from './repository';

const PAGE_SIZE = 20;

/** What happened to a property's data. */
export const activityRoutes = routes(
  'activity',
  get('/api/activity/:propertyId', {
    summary: 'Activity of a property, newest first, 20 per page',
    query: z.object({
      page: z
        .string()
        .regex(/^[1-9][0-9]{0,5}$/)
        .transform(Number)
        .default(1),
      type: z.string().max(50).optional(),
      search: z.string().max(250).optional(),
    }),
    answer: page(activityItem),
    work: async (tx, { actor, params, query }) => {
      const { property, actions } = await requireProperty(tx, actor, params.propertyId);
      const { workspaceId, propertyId } = property;
      const { type, search, page: number } = query;
      const kinds = visibleActivity(actions).filter((kind) => type === undefined || kind === type);
      const asked = { workspaceId, propertyId, kinds, search: search?.trim() };
      const window = { limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE };
      const items = await listActivity(tx, asked, window);
      return { items, totalCount: await countActivity(tx, asked), page: number, pageSize: PAGE_SIZE };
    },
  }),
);
