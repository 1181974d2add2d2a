import { filterSettings, filterSettingsInput } from '@roofline/schema/filter-settings';
import { dataBody } from '@roofline/schema/problem';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { once, ownAffair } from '../platform/idempotency';
import { readFilterSettings, saveFilterSettings, type SettingsName } from './service';

const tags = ['filter settings'];
const { a } = filterSettingsInput.shape;
const response = { 200: dataBody(filterSettings) };

/** Grids and filters as their user left them; nobody sees another's. */
export function filterSettingsRoutes(app: App, deps: Deps): void {
  const read = async (request: FastifyRequest, name: SettingsName) => {
    const actor = actorOf(request);
    const data = await deps.database.tenant(actor, (tx) => readFilterSettings(tx, actor, name), {
      readOnly: true,
    });
    return { data };
  };

  app.get(
    '/api/filtersettings/:a',
    {
      schema: {
        tags,
        summary: 'Settings of a screen; an empty object when none were saved',
        params: z.object({ a }),
        response,
      },
    },
    (request) => read(request, { a: request.params.a, b: null }),
  );

  app.get(
    '/api/filtersettings/:a/:b',
    { schema: { tags, summary: 'Settings of a part of a screen', params: z.object({ a, b: a }), response } },
    (request) => read(request, request.params),
  );

  app.post(
    '/api/filtersettings',
    { schema: { tags, summary: 'Keep settings; the last write wins', body: filterSettingsInput, response } },
    async (request) => ({
      data: await once(deps, request, ownAffair, (tx) =>
        saveFilterSettings(tx, actorOf(request), deps.clock, request.body),
      ),
    }),
  );
}
