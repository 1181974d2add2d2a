import type { Identity } from '@roofline/api/property/fixtures/cast';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf } from '@roofline/api/platform/database';
import type { ActivityItem } from '@roofline/schema/activity/activity';
import { sql } from 'drizzle-orm';
import type { Recorded, Recording } from '../../register/room';
import { DECLARED } from './declared';
import { requestOf, ROUTE_ROWS } from './route-requests';
import { buildScene, recordingAt } from './route-scene';

// Every write records what it did in the property's activity, or its declaration says why it has nothing to record.

interface Item {
  id: string;
  /** null: it is about a workspace as a whole. */
  propertyId: string | null;
  type: string;
  description: string;
  entityName: string;
}

/** Whoever sends it ends the session that the others need. */
const isLeaving = (route: string) => route.endsWith('/signout');
const inOrder = [...DECLARED.keys()].sort(
  // What removes comes after what needs it, an archived property last.
  (one, other) => place(one) - place(other),
);
function place(route: string): number {
  if (isLeaving(route)) return 4;
  // It takes away the bank accounts that others match.
  if (route.endsWith('/glreset')) return 2;
  if (!route.startsWith('DELETE ')) return 1;
  return route === 'DELETE /api/property/:propertyId' ? 3 : 2;
}

/** The kinds that a route declares; none for one that says why not, null for one that reads. */
function kindsOf(route: string): readonly string[] | null {
  const { safety } = DECLARED.get(route)!;
  if (safety.kind === 'read') return null;
  const { activity } = safety;
  if (typeof activity === 'string') return [activity];
  return 'none' in activity ? [] : activity;
}
const recording = inOrder.filter((route) => (kindsOf(route)?.length ?? 0) > 0);
const silent = inOrder.filter((route) => kindsOf(route)?.length === 0);

let scene: Recording;
beforeAll(async () => {
  scene = await recordingAt(await buildScene());
});
afterAll(() => scene?.cast.close());

