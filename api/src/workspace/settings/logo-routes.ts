import { workspaceSettings } from '@roofline/schema/workspace/workspace';
import { imageQuery, keepImage } from '../../platform/images/keep';
import { imageUpload } from '../../platform/images/upload';
import { data, image } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { get } from '../../platform/route/read';
import { post, remove } from '../../platform/route/write';
import { inWorkspace, managedByQuery } from '../query';
import { changeLogo, logoOf } from './settings';

const path = '/api/workspace/logo';

/** The routes of a workspace's logo, which its users and invited people see. */
export const logoRoutes = routes(
  'workspace',
  post(path, {
    summary: 'Set the logo: multipart, field "file", jpg or png, at most 5,000,000 bytes',
    activity: { none: 'it is about the portfolio, not about one of its properties' },
    right: 'write',
    query: inWorkspace,
    file: imageUpload,
    version: 'ifGiven',
    answer: data(workspaceSettings),
    first: managedByQuery,
    guard:
      ({ first: managed }) =>
      async () =>
        managed,
    steps: ({ actor, first: managed, version, signal, file, deps }, once) =>
      keepImage(deps, { actor, workspaceId: managed.workspaceId, signal }, file, (enter) =>
        once(async (tx) => changeLogo(tx, { managed, logoId: await enter(tx), version }), {
          sha256: file.sha256,
        }),
      ),
  }),
  remove(path, {
    summary: 'Remove the logo',
    activity: { none: 'it is about the portfolio, not about one of its properties' },
    right: 'write',
    query: inWorkspace,
    first: managedByQuery,
    work: (tx, { first: managed, version }) => changeLogo(tx, { managed, logoId: null, version }),
  }),
  get('/api/workspace/:workspaceId/logo', {
    summary: 'The logo of a portfolio of the caller; small where it has that size, at most 320 pixels',
    right: 'read',
    query: imageQuery,
    answer: image,
    work: (tx, { params, query }) => logoOf(tx, params.workspaceId, query.size),
  }),
);
