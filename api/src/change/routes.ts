import { workspaceChangePage, CHANGES_PER_PAGE } from '@roofline/schema/change/change';
import { z } from 'zod';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { inWorkspace, managedByQuery } from '../workspace/service';
import { readChanges } from './service';

const query = inWorkspace.extend({
  after: z.string().max(2000).optional(),
  first: z.coerce.number().int().min(1).max(CHANGES_PER_PAGE.most).default(CHANGES_PER_PAGE.usual),
});

/** The route of a workspace's changes, for programs that follow it. */
export const changeRoutes = routes(
  'changes',
  get('/api/workspace/changes', {
    summary:
      'What changed in a portfolio, in the order of the commits; without `after` what is there comes first',
    description:
      'For whoever reaches every property of the portfolio. Each object that a transaction changed is one item, with the last thing that the transaction did to it. Ask again with the cursor of the last answer; an answer without items means that nothing changed. What a deleted property had is not listed by itself. A cursor is good for 30 days; 410 after that, then begin again without one.',
    right: 'read',
    isPolled: true,
    isPassing: true,
    query,
    answer: data(workspaceChangePage),
    first: managedByQuery,
    work: (tx, { first: { workspaceId }, query: { after, first: limit } }) =>
      readChanges(tx, { workspaceId, after, limit }),
  }),
);
