import { aBidInput } from '@roofline/schema/fixtures/project';
import { sql } from 'drizzle-orm';
import { job } from '../../job/tables';
import { workActor } from '../../platform/actor';
import { newId } from '../../platform/ids';
import { buildBell, type Bell } from '../fixtures/bell';
import { askForReminders, sweepNotifications } from '../reminders/job';

const DAY = 24 * 60 * 60_000;
let t: Bell;
beforeEach(async () => {
  t = await buildBell();
  t.clock.set(new Date('2026-11-18T17:00:00Z'));
});
afterEach(() => t.close());

/** Advances the clock by days, does what the service does by itself, and returns the number of queued jobs. */
async function days(count: number): Promise<number> {
  t.clock.advance(count * DAY);
  const asked = await askForReminders(t);
  await t.runJobs();
  return asked;
}
const inWorkspace = (statement: ReturnType<typeof sql>) =>
  t.database.tenant(workActor([t.workspaceId]), (tx) => tx.execute(statement));
const due = async () =>
  (await t.told('member')).items.filter(({ titleTemplate }) => titleTemplate.endsWith('due soon'));

test('followers are reminded of a due project seven days before and on the day, once each', async () => {
  await t.addProject({ ownerUserId: t.ids.member, dueDate: '2026-11-26' });
  await days(0);
  expect(await due()).toEqual([]);
  await days(1);
  expect(await due()).toMatchObject([
    { category: 1, bodyTemplate: 'This project is due on Nov 26, 2026.', associatedUserId: null },
  ]);
  expect(await days(0)).toBe(0);
  for (let n = 0; n < 6; n += 1) await days(1);
  expect(await due()).toHaveLength(1);
  await days(1);
  await days(1);
  expect(await due()).toHaveLength(2);
});

test('a new due date brings another reminder; a completed project brings none', async () => {
  const made = await t.addProject({ ownerUserId: t.ids.member, dueDate: '2026-11-20' });
  await days(0);
  const moved = (await t.put(made, { dueDate: '2026-11-24' })).data as typeof made;
  await days(1);
  expect(await due()).toHaveLength(2);
  const end = { body: { completedOn: t.clock.today() }, version: moved.version };
  await t.call('manager', 'POST', `/api/project/${made.projectId}/complete`, end);
  await days(5);
  expect(await due()).toHaveLength(2);
});

test('only managers of the property are reminded of a file, 60 and 14 days before it ends', async () => {
  await inWorkspace(sql`insert into property_file (workspace_id, property_file_id, property_id, file_name, name_key,
      valid_until, created_at)
    values (${t.workspaceId}::uuid, ${newId()}::uuid, ${t.home}::uuid, 'Insurance.pdf', 'insurance.pdf', '2027-01-15',
      now())`);
  await days(0);
  expect(await t.titles('manager')).toEqual(['Insurance.pdf ends soon']);
  for (const who of ['member', 'vendor', 'admin'] as const)
    expect([who, await t.titles(who)]).toEqual([who, []]);
  await days(30);
  expect(await t.titles('manager')).toHaveLength(1);
  await days(15);
  expect(await t.titles('manager')).toHaveLength(2);
});

test('managers are reminded of a warranty and an inspection 30 and 7 days before, once for each', async () => {
  await t.addOne({ name: 'Boiler', warrantyUntil: '2026-12-20', nextInspectionOn: '2026-11-18' });
  const titles = async (who: 'manager' | 'vendor' | 'member') =>
    (await t.titles(who)).filter((title) => title.includes('Boiler'));
  await days(0);
  expect(await titles('manager')).toEqual([expect.stringMatching(/inspection/i)]);
  await days(1);
  await days(1);
  expect(await titles('manager')).toHaveLength(2);
  await days(22);
  expect(await titles('manager')).toHaveLength(2);
  await days(1);
  expect(await titles('manager')).toHaveLength(3);
  for (const who of ['member', 'vendor'] as const) expect(await titles(who)).toEqual([]);
});

test('each workspace gets its own job (TN-8)', async () => {
  expect(await days(0)).toBe(2);
  const jobs = await t.database.system((tx) => tx.select().from(job));
  const ours = jobs.filter(({ kind }) => kind === 'reminders');
  expect(ours.map(({ workspaceId }) => workspaceId).toSorted()).toEqual(
    [t.workspaceId, t.otherWorkspaceId].toSorted(),
  );
  expect(ours.every(({ status }) => status === 'succeeded')).toBe(true);
});

test('a notification is deleted after 400 days', async () => {
  await t.addProject({ ownerUserId: t.ids.member });
  t.clock.advance(399 * DAY);
  expect(await sweepNotifications(t)).toBe(0);
  t.clock.advance(2 * DAY);
  expect(await sweepNotifications(t)).toBe(1);
});

test('followers are reminded of a bid until the project is awarded, and not of its document as well', async () => {
  const made = await t.addProject({ ownerUserId: t.ids.member });
  const fileOf = async (fileName: string, documentKind: string | null) => {
    const id = newId();
    await inWorkspace(sql`insert into property_file (workspace_id, property_file_id, property_id, file_name, name_key,
        document_kind, valid_until, created_at)
      values (${t.workspaceId}::uuid, ${id}::uuid, ${t.home}::uuid, ${fileName}, ${fileName}, ${documentKind},
        '2026-11-25', now())`);
    return id;
  };
  const propertyFileId = await fileOf('apex.pdf', 'bid');
  await fileOf('other.pdf', 'bid');
  const url = `/api/project/${made.projectId}/bid`;
  const bid = aBidInput({ validUntil: '2026-11-25' });
  const added = await t.call('manager', 'POST', url, { body: bid });
  const { bidId } = added.data as { bidId: string };
  await inWorkspace(
    sql`update project_bid set property_file_id = ${propertyFileId}::uuid where bid_id = ${bidId}::uuid`,
  );
  await t.call('manager', 'POST', url, { body: { ...bid, bidder: 'Delta', validUntil: '2026-11-26' } });
  const ends = async (who: 'manager' | 'member') =>
    (await t.told(who)).items
      .filter(({ titleTemplate }) => titleTemplate.endsWith('ends soon'))
      .map(({ titleTemplate, bodyTemplate }) => `${titleTemplate}: ${bodyTemplate}`);
  await days(0);
  const apex = `A bid for ${made.name} ends soon: The bid of Apex Roofing is valid until Nov 25, 2026.`;
  expect(await ends('member')).toEqual([apex]);
  expect((await ends('manager')).toSorted()).toEqual([
    apex,
    'other.pdf ends soon: This document is valid until Nov 25, 2026.',
  ]);
  const { version } = (await t.call('manager', 'GET', `/api/project/${made.projectId}`)).data as typeof made;
  const award = await t.call('manager', 'POST', `${url}/${bidId}/award`, { version });
  expect(award.status).toBe(200);
  await days(2);
  expect(await ends('member')).toEqual([apex]);
});
