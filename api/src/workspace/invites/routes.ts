import {
  invitationLink,
  inviteInput,
  inviteStatus,
  workspaceInvite,
  workspaceInvites,
} from '@roofline/schema/workspace/workspace';
import { userByEmail } from '../../account/access';
import { created, data } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { ask, get } from '../../platform/route/read';
import { post, put } from '../../platform/route/write';
import { inWorkspace, managedByQuery, paged } from '../query';
import { invite, inviteGuard, resendInvite, revokeInvite } from './change';
import { readInvitationLink } from './link';
import { listInvites } from './read';

/** The routes of invitations to a workspace. */
export const inviteRoutes = routes(
  'workspace',
  get('/api/workspace/invites', {
    summary: 'A page of the invitations of a portfolio, newest first',
    right: 'read',
    query: inWorkspace.extend({ ...paged, status: inviteStatus.optional() }),
    answer: data(workspaceInvites),
    first: managedByQuery,
    work: (tx, { first: managed, query: { workspaceId: _named, ...query }, deps: { clock, mail } }) =>
      listInvites(tx, managed, { ...query, now: clock.now(), isMailed: mail.isSent }),
  }),
  post('/api/workspace/invite', {
    summary: 'Invite a person by email',
    activity: { none: "it is about who is in the portfolio, not about a property's data" },
    right: 'people',
    query: inWorkspace,
    body: inviteInput,
    answer: created(workspaceInvite),
    first: async (asked) => {
      const managed = managedByQuery(asked);
      const user = await asked.deps.database.system((tx) => userByEmail(tx, asked.body.email));
      return { managed, userId: user?.userId ?? null };
    },
    guard: ({ first: { managed }, body }) => inviteGuard(managed, body.roleName),
    work: (tx, { actor, first, body: input, deps }) => invite(tx, deps, { actor, ...first, input }),
  }),
  // Not a GET: the answer opens an account, and must not be prefetched, cached or repeated.
  ask('/api/workspace/invite/:invitationId/link', {
    summary: 'The link of an open invitation, to pass on while no mail server is configured',
    // The link lets its holder join as the invited person: a program never needs it.
    right: 'never',
    answer: data(invitationLink),
    work: (tx, { actor, params, deps }) => readInvitationLink(tx, deps, { actor, ...params }),
  }),
  put('/api/workspace/invite/:invitationId/resend', {
    summary: 'Send an invitation again, with a new link; the previous link stops working',
    activity: { none: "it is about who is in the portfolio, not about a property's data" },
    right: 'people',
    answer: data(workspaceInvite),
    work: (tx, { actor, params, version, deps }) => resendInvite(tx, deps, { actor, ...params, version }),
  }),
  put('/api/workspace/invite/:invitationId/revoke', {
    summary: 'Revoke an invitation',
    activity: { none: "it is about who is in the portfolio, not about a property's data" },
    right: 'people',
    answer: data(workspaceInvite),
    work: (tx, { actor, params, version, deps }) => revokeInvite(tx, deps, { actor, ...params, version }),
  }),
);
