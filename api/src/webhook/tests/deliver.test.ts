import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { buildHookCast, type HookCast } from '../fixtures/cast';
import { isSignedWith, startReceiver, type Receiver } from '../fixtures/receiver';

let cast: HookCast;
let receiver: Receiver;
beforeAll(async () => {
  cast = await buildHookCast();
});
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await inWorkspace(sql`delete from webhook`);
  await receiver.close();
});
afterAll(() => cast.close());

const MINUTE = 60_000;
const later = (ms: number) => cast.clock.set(new Date(cast.clock.now().getTime() + ms));
const inWorkspace = (statement: ReturnType<typeof sql>) =>
  cast.database.tenant(workActor([cast.workspaceId]), (tx) => tx.execute(statement));
/** Returns subjects of mails about webhooks to any recipient. */
const mails = async () =>
  (
    await cast.database.system((tx) =>
      rowsOf<{ subject: string }>(tx, sql`select subject from mail_outbox where kind = 'webhook'`),
    )
  ).map(({ subject }) => subject);
const rename = (propertyId: string, name: string) =>
  inWorkspace(sql`update property set name = ${name} where property_id = ${propertyId}`);
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, version?: number) =>
  cast.app.inject({
    method,
    url,
    headers: { ...cast.as.admin, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
    ...(payload === undefined ? {} : { payload }),
  });

test('sends signed changes of the chosen events since it was added, and nothing else', async () => {
  await rename(cast.home, 'Before');
  const { secret, webhook } = await cast.addHook(receiver.url, ['property.updated']);
  await rename(cast.home, 'After');
  await inWorkspace(sql`insert into reserve_study (workspace_id, property_reserve_study_id, property_id, date, reserve_study_type_id, created_at)
    values (${cast.workspaceId}, gen_random_uuid(), ${cast.home}, '2026-01-01', 1, now())`);
  await cast.deliver();
  expect(receiver.received.map(({ body }) => [body.event, body.entityId, body.webhookId])).toEqual([
    ['property.updated', cast.home, webhook.webhookId],
  ]);
  const [got] = receiver.received;
  expect(got!.headers).toMatchObject({
    'content-type': 'application/json',
    'roofline-event': 'property.updated',
  });
  expect(got!.headers['roofline-delivery']).toBe(got!.body.deliveryId);
  expect(isSignedWith(secret, got!)).toBe(true);
  expect(isSignedWith(secret, { ...got!, text: `${got!.text} ` })).toBe(false);
  expect((await cast.log(webhook.webhookId)).items).toMatchObject([
    { status: 'delivered', attempts: 1, responseStatus: 204, problem: null, nextAttemptAt: null },
  ]);
  await cast.deliver();
  expect(receiver.received).toHaveLength(1);
});

test('both secrets sign during a replacement, and then only the new one', async () => {
  const { secret: old, webhook } = await cast.addHook(receiver.url, ['property.updated']);
  const answer = await send(
    'PUT',
    `/api/webhook/${webhook.webhookId}/secret`,
    { overlapHours: 24 },
    webhook.version,
  );
  const { secret, webhook: rotated } = answer.json().data;
  expect(rotated.previousSecretUntil).not.toBeNull();
  expect(JSON.stringify(rotated)).not.toContain(secret);
  await rename(cast.home, 'Twice signed');
  await cast.deliver();
  later(25 * 60 * MINUTE);
  await rename(cast.home, 'Once signed');
  await cast.deliver();
  const [both, one] = receiver.received;
  expect([isSignedWith(old, both!), isSignedWith(secret, both!)]).toEqual([true, true]);
  expect([isSignedWith(old, one!), isSignedWith(secret, one!)]).toEqual([false, true]);
});

test('the same version replaces a secret once, and a second click is refused', async () => {
  const { webhook } = await cast.addHook(receiver.url, ['property.updated']);
  const rotate = () =>
    send('PUT', `/api/webhook/${webhook.webhookId}/secret`, { overlapHours: 0 }, webhook.version);
  const codes = (await Promise.all([rotate(), rotate()])).map(({ statusCode }) => statusCode);
  expect(codes.toSorted()).toEqual([200, 412]);
});

test('delivers each of 1,000 edits at least once after an outage, in order for each object', async () => {
  const { webhook } = await cast.addHook(receiver.url, ['property.updated', 'component.updated']);
  await receiver.leave();
  await cast.database.tenant(workActor([cast.workspaceId]), async (tx) => {
    for (let n = 0; n < 10; n += 1)
      await tx.execute(sql`insert into component (workspace_id, property_component_id, property_id, fiscal_year, lineage_id, name, name_key,
          category, quantity_thousandths, unit_of_measure, unit_cost, current_cost, useful_life, remaining_useful_life, created_at, updated_at)
        values (${cast.workspaceId}, gen_random_uuid(), ${cast.home}, 2026, gen_random_uuid(), ${`Part ${n}`}, ${`part ${n}`}, 'Roofs', 1000, 'EA',
          100, 100, 10, 5, now(), now())`);
  });
  for (let n = 0; n < 1000; n += 1)
    await inWorkspace(sql`update component set notes = ${String(n)} where name = ${`Part ${n % 10}`}`);
  await cast.deliver();
  expect(receiver.received).toEqual([]);
  expect((await cast.log(webhook.webhookId, { status: 'waiting' })).totalCount).toBe(1000);
  // From time to time the receiver answers with an error after receiving a delivery.
  let answers = 0;
  receiver.answer = () => ((answers += 1) % 7 === 0 ? 500 : 204);
  await receiver.comeBack();
  for (
    let turn = 0;
    turn < 60 && (await cast.log(webhook.webhookId, { status: 'waiting' })).totalCount > 0;
    turn += 1
  ) {
    later(30 * MINUTE);
    await cast.deliver();
  }
  const ids = receiver.received.map(({ body }) => body.deliveryId);
  expect(new Set(ids).size).toBe(1000);
  const sequenceOf = new Map<string, number>();
  for (let page = 1; page <= 10; page += 1)
    for (const [n, { deliveryId }] of (
      await cast.log(webhook.webhookId, { page: String(page) })
    ).items.entries())
      sequenceOf.set(deliveryId, -((page - 1) * 100 + n));
  const objects = new Set(receiver.received.map(({ body }) => body.entityId));
  expect(objects.size).toBe(10);
  for (const object of objects) {
    const of = receiver.received.filter(({ body }) => body.entityId === object);
    const order = of.map(({ body }) => sequenceOf.get(body.deliveryId)!);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).toHaveLength(100);
  }
});

