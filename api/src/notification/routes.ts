import { notificationPreferences, notificationPreferencesInput } from '@roofline/schema/notification';
import { dataBody } from '@roofline/schema/problem';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { expectedVersion } from '../platform/versions';
import { readPreferences, savePreferences } from './preferences';

const tags = ['notification'];
const url = '/api/notification/user/notification-preferences';
const response = { 200: dataBody(notificationPreferences) };

/** What the caller wants to hear of by mail; nobody sees another's. */
export function notificationRoutes(app: App, { database, clock }: Deps): void {
  app.get(
    url,
    {
      config: { tokens: 'read' },
      schema: { tags, summary: 'The own preferences; version 0 while they are the defaults', response },
    },
    async (request) => {
      const actor = actorOf(request);
      const data = await database.tenant(actor, (tx) => readPreferences(tx, actor), { readOnly: true });
      return { data };
    },
  );

  app.put(
    url,
    {
      schema: { tags, summary: 'Replace the own preferences', body: notificationPreferencesInput, response },
    },
    async (request) => {
      const actor = actorOf(request);
      const version = expectedVersion(request);
      const data = await database.tenant(actor, (tx) =>
        savePreferences(tx, { actor, clock }, request.body, version),
      );
      return { data };
    },
  );
}
