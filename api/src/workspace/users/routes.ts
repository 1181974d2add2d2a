import { ROLES, type RoleName } from '@roofline/schema/account/account';
import {
  activeInput,
  workspaceRole,
  workspaceUser,
  workspaceUserInput,
} from '@roofline/schema/workspace/workspace';
import { z } from 'zod';
import { reachesWholeWorkspace } from '../../platform/actor';
import { data, page } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { get } from '../../platform/route/read';
import { put } from '../../platform/route/write';
import { canGrant } from '../policy';
import { inWorkspace, managedByQuery, paged } from '../query';
import { changeMember, setMemberActive } from './change';
import { listUsers, showUser } from './read';

/** The routes of a workspace's users: their data, their rights and their activation. */
export const workspaceUserRoutes = routes(
  'workspace',
  get('/api/workspace/roles', {
    summary: 'Roles, each with whether the caller may grant it',
    right: 'read',
    query: inWorkspace,
    answer: data(z.array(workspaceRole)),
    first: managedByQuery,
    steps: ({ first: { role } }) =>
      (Object.keys(ROLES) as RoleName[]).map((roleName) => ({
        roleId: ROLES[roleName],
        roleName,
        canGrant: canGrant(role, roleName),
        reachesAllProperties: reachesWholeWorkspace(roleName),
      })),
  }),
  get('/api/workspace/users', {
    summary: 'A page of the users of a portfolio, by name',
    right: 'read',
    query: inWorkspace.extend({
      ...paged,
      search: z.string().max(100).optional(),
      status: z.enum(['active', 'inactive']).optional(),
    }),
    answer: page(workspaceUser),
    first: managedByQuery,
    steps: ({ actor, first: managed, query, deps }) => listUsers(deps, actor, managed, query),
  }),
  get('/api/workspace/user/:workspaceUserId', {
    summary: 'One user of a portfolio',
    right: 'read',
    answer: data(workspaceUser),
    steps: ({ actor, params, deps }) => showUser(deps, actor, params.workspaceUserId),
  }),
  put('/api/workspace/user', {
    summary: 'Change the role and properties of a user, effective with that user’s next request',
    activity: { none: "it is about who is in the portfolio, not about a property's data" },
    right: 'people',
    body: workspaceUserInput,
    answer: data(workspaceUser),
    steps: async ({ actor, body, version, deps }) => {
      await deps.database.tenant(actor, (tx) => changeMember(tx, actor, body, version));
      return showUser(deps, actor, body.workspaceUserId);
    },
  }),
  put('/api/workspace/user/:workspaceUserId/active', {
    summary: 'Deactivate or reactivate a user',
    activity: { none: "it is about who is in the portfolio, not about a property's data" },
    right: 'people',
    body: activeInput,
    answer: data(workspaceUser),
    steps: async ({ actor, params, body, version, deps }) => {
      const change = { actor, ...params, ...body, version };
      await deps.database.tenant(actor, (tx) => setMemberActive(tx, deps.clock, change));
      return showUser(deps, actor, params.workspaceUserId);
    },
  }),
);
