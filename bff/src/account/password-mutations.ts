import { passwordAnswer, resetInitAnswer, resetRequestAnswer } from '@roofline/schema/account/credentials';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath } from '../upstream/path';

export const passwordMutations = {
  Mutation: {
    async requestPasswordReset(_root, { input }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/account/resetrequest`, resetRequestAnswer, {
          body: input,
          isPublic: true,
        }),
      );
      return { message: answer?.message ?? null, userErrors };
    },
    async checkPasswordReset(_root, { input }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/account/resetinit`, resetInitAnswer, { body: input, isPublic: true }),
      );
      return { email: answer?.email ?? null, userErrors };
    },
    async resetPassword(_root, { input }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/account/reset`, passwordAnswer, { body: input, isPublic: true }),
      );
      return { message: answer?.message ?? null, userErrors };
    },
    async changePassword(_root, { input }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/account/changepassword`, passwordAnswer, { body: input }),
      );
      return { message: answer?.message ?? null, userErrors };
    },
  },
} satisfies Resolvers;