/** All activity of all workspaces, by its id; one that was added in the meantime is among them. */
async function everything(): Promise<Map<string, Item>> {
  const { database } = scene.cast;
  const workspaces = await database.system((tx) =>
    rowsOf<{ id: string }>(tx, sql`select workspace_id as id from workspace`),
  );
  const rows = await database.tenant(workActor(workspaces.map(({ id }) => id)), (tx) =>
    rowsOf<Item>(
      tx,
      sql`select activity_id as id, property_id as "propertyId", type, description, entity_name as "entityName" from activity_item`,
    ),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The properties of the workspace at home. */
async function ownProperties(): Promise<string[]> {
  const { database, workspaceId } = scene.cast;
  const rows = await database.tenant(workActor([workspaceId]), (tx) =>
    rowsOf<{ id: string }>(tx, sql`select property_id as id from property`),
  );
  return rows.map(({ id }) => id);
}

/** An answer, and what it left in the activity. */
async function send(route: string, who: Identity, { at, payload }: Recorded, version?: string) {
  const before = await everything();
  const sample = requestOf(route, at);
  const headers = { ...sample.headers, ...scene.cast.as[who], ...(version && { 'if-match': version }) };
  const answer = await scene.cast.app.inject({ ...sample, ...(payload ? { payload } : {}), headers });
  const rows = [...(await everything()).values()].filter(({ id }) => !before.has(id));
  return { answer, rows };
}

/** A request as it is sent by someone who knows the version: a stale one is answered with the current one. */
async function sendCurrent(route: string, request: Recorded) {
  const who = ROUTE_ROWS[route]!.who.home.admin === 'through' ? 'admin' : 'staff';
  const first = await send(route, who, request);
  if (first.answer.statusCode !== 412) return first;
  expect([route, first.rows]).toEqual([route, []]);
  return send(route, who, request, String(first.answer.headers.etag));
}

test('declarations say of every write what it records, and of those that record nothing why', () => {
  expect(recording.length).toBeGreaterThan(25);
  for (const route of silent) {
    const { safety } = DECLARED.get(route)!;
    expect(safety).toMatchObject({ activity: { none: expect.stringMatching(/ .* /) } });
  }
  const others = Object.keys(ROUTE_ROWS).filter((route) => ROUTE_ROWS[route]!.recorded);
  expect(others.filter((route) => !recording.includes(route))).toEqual([]);
});

const ABOUT_A_WORKSPACE = /:workspaceId| \/api\/admin\/(portfolio$|(user|invite)\/)/;

/** What internal staff does to a workspace stands once in the list of its administrators. */
const OF_STAFF = / \/api\/admin\/(portfolio|(user|invite)\/)/;

/** Someone who may not do it: a Vendor, or where a Vendor may, someone of another workspace. */
const outsider = (route: string): Identity =>
  ROUTE_ROWS[route]!.who.home.vendor === 'through' ? 'stranger' : 'vendor';

test.each(recording)(
  '%s records the kinds that it declares, and nothing where it is refused',
  async (route) => {
    const requests = (await ROUTE_ROWS[route]!.recorded?.(scene)) ?? [{ at: scene.home }];
    const kinds = new Set<string>();
    const own = await ownProperties();
    for (const request of requests) {
      const refused = await send(route, outsider(route), request);
      expect([403, 404]).toContain(refused.answer.statusCode);
      expect(refused.rows).toEqual([]);
      const { answer, rows } = await sendCurrent(route, request);
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      expect(rows.length).toBeGreaterThan(0);
      if (OF_STAFF.test(route)) expect(rows.filter((row) => row.propertyId === null)).toHaveLength(1);
      const made: string | undefined = answer.body === '' ? undefined : answer.json().data?.propertyId;
      for (const { type, propertyId, description, entityName } of rows) {
        kinds.add(type);
        // What is about a whole workspace is recorded for it and at each of its properties, and at no other.
        if (ABOUT_A_WORKSPACE.test(route)) expect([null, ...own]).toContain(propertyId);
        else expect([request.at.propertyId, made]).toContain(propertyId);
        expect([description.length > 4, entityName.length > 0]).toEqual([true, true]);
      }
    }
    expect([...kinds].sort()).toEqual([...kindsOf(route)!].sort());
  },
);

const ACTIVITY_URL = (page: number) => `/api/activity/${scene.california.propertyId}?page=${page}`;
async function read(who: Identity): Promise<ActivityItem[]> {
  const answers = await Promise.all(
    [1, 2].map((page) => scene.cast.app.inject({ url: ACTIVITY_URL(page), headers: scene.cast.as[who] })),
  );
  return answers.flatMap((answer) => answer.json().data.items);
}

test('of a year that was reconciled and set up, a Vendor and a Member read no figure that is not on their screens', async () => {
  const { cast, california } = scene;
  for (const userId of [cast.ids.vendor, cast.ids.member])
    await cast.database.tenant(workActor([cast.workspaceId]), (tx) =>
      tx.execute(
        sql`insert into property_assignment values (${cast.workspaceId}::uuid, ${california.propertyId}::uuid, ${userId}::uuid)`,
      ),
    );
  const kindsFor = async (who: Identity) => [...new Set((await read(who)).map(({ type }) => type))].sort();
  const all = [
    'componentCost',
    'disclosure',
    'financials',
    'fiscalYear',
    'plan',
    'property',
    'reserve study',
    'user',
  ];
  expect(await kindsFor('admin')).toEqual(all);
  expect(await kindsFor('member')).toEqual(all.filter((kind) => !['financials', 'user'].includes(kind)));
  expect(await kindsFor('vendor')).toEqual(['fiscalYear', 'property']);
  const words = (await read('vendor')).map(({ description }) => description);
  expect(words).toContain('Reconciled 2025');
  expect(words.join()).not.toMatch(/[$%]/);
});

test.each(silent)('%s records nothing', async (route) => {
  const { answer, rows } = await sendCurrent(route, { at: scene.home });
  const isThrough = answer.statusCode < 400 || ROUTE_ROWS[route]?.past !== undefined;
  expect([isThrough, answer.body]).toEqual([true, answer.body]);
  expect(rows).toEqual([]);
});
