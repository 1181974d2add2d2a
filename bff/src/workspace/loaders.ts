import { pageOf } from '@roofline/schema/value/page';
import {
  workspace,
  workspaceInvites,
  workspaceRole,
  workspaceSettings,
  workspaceUser,
} from '@roofline/schema/workspace/workspace';
import { z } from 'zod';
import { once } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';

const shapes = {
  workspaces: z.array(workspace),
  roles: z.array(workspaceRole),
  users: pageOf(workspaceUser),
  invites: workspaceInvites,
};

/** Returns a list's arguments for the service, without those not given. */
export interface WorkspaceQuery {
  workspaceId?: string | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  page?: number;
  pageSize?: number;
}

/** `workspaceId` and further arguments as a query of the REST service. */
export function workspaceQuery({ workspaceId, ...rest }: WorkspaceQuery): Record<string, string> {
  const given = { workspaceId: workspaceId == null ? null : uuid(workspaceId).text, ...rest };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value == null || value === '' ? [] : [[name, String(value)]],
    ),
  );
}

export function workspaceLoaders(rest: Rest) {
  return {
    newPropertyWorkspaces: once(() =>
      rest.get(restPath`/api/property/newpropertyworkspaces`, shapes.workspaces),
    ),
    workspaces: once(() => rest.get(restPath`/api/workspace/workspaces`, shapes.workspaces)),
    workspaceRoles: (workspaceId?: string | null) =>
      rest.get(restPath`/api/workspace/roles`, shapes.roles, workspaceQuery({ workspaceId })),
    workspaceSettings: (workspaceId?: string | null) =>
      rest.get(restPath`/api/workspace/settings`, workspaceSettings, workspaceQuery({ workspaceId })),
    workspaceUsers: (query: WorkspaceQuery) =>
      rest.get(restPath`/api/workspace/users`, shapes.users, workspaceQuery(query)),
    workspaceUser: (workspaceUserId: string) =>
      rest.get(restPath`/api/workspace/user/${uuid(workspaceUserId)}`, workspaceUser),
    workspaceInvites: (query: WorkspaceQuery) =>
      rest.get(restPath`/api/workspace/invites`, shapes.invites, workspaceQuery(query)),
  };
}