test('a refused delivery of one object does not delay others', async () => {
  const { webhook } = await cast.addHook(receiver.url, ['property.updated']);
  receiver.answer = ({ body }) => (body.entityId === cast.home ? 500 : 204);
  await rename(cast.home, 'Refused');
  await rename(cast.away, 'Taken');
  await rename(cast.home, 'Refused again');
  await cast.deliver();
  expect(receiver.received.map(({ body }) => body.entityId)).toEqual([cast.away]);
  const waiting = (await cast.log(webhook.webhookId, { status: 'waiting' })).items;
  expect(waiting.map(({ attempts }) => attempts)).toEqual([0, 1]);
  expect(waiting[1]).toMatchObject({
    responseStatus: 500,
    problem: 'The receiver answered with status 500.',
  });
});

test('does not follow a redirect', async () => {
  const { webhook } = await cast.addHook(receiver.url, ['property.updated']);
  receiver.answer = () => 302;
  await rename(cast.home, 'Redirected');
  await cast.deliver();
  expect((await cast.log(webhook.webhookId)).items[0]).toMatchObject({
    status: 'waiting',
    responseStatus: 302,
  });
});

test('is disabled after three days of attempts, with a mail to the administrators, and resumes when it is switched on', async () => {
  const { webhook } = await cast.addHook(receiver.url, ['property.updated']);
  await receiver.leave();
  await rename(cast.home, 'Nobody hears');
  for (let hours = 0; hours < 80; hours += 1) {
    await cast.deliver();
    later(60 * MINUTE);
  }
  const { attempts } = (await cast.log(webhook.webhookId)).items[0]!;
  // Attempts become rarer than once an hour.
  expect(attempts).toBeGreaterThan(8);
  expect(attempts).toBeLessThan(40);
  const [shown] = (await cast.app.inject({ url: '/api/webhook', headers: cast.as.admin })).json().data.filter(({ webhookId }: { webhookId: string }) => webhookId === webhook.webhookId); // prettier-ignore
  expect(shown.isActive).toBe(false);
  expect(shown.disabledAt).not.toBeNull();
  expect(await mails()).toEqual(Array(2).fill('A webhook of Harbor was disabled'));
  await receiver.comeBack();
  await cast.deliver();
  expect(receiver.received).toEqual([]);
  const { url, description, events } = shown;
  await send(
    'PUT',
    `/api/webhook/${webhook.webhookId}`,
    { url, description, events, isActive: true },
    shown.version,
  );
  await rename(cast.home, 'Heard again');
  await cast.deliver();
  expect(receiver.received.length).toBeGreaterThan(0);
  const failed = await cast.log(webhook.webhookId, { status: 'failed' });
  await send('POST', `/api/webhook/${webhook.webhookId}/replay`);
  await cast.deliver();
  expect((await cast.log(webhook.webhookId, { status: 'failed' })).totalCount).toBe(0);
  expect(receiver.received).toHaveLength(1 + failed.totalCount);
});

test('a delivery that is sent again on request is the same delivery', async () => {
  const { webhook } = await cast.addHook(receiver.url, ['property.updated']);
  await rename(cast.home, 'Again');
  await cast.deliver();
  const { deliveryId } = (await cast.log(webhook.webhookId)).items[0]!;
  const answer = await send('POST', `/api/webhook/${webhook.webhookId}/deliveries/${deliveryId}/replay`);
  expect(answer.statusCode).toBe(201);
  await cast.deliver();
  expect(receiver.received.map(({ body }) => body.deliveryId)).toEqual([deliveryId, deliveryId]);
});

test('sends nothing for a closed portfolio', async () => {
  await cast.addHook(receiver.url, ['property.updated']);
  await rename(cast.home, 'Closed');
  const close = (isActive: boolean) =>
    cast.database.system((tx) =>
      tx.execute(sql`update workspace set is_active = ${isActive} where workspace_id = ${cast.workspaceId}`),
    );
  await close(false);
  await cast.deliver();
  expect(receiver.received).toEqual([]);
  await close(true);
  await cast.deliver();
  expect(receiver.received).toHaveLength(1);
});

test('a test delivery contains no change, and is shown in the log', async () => {
  const { webhook } = await cast.addHook(receiver.url, ['plan.adopted']);
  await send('POST', `/api/webhook/${webhook.webhookId}/test`);
  await cast.deliver();
  expect(receiver.received.map(({ body }) => body.event)).toEqual(['webhook.test']);
});
