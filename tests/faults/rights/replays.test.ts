import { anAccessTokenInput } from '@roofline/schema/fixtures/person';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf } from '@roofline/api/platform/database';
import { newKey } from '../../stack/people';
import { study } from '../../register/examples';
import { changesNothing, keepsAnswers } from '../routes/declared';
import { requestOf, ROUTE_ROWS } from '../routes/route-requests';
import { buildScene, type Scene } from '../routes/route-scene';
import { routeTable } from '../routes/route-table';

// AZ-16: a repeat with a stored key must pass today's guard before it gets anything.

const NONE = '00000000-0000-0000-0000-000000000000';

const posts = Object.keys(ROUTE_ROWS).filter(
  (route) => route.startsWith('POST ') && ROUTE_ROWS[route]!.who.home.anonymous === 401,
);
// The others only read, or their declaration says why a repeat does no harm.
const keeping = posts.filter(keepsAnswers);

let scene: Scene;
let adminId: string;
beforeAll(async () => {
  scene = await buildScene();
  const answer = await scene.cast.app.inject({ url: '/api/account/me', headers: scene.cast.as.admin });
  adminId = answer.json().data.userId;
});
afterAll(() => scene?.cast.close());

const setRole = (roleId: number) =>
  scene.cast.database.system((tx) =>
    tx.execute(sql`update membership set role_id = ${roleId} where user_id = ${adminId}::uuid`),
  );
const [ADMIN, MEMBER, VENDOR] = [1, 4, 5];

/** Answers to a person with another role, assigned to the property or not. */
async function askAs(roleId: number, isAssigned: boolean, route: string, key: string) {
  const place = sql`${scene.cast.workspaceId}::uuid, ${scene.home.propertyId}::uuid, ${adminId}::uuid`;
  const actor = { userId: adminId, workspaceIds: [scene.cast.workspaceId] } as never;
  const run = (statement: SQL) => scene.cast.database.tenant(actor, (tx) => tx.execute(statement));
  if (isAssigned) await run(sql`insert into property_assignment values (${place})`);
  await setRole(roleId);
  try {
    return await ask(route, key);
  } finally {
    await setRole(ADMIN);
    await run(sql`delete from property_assignment where user_id = ${adminId}::uuid`);
  }
}

/** An answer stored for someone else under this key: this request must never get it. */
async function plant(key: string, workspaceId: string): Promise<void> {
  const actor = { userId: adminId, workspaceIds: [scene.cast.workspaceId] } as never;
  await scene.cast.database.tenant(actor, (tx) =>
    tx.execute(sql`insert into idempotency_key
      (user_id, workspace_id, token_id, key, method_path, request_hash, response, created_at)
      values (${adminId}::uuid, ${workspaceId}::uuid, ${NONE}::uuid, ${key}, 'POST /', 'x', '{"secret":true}',
        ${scene.cast.clock.now().toISOString()}::timestamptz)`),
  );
}

async function ask(route: string, key: string) {
  const request = requestOf(route, scene.home);
  const headers = { ...request.headers, ...scene.cast.as.admin, 'idempotency-key': key };
  return scene.cast.app.inject({ ...request, headers });
}

test('AZ-16: the table has every POST that writes', () => {
  const table = routeTable(scene.cast.app).filter((route) => posts.includes(route));
  expect(table).toEqual([...posts].sort());
  const isOdd = (route: string) => !keepsAnswers(route) && !changesNothing(route);
  expect(posts.filter(isOdd)).toEqual(posts.filter((route) => ROUTE_ROWS[route]!.isUnkeyed));
  expect(keeping.length).toBeGreaterThan(14);
});

/** What only internal staff may ask for. */
const ofStaff = keeping.filter((route) => ROUTE_ROWS[route]!.who.home.admin === 403);

