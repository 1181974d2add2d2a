import { workspaceSettings, workspaceUser } from '@roofline/schema/workspace/workspace';
import { z } from 'zod';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { found } from '../upstream/errors';
import { restPath, uuid } from '../upstream/path';
import { workspaceQuery } from './loaders';

export const workspaceMutations = {
  Mutation: {
    async updateWorkspaceSettings(_root, { input: { workspaceId, version, ...body } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/workspace/settings`, workspaceSettings, {
          query: workspaceQuery({ workspaceId }),
          body,
          version,
        }),
      );
      return { settings: answer, userErrors };
    },
    async removeWorkspaceLogo(_root, { input: { workspaceId, version } }, context) {
      const { userErrors } = await change(context, () =>
        context.rest.delete(restPath`/api/workspace/logo`, z.unknown(), {
          query: workspaceQuery({ workspaceId }),
          version,
        }),
      );
      return {
        get settings() {
          return userErrors.length === 0 ? found(context.loaders.workspaceSettings(workspaceId)) : null;
        },
        userErrors,
      };
    },
    async updateWorkspaceUser(_root, { input: { version, ...body } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/workspace/user`, workspaceUser, { body, version }),
      );
      return { user: answer, userErrors };
    },
    async setWorkspaceUserActive(_root, { input: { workspaceUserId, isActive, version } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/workspace/user/${uuid(workspaceUserId)}/active`, workspaceUser, {
          body: { isActive },
          version,
        }),
      );
      return { user: answer, userErrors };
    },
  },
} satisfies Resolvers;
