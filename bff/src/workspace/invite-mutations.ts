import { invitationLink, workspaceInvite } from '@roofline/schema/workspace/workspace';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';
import { workspaceQuery } from './loaders';

export const inviteMutations = {
  Mutation: {
    async inviteUser(_root, { input: { workspaceId, idempotencyKey, ...body } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/workspace/invite`, workspaceInvite, {
          query: workspaceQuery({ workspaceId }),
          body,
          ...(idempotencyKey == null ? {} : { idempotencyKey }),
        }),
      );
      return { invite: answer, userErrors };
    },
    async resendInvitation(_root, { input: { invitationId, version } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/workspace/invite/${uuid(invitationId)}/resend`, workspaceInvite, {
          version,
        }),
      );
      return { invite: answer, userErrors };
    },
    async invitationLink(_root, { input: { invitationId } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/workspace/invite/${uuid(invitationId)}/link`, invitationLink, {}),
      );
      return { url: answer?.url ?? null, userErrors };
    },
    async revokeInvitation(_root, { input: { invitationId, version } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/workspace/invite/${uuid(invitationId)}/revoke`, workspaceInvite, {
          version,
        }),
      );
      return { invite: answer, userErrors };
    },
  },
} satisfies Resolvers;
