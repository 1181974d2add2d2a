import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeSnapshot } from '@roofline/api/full-archive/make/rows-on-disk';
import { takeIn } from '@roofline/api/full-archive/take-in/take-in';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf as sqlRows } from '@roofline/api/platform/database';
import { buildTestApp, signedIn, type TestApp } from '@roofline/api/platform/testing';
import { ROLES } from '@roofline/schema/account/account';
import type { Job } from '@roofline/schema/job/job';
import { sql } from 'drizzle-orm';
import { addressesOf } from '../register/addresses';
import { openDemo } from '../stack/demo/copy';
import { newKey } from '../stack/people';
import { temporaryFolder } from '../stack/service-data';
import { YEARS_COMPARED } from '../stack/thorough';

// Each workspace of the demo leaves with everything, and a second installation, which is empty, takes it in.

let demo: TestApp;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const opened: TestApp[] = [];
beforeAll(async () => {
  folder = await temporaryFolder();
  demo = await buildTestApp(await openDemo());
  // The text of the demo's files is read first: an archive waits for it.
  await demo.runJobs();
});
afterAll(async () => {
  for (const app of [demo, ...opened]) await app.close();
  await folder.remove();
});

interface Admin {
  workspaceId: string;
  userId: string;
  email: string;
}

/** A workspace of the demo, and one of its people as its only Admin, who is in no other workspace. */
async function adminOf(workspace: string, email: string): Promise<Admin> {
  return demo.database.system(async (tx) => {
    const [found] = await sqlRows<Admin>(
      tx,
      sql`select w.workspace_id as "workspaceId", u.user_id as "userId", u.email from workspace w, app_user u
        where w.name = ${workspace} and u.email = ${email}`,
    );
    await tx.execute(
      sql`delete from membership where user_id = ${found!.userId}::uuid and workspace_id <> ${found!.workspaceId}::uuid`,
    );
    await tx.execute(sql`update membership set role_id = ${ROLES.Admin}
      where user_id = ${found!.userId}::uuid and workspace_id = ${found!.workspaceId}::uuid`);
    return found!;
  });
}

/** What is marked as the demo is no longer so where it is taken in: it is somebody's own there. */
async function unmarkDemo(workspaceId: string): Promise<void> {
  await demo.database.system((tx) => tx.execute(sql`update workspace set is_demo = false`));
  await demo.database.tenant(workActor([workspaceId]), (tx) =>
    tx.execute(sql`update property set is_demo = false`),
  );
}

/** Asks as somebody who has signed in once. */
async function asking(app: TestApp, userId: string) {
  const headers = await signedIn(app.database, app.clock, userId);
  return (url: string) => app.app.inject({ url, headers });
}

/** Has an archive made and downloads it. */
async function archiveOf({ userId }: Admin, of: string, name: string): Promise<string> {
  const headers = { ...(await signedIn(demo.database, demo.clock, userId)), 'idempotency-key': newKey() };
  const asked = await demo.app.inject({ method: 'POST', url: `/api/${of}/full-archive`, headers });
  expect(asked.statusCode).toBe(202);
  await demo.runJobs();
  const latest = await demo.app.inject({ url: `/api/${of}/full-archive`, headers });
  const job = latest.json<{ data: Job }>().data;
  expect(job).toMatchObject({ status: 'succeeded', kind: 'fullArchive', errors: [] });
  const download = await demo.app.inject({ url: `/api/job/${job.jobId}/download`, headers });
  const path = join(folder.path, name);
  await pipeline([download.rawPayload], createWriteStream(path));
  return path;
}

/** An empty installation that takes the archive in; its people are let in again, as if nothing had changed of them. */
async function second(file: string, { workspaceId, email }: Admin): Promise<TestApp> {
  const app = await buildTestApp();
  opened.push(app);
  app.clock.set(demo.clock.now());
  await takeIn(app, { file, email, tell: () => undefined });
  await app.database.system((tx) =>
    tx.execute(
      sql`update membership set is_active = true, version = 1 where workspace_id = ${workspaceId}::uuid`,
    ),
  );
  return app;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What both installations answer, address by address: those that differ, and how many there were with an answer. */
async function compareAnswers(other: TestApp, { userId, workspaceId }: Admin) {
  const addresses = await addressesOf(demo, { workspaceId, years: YEARS_COMPARED });
  const [here, there] = [await asking(demo, userId), await asking(other, userId)];
  const different: unknown[] = [];
  let answered = 0;
  // The feed begins again in every installation: its positions mean nothing in another one.
  for (const url of [...addresses].filter((each) => !each.startsWith('/api/workspace/changes'))) {
    const [one, two] = await Promise.all([here(url), there(url)]);
    if (one.statusCode === 200) answered += 1;
    // A zip has the seconds in which it was written.
    const isSame = one.headers['content-type'] === XLSX || one.body === two.body;
    if (one.statusCode !== two.statusCode || !isSame)
      different.push({ url, here: [one.statusCode, one.body], there: [two.statusCode, two.body] });
  }
  return { different, answered };
}

/** Every row of every table of the archive, as text. */
async function rowsIn(app: TestApp, workspaceId: string, name: string): Promise<Map<string, string>> {
  const into = join(folder.path, name);
  await mkdir(into, { recursive: true });
  const { tables } = await app.database.tenant(workActor([workspaceId]), (tx) =>
    writeSnapshot(tx, { workspaceId, propertyId: null }, into, new AbortController().signal),
  );
  const files = new Map<string, string>();
  for (const table of tables) files.set(table.name, await readFile(join(into, `${table.name}.json`), 'utf8'));
  return files;
}

test.each([
  ['Northlake', 'admin@demo.test'],
  ['Lone Star', 'portfolio@demo.test'],
])(
  '%s has the same rows, figures and history in an empty installation that takes it in',
  async (name, email) => {
    const admin = await adminOf(name, email);
    await unmarkDemo(admin.workspaceId);
    const file = await archiveOf(admin, `workspace/${admin.workspaceId}`, `${name}.zip`);
    const other = await second(file, admin);
    const [before, after] = [
      await rowsIn(demo, admin.workspaceId, `${name}-before`),
      await rowsIn(other, admin.workspaceId, `${name}-after`),
    ];
    // A connected app becomes a ledger of files: its credential stays where it was.
    before.delete('integration_property');
    for (const [table, rows] of before) expect([table, after.get(table)]).toEqual([table, rows]);
    const { different, answered } = await compareAnswers(other, admin);
    expect(different).toEqual([]);
    expect(answered).toBeGreaterThan(100);
  },
);
