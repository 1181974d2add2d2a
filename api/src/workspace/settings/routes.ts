import { dataBody } from '@roofline/schema/problem';
import { workspaceSettings, workspaceSettingsInput } from '@roofline/schema/workspace';
import { actorOf } from '../../platform/authorize';
import type { App, Deps } from '../../platform/deps';
import { expectedVersion } from '../../platform/versions';
import { managedWorkspace } from '../managed';
import { inWorkspace } from '../query';
import { logoRoutes } from './logo-routes';
import { changeSettings, readSettings } from './settings';

const tags = ['workspace'];

/** Settings of a workspace, and its logo. */
export function settingsRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/workspace/settings',
    {
      config: { tokens: 'read' },
      schema: {
        tags,
        summary: 'Settings of a workspace',
        querystring: inWorkspace,
        response: { 200: dataBody(workspaceSettings) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const managed = managedWorkspace(actor, request.query.workspaceId);
      return {
        data: await deps.database.tenant(actor, (tx) => readSettings(tx, managed), { readOnly: true }),
      };
    },
  );

  app.put(
    '/api/workspace/settings',
    {
      config: { tokens: 'write' },
      schema: {
        tags,
        summary: 'Change the settings of a workspace',
        querystring: inWorkspace,
        body: workspaceSettingsInput,
        response: { 200: dataBody(workspaceSettings) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const managed = managedWorkspace(actor, request.query.workspaceId);
      const version = expectedVersion(request);
      return {
        data: await deps.database.tenant(actor, (tx) => changeSettings(tx, managed, request.body, version)),
      };
    },
  );
  logoRoutes(app, deps);
}
