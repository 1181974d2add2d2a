import { CHANGE_KINDS } from '@roofline/schema/change/change';
import { aWorkspaceChange } from '@roofline/schema/fixtures/change';
import { aWebhook } from '@roofline/schema/fixtures/webhook';
import { WEBHOOK_EVENTS } from '@roofline/schema/webhook/webhook';
import { FakeUpstream } from '../../testing/fake-upstream';
import { graph, startApp } from '../../testing/harness';
import type { BuiltApp } from '../app';

const upstream = new FakeUpstream();
let built: BuiltApp;
beforeAll(async () => {
  await upstream.start();
  built = await startApp(upstream.url);
});
beforeEach(() => upstream.reset());
afterAll(async () => {
  await built.app.close();
  await upstream.stop();
});

const PATH = '/api/workspace/changes';
const QUERY =
  'query($after:String){changes(after:$after,first:50){items{kind id operation at} cursor hasMore}}';
const capitals = (word: string) =>
  word
    .replace(/([A-Z])/g, '_$1')
    .replace('.', '_')
    .toUpperCase();

it('names every kind and operation in capitals', async () => {
  const items = CHANGE_KINDS.map((kind) => aWorkspaceChange({ kind, operation: 'deleted', at: null }));
  upstream.data('GET', PATH, { items, cursor: 'next', hasMore: true });
  const { data } = await graph(built.app, QUERY, { after: 'last' });
  expect(data.changes.items.map(({ kind }: { kind: string }) => kind)).toEqual(CHANGE_KINDS.map(capitals));
  expect(data.changes).toMatchObject({ cursor: 'next', hasMore: true });
  expect(data.changes.items[0]).toMatchObject({ operation: 'DELETED', at: null });
  expect(upstream.calls[0]).toMatchObject({ url: `${PATH}?after=last&first=50` });
});

it('says why a cursor is no good any more', async () => {
  const detail = 'This cursor is older than 30 days.';
  upstream.refuse('GET', PATH, 410, [{ code: 'cursorGone', detail, field: 'after' }]);
  const { errors } = await graph(built.app, QUERY);
  expect(errors?.[0]).toMatchObject({
    message: detail,
    extensions: { code: 'BAD_USER_INPUT', reason: 'CURSOR_GONE' },
  });
});

it('names every event of a webhook in capitals', async () => {
  upstream.data('GET', '/api/webhook', [aWebhook({ events: [...WEBHOOK_EVENTS] })]);
  const { data } = await graph(built.app, '{webhooks{events}}');
  expect(data.webhooks[0].events).toEqual(WEBHOOK_EVENTS.map(capitals));
});

it('calls the header of REST by the name of its argument', async () => {
  const problem = {
    code: 'idempotencyKeyReused',
    detail: 'This Idempotency-Key was used for another request',
    field: 'Idempotency-Key',
  };
  const at = '/api/webhook/01890000-0000-7000-8000-000000000001/test';
  upstream.refuse('POST', at, 422, [problem]);
  const { data } = await graph(
    built.app,
    'mutation($input:WebhookOnceInput!){testWebhook(input:$input){userErrors{code detail field}}}',
    { input: { webhookId: '01890000-0000-7000-8000-000000000001', idempotencyKey: 'k' } },
  );
  expect(data.testWebhook.userErrors).toEqual([
    {
      code: 'IDEMPOTENCY_KEY_REUSED',
      detail: 'This idempotencyKey was used for another request',
      field: 'idempotencyKey',
    },
  ]);
});