test.each(ofStaff)('AZ-16: %s gives nothing to a person who is no longer internal staff', async (route) => {
  const { cast, home } = scene;
  const headers = { ...cast.as.staff, 'idempotency-key': newKey() };
  const send = () => {
    const request = requestOf(route, home);
    return cast.app.inject({ ...request, headers: { ...request.headers, ...headers } });
  };
  const setStaff = (isStaff: boolean) =>
    cast.database.system((tx) =>
      tx.execute(sql`update app_user set is_staff = ${isStaff} where user_id =
        (select user_id from app_user where is_staff or not exists
          (select 1 from membership m where m.user_id = app_user.user_id) limit 1)`),
    );
  const first = await send();
  await setStaff(false);
  const repeated = await send().finally(() => setStaff(true));
  expect([401, 403]).toContain(repeated.statusCode);
  expect((await send()).body).toBe(first.body);
});

test.each(keeping.filter((route) => !ofStaff.includes(route)))(
  'AZ-16: %s checks the current role before it looks for a stored answer',
  async (route) => {
    const key = newKey();
    await plant(key, ROUTE_ROWS[route]!.isInNoWorkspace ? NONE : scene.cast.workspaceId);
    // The key is found under the workspace that the request is about …
    const known = await ask(route, key);
    expect([known.statusCode, known.json().error.errors[0].code]).toEqual([422, 'idempotencyKeyReused']);
    // … and a person whose role has changed gets the answer of that role, assigned or not.
    const { home, away } = ROUTE_ROWS[route]!.who;
    // Whoever lost the right to add properties still owns the workbook that they sent: it is there, and refused.
    const own = route.includes('/api/property/import/') ? 403 : null;
    for (const [roleId, isAssigned, wanted] of [
      [VENDOR, false, away.vendor],
      [VENDOR, true, home.vendor],
      [MEMBER, true, home.member],
    ] as const) {
      const answer = await askAs(roleId, isAssigned, route, key);
      expect([roleId, answer.statusCode]).toEqual([roleId, own ?? (wanted === 'through' ? 422 : wanted)]);
      expect(answer.body).not.toContain('secret');
    }
  },
);

test('AZ-16: a person who added a study, lost the role and repeats gets 404, and the first answer once the role is back', async () => {
  const { cast, home } = scene;
  const headers = { ...cast.as.admin, 'idempotency-key': newKey() };
  const url = `/api/property/${home.propertyId}/reservestudy`;
  const add = () => cast.app.inject({ method: 'POST', url, headers, payload: study });
  const first = await add();
  expect(first.statusCode).toBe(201);
  await setRole(VENDOR);
  const repeated = await add().finally(() => setRole(ADMIN));
  expect(repeated.statusCode).toBe(404);
  expect((await add()).body).toBe(first.body);
});

test('TN-6: a token of another workspace neither sees nor uses the answer of a key', async () => {
  const { cast, home } = scene;
  await cast.database.system((tx) =>
    tx.execute(sql`insert into membership (workspace_id, user_id, workspace_user_id, role_id, created_at)
      values (${cast.otherWorkspaceId}::uuid, ${adminId}::uuid, gen_random_uuid(), 1, now())`),
  );
  const token = async (workspaceId: string) => {
    const payload = anAccessTokenInput({ scope: 'write', workspaceId });
    const url = '/api/account/token';
    const answer = await cast.app.inject({ method: 'POST', url, headers: cast.as.admin, payload });
    return { authorization: `Bearer ${answer.json().data.secret}` };
  };
  const [here, there] = [await token(cast.workspaceId), await token(cast.otherWorkspaceId)];
  const url = `/api/property/${home.propertyId}/reservestudy`;
  const key = { 'idempotency-key': newKey() };
  const add = (as: object) =>
    cast.app.inject({ method: 'POST', url, headers: { ...as, ...key }, payload: study });
  const first = await add(here);
  expect([first.statusCode, (await add(there)).statusCode]).toEqual([201, 404]);
  expect((await add(here)).body).toBe(first.body);
  // The session of the same person is no token: another request.
  expect((await add(cast.as.admin)).json().data).not.toEqual(first.json().data);
  const kept = await cast.database.tenant(
    { userId: adminId, workspaceIds: [cast.workspaceId] } as never,
    (tx) =>
      rowsOf<{ n: number }>(
        tx,
        sql`select count(distinct token_id)::int as n from idempotency_key where key = ${key['idempotency-key']}`,
      ),
  );
  expect(kept).toEqual([{ n: 2 }]);
});
