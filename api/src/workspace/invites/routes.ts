import { dataBody } from '@roofline/schema/problem';
import {
  invitationLink,
  inviteInput,
  inviteStatus,
  workspaceInvite,
  workspaceInvites,
} from '@roofline/schema/workspace';
import { userByEmail } from '../../account/access';
import { actorOf } from '../../platform/authorize';
import type { App, Deps } from '../../platform/deps';
import { once } from '../../platform/idempotency';
import { uuidParams } from '../../platform/ids';
import { expectedVersion } from '../../platform/versions';
import { managedWorkspace } from '../managed';
import { inWorkspace, paged } from '../query';
import { invite, inviteGuard, resendInvite, revokeInvite } from './change';
import { readInvitationLink } from './link';
import { listInvites } from './read';

const tags = ['workspace'];
const params = uuidParams('invitationId');

function listAndInvite(app: App, deps: Deps): void {
  app.get(
    '/api/workspace/invites',
    {
      config: { tokens: 'read' },
      schema: {
        tags,
        summary: 'A page of the invitations of a workspace, newest first',
        querystring: inWorkspace.extend({ ...paged, status: inviteStatus.optional() }),
        response: { 200: dataBody(workspaceInvites) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { workspaceId, ...query } = request.query;
      const managed = managedWorkspace(actor, workspaceId);
      const asked = { ...query, now: deps.clock.now(), isMailed: deps.mail.isSent };
      return {
        data: await deps.database.tenant(actor, (tx) => listInvites(tx, managed, asked), { readOnly: true }),
      };
    },
  );

  app.post(
    '/api/workspace/invite',
    {
      config: { tokens: 'people' },
      schema: {
        tags,
        summary: 'Invite somebody by mail',
        querystring: inWorkspace,
        body: inviteInput,
        response: { 201: dataBody(workspaceInvite) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const managed = managedWorkspace(actor, request.query.workspaceId);
      const user = await deps.database.system((tx) => userByEmail(tx, request.body.email));
      const given = { actor, managed, input: request.body, userId: user?.userId ?? null };
      const guard = inviteGuard(managed, request.body.roleName);
      const data = await once(deps, request, guard, (tx) => invite(tx, deps, given));
      return reply.status(201).send({ data });
    },
  );
}

/** Not a GET: the answer opens an account, and is not for what reads ahead, stores or repeats. */
function linkRoute(app: App, deps: Deps): void {
  app.post(
    '/api/workspace/invite/:invitationId/link',
    {
      // Whoever has it can join as the invited person: a program never needs that.
      config: { tokens: 'never' },
      schema: {
        tags,
        summary: 'The link of an open invitation, to hand over while no mail server is set',
        params,
        response: { 200: dataBody(invitationLink) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const of = { actor, ...request.params };
      return {
        data: await deps.database.tenant(actor, (tx) => readInvitationLink(tx, deps, of), { readOnly: true }),
      };
    },
  );
}

/** Invitations to a workspace. */
export function inviteRoutes(app: App, deps: Deps): void {
  listAndInvite(app, deps);
  linkRoute(app, deps);

  app.put(
    '/api/workspace/invite/:invitationId/resend',
    {
      config: { tokens: 'people' },
      schema: {
        tags,
        summary: 'Send an invitation again, with a new link; the one before is dead',
        params,
        response: { 200: dataBody(workspaceInvite) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const change = { actor, ...request.params, version: expectedVersion(request) };
      return { data: await deps.database.tenant(actor, (tx) => resendInvite(tx, deps, change)) };
    },
  );

  app.put(
    '/api/workspace/invite/:invitationId/revoke',
    {
      config: { tokens: 'people' },
      schema: {
        tags,
        summary: 'Take an invitation back',
        params,
        response: { 200: dataBody(workspaceInvite) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const change = { actor, ...request.params, version: expectedVersion(request) };
      return { data: await deps.database.tenant(actor, (tx) => revokeInvite(tx, deps, change)) };
    },
  );
}
