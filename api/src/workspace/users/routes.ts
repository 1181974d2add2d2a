import { ROLES, type RoleName } from '@roofline/schema/account';
import { pageOf } from '@roofline/schema/page';
import { dataBody } from '@roofline/schema/problem';
import { activeInput, workspaceRole, workspaceUser, workspaceUserInput } from '@roofline/schema/workspace';
import { z } from 'zod';
import { reachesWholeWorkspace } from '../../platform/actor';
import { actorOf } from '../../platform/authorize';
import type { App, Deps } from '../../platform/deps';
import { uuidParams } from '../../platform/ids';
import { expectedVersion } from '../../platform/versions';
import { managedWorkspace } from '../managed';
import { canGrant } from '../policy';
import { inWorkspace, paged } from '../query';
import { changeMember, setMemberActive } from './change';
import { listUsers, showUser } from './read';

const tags = ['workspace'];

function readRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/workspace/roles',
    {
      config: { tokens: 'read' },
      schema: {
        tags,
        summary: 'Roles, and which of them the caller may give',
        querystring: inWorkspace,
        response: { 200: dataBody(z.array(workspaceRole)) },
      },
    },
    async (request) => {
      const { role } = managedWorkspace(actorOf(request), request.query.workspaceId);
      const data = (Object.keys(ROLES) as RoleName[]).map((roleName) => ({
        roleId: ROLES[roleName],
        roleName,
        canGrant: canGrant(role, roleName),
        reachesAllProperties: reachesWholeWorkspace(roleName),
      }));
      return { data };
    },
  );

  app.get(
    '/api/workspace/users',
    {
      config: { tokens: 'read' },
      schema: {
        tags,
        summary: 'A page of the users of a workspace, by name',
        querystring: inWorkspace.extend({
          ...paged,
          search: z.string().max(100).optional(),
          status: z.enum(['active', 'inactive']).optional(),
        }),
        response: { 200: dataBody(pageOf(workspaceUser)) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { workspaceId, ...query } = request.query;
      return { data: await listUsers(deps, actor, managedWorkspace(actor, workspaceId), query) };
    },
  );

  app.get(
    '/api/workspace/user/:workspaceUserId',
    {
      config: { tokens: 'read' },
      schema: {
        tags,
        summary: 'One user of a workspace',
        params: uuidParams('workspaceUserId'),
        response: { 200: dataBody(workspaceUser) },
      },
    },
    async (request) => ({ data: await showUser(deps, actorOf(request), request.params.workspaceUserId) }),
  );
}

/** Users of a workspace: who they are, what they may reach, whether they may enter. */
export function workspaceUserRoutes(app: App, deps: Deps): void {
  readRoutes(app, deps);

  app.put(
    '/api/workspace/user',
    {
      config: { tokens: 'people' },
      schema: {
        tags,
        summary: 'Change role and properties of a user; holds from that user’s next request',
        body: workspaceUserInput,
        response: { 200: dataBody(workspaceUser) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const version = expectedVersion(request);
      await deps.database.tenant(actor, (tx) => changeMember(tx, actor, request.body, version));
      return { data: await showUser(deps, actor, request.body.workspaceUserId) };
    },
  );

  app.put(
    '/api/workspace/user/:workspaceUserId/active',
    {
      config: { tokens: 'people' },
      schema: {
        tags,
        summary: 'Deactivate or reactivate a user',
        params: uuidParams('workspaceUserId'),
        body: activeInput,
        response: { 200: dataBody(workspaceUser) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { workspaceUserId } = request.params;
      const change = { actor, workspaceUserId, ...request.body, version: expectedVersion(request) };
      await deps.database.tenant(actor, (tx) => setMemberActive(tx, deps.clock, change));
      return { data: await showUser(deps, actor, workspaceUserId) };
    },
  );
}
