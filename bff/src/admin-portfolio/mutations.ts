import { adminPortfolio, type AdminPortfolio } from '@roofline/schema/admin-portfolio/admin-portfolio';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

async function changed(context: GraphContext, make: () => Promise<AdminPortfolio>) {
  const { answer, userErrors } = await change(context, make);
  return { portfolio: answer, userErrors };
}

export const adminPortfolioMutations = {
  Mutation: {
    addPortfolio: (_root, { input: { idempotencyKey, values: body } }, context) =>
      changed(context, () =>
        context.rest.post(restPath`/api/admin/portfolio`, adminPortfolio, { body, idempotencyKey }),
      ),
    updatePortfolio: (_root, { input: { workspaceId, version, values: body } }, context) =>
      changed(context, () =>
        context.rest.put(restPath`/api/admin/portfolio/${uuid(workspaceId)}`, adminPortfolio, {
          body,
          version,
        }),
      ),
    setPortfolioActive: (_root, { input: { workspaceId, version, ...body } }, context) =>
      changed(context, () =>
        context.rest.put(restPath`/api/admin/portfolio/${uuid(workspaceId)}/active`, adminPortfolio, {
          body,
          version,
        }),
      ),
  },
} satisfies Resolvers;
