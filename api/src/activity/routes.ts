import { activityItem } from '@roofline/schema/activity';
import { pageOf } from '@roofline/schema/page';
import { dataBody } from '@roofline/schema/problem';
import { z } from 'zod';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { uuidParams } from '../platform/ids';
import { requireProperty } from '../property/access';
import { hiddenActivity } from './policy';
import { countActivity, listActivity } from './repository';

const PAGE_SIZE = 20;
const query = z.object({
  page: z
    .string()
    .regex(/^[1-9][0-9]{0,5}$/)
    .transform(Number)
    .default(1),
  type: z.string().max(50).optional(),
  search: z.string().max(250).optional(),
});

/** What happened to a property's data. */
export function activityRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/activity/:propertyId',
    {
      schema: {
        tags: ['activity'],
        summary: 'Activity of a property, newest first, 20 a page',
        params: uuidParams('propertyId'),
        querystring: query,
        response: { 200: dataBody(pageOf(activityItem)) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { page, type, search } = request.query;
      const data = await deps.database.tenant(
        actor,
        async (tx) => {
          const { property, actions } = await requireProperty(tx, actor, request.params.propertyId);
          const { workspaceId, propertyId } = property;
          const asked = {
            workspaceId,
            propertyId,
            type,
            search: search?.trim(),
            hiddenTypes: hiddenActivity(actions),
          };
          const window = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
          const items = await listActivity(tx, asked, window);
          return { items, totalCount: await countActivity(tx, asked), page, pageSize: PAGE_SIZE };
        },
        { readOnly: true },
      );
      return { data };
    },
  );
}
