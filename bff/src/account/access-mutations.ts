import { newAccessToken } from '@roofline/schema/account/access';
import { z } from 'zod';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

export const accessMutations = {
  Mutation: {
    async endBrowserSession(_root, { input: { sessionId } }, context) {
      const { userErrors } = await change(context, () =>
        context.rest.delete(restPath`/api/account/session/${uuid(sessionId)}`, z.unknown(), {}),
      );
      return { sessionId: userErrors.length === 0 ? sessionId : null, userErrors };
    },
    async createAccessToken(_root, { input }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/account/token`, newAccessToken, { body: input }),
      );
      return { secret: answer?.secret ?? null, accessToken: answer?.accessToken ?? null, userErrors };
    },
    async revokeAccessToken(_root, { input: { tokenId } }, context) {
      const { userErrors } = await change(context, () =>
        context.rest.delete(restPath`/api/account/token/${uuid(tokenId)}`, z.unknown(), {}),
      );
      return { tokenId: userErrors.length === 0 ? tokenId : null, userErrors };
    },
  },
} satisfies Resolvers;
