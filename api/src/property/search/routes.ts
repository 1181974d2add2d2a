import { dataBody } from '@roofline/schema/problem';
import { propertyChoice, propertySearchAnswer, propertySearchInput } from '@roofline/schema/property';
import { z } from 'zod';
import { actorOf } from '../../platform/authorize';
import type { App, Deps } from '../../platform/deps';
import { allChoices, searchPage } from './service';

const tags = ['property'];

/** Lists of properties. */
export function propertySearchRoutes(app: App, { database }: Deps): void {
  app.post(
    '/api/property/search',
    {
      config: { tokens: 'read' },
      schema: {
        tags,
        summary: 'A page of the active properties that the caller reaches',
        body: propertySearchInput,
        response: { 200: dataBody(propertySearchAnswer) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      return {
        data: await database.tenant(actor, (tx) => searchPage(tx, actor, request.body), { readOnly: true }),
      };
    },
  );

  app.get(
    '/api/property/all',
    {
      schema: {
        tags,
        summary: 'Every active property that the caller reaches, by name, to choose from',
        response: { 200: dataBody(z.array(propertyChoice)) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      return { data: await database.tenant(actor, (tx) => allChoices(tx, actor), { readOnly: true }) };
    },
  );
}
