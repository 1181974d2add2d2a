import { userProfile } from '@roofline/schema/user/user';
import { userSettings } from '@roofline/schema/user/user-settings';
import { z } from 'zod';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { found } from '../upstream/errors';
import { restPath } from '../upstream/path';

export const userMutations = {
  Mutation: {
    async updateProfile(_root, { input: { version, ...body } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/user/profile`, userProfile, { body, version }),
      );
      return { profile: answer, userErrors };
    },
    async saveUserSettings(_root, { input: { version, defaultPropertyId = null, ...choices } }, context) {
      const body = { ...choices, defaultPropertyId };
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/user/settings`, userSettings, { body, version }),
      );
      return { userSettings: answer, userErrors };
    },
    async removeProfilePhoto(_root, { input: { version } }, context) {
      const { userErrors } = await change(context, () =>
        context.rest.delete(restPath`/api/user/profile-photo`, z.unknown(), { version }),
      );
      return {
        get profile() {
          return userErrors.length === 0 ? found(context.loaders.profile()) : null;
        },
        userErrors,
      };
    },
  },
} satisfies Resolvers;
