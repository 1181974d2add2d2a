import { workspaceSettings, workspaceSettingsInput } from '@roofline/schema/workspace/workspace';
import { data } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { get } from '../../platform/route/read';
import { put } from '../../platform/route/write';
import { inWorkspace, managedByQuery } from '../query';
import { changeSettings, readSettings } from './settings';

/** The routes of a workspace's settings. */
export const settingsRoutes = routes(
  'workspace',
  get('/api/workspace/settings', {
    summary: 'Settings of a portfolio',
    right: 'read',
    query: inWorkspace,
    answer: data(workspaceSettings),
    first: managedByQuery,
    work: (tx, { first: managed }) => readSettings(tx, managed),
  }),
  put('/api/workspace/settings', {
    summary: 'Change the settings of a portfolio',
    activity: { none: 'it is about the portfolio, not about one of its properties' },
    right: 'write',
    query: inWorkspace,
    body: workspaceSettingsInput,
    answer: data(workspaceSettings),
    first: managedByQuery,
    work: (tx, { first: managed, body, version }) => changeSettings(tx, managed, body, version),
  }),
);
