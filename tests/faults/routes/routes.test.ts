import { IDENTITIES, type Identity } from '@roofline/api/property/fixtures/cast';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf } from '@roofline/api/platform/database';
import { followTenants } from '@roofline/api/platform/fixtures/statements';
import { withoutWorkspace } from '@roofline/api/platform/fixtures/workspace-conditions';
import { documentedPath } from '@roofline/api/platform/openapi/operation';
import { uuidArray } from '@roofline/api/platform/store/values';
import { NONE } from '@roofline/api/platform/tables';
import { sql } from 'drizzle-orm';
import { DECLARED } from './declared';
import { peopleRows } from './people-rows';
import { abroad, type Outcome } from '../../register/rights';
import { rowFaults } from '../../register/rooms';
import { requestOf, ROUTE_ROWS } from './route-requests';
import { buildScene, PLACES, renew, type PlaceName, type Scene } from './route-scene';
import { routeTable } from './route-table';

/** Every statement that the requests below send for somebody. */
const { sent, stop } = followTenants();
let scene: Scene;
let table: string[];
/** The statuses that the OpenAPI document has for a route. */
let told: Map<string, Set<string>>;
beforeAll(async () => {
  scene = await buildScene();
  table = routeTable(scene.cast.app);
  const { paths } = (await scene.cast.app.inject({ url: '/api/openapi.json' })).json();
  told = new Map(
    [...DECLARED].map(([name, { method, path }]) => [
      name,
      new Set(Object.keys(paths[documentedPath(path)][method.toLowerCase()].responses)),
    ]),
  );
});
// What one route has waiting is not in the way of the next: a user may wait for ten jobs.
afterEach(async () => {
  const { database, workspaceId, otherWorkspaceId } = scene.cast;
  const shown = PLACES.map((place) => scene[place].jobId!);
  await database.tenant(workActor([workspaceId, otherWorkspaceId]), (tx) =>
    tx.execute(sql`update job set status = 'canceled', ended_at = now() where status = 'queued' and user_id <> ${NONE}::uuid
      and not job_id = any(${uuidArray(shown)})`),
  );
});
let asked = 0;
let agreed = 0;
afterAll(async () => {
  stop();
  await scene?.cast.close();
  console.log(`AZ-1: ${agreed} of ${asked} pairs of route and caller answered as they should`);
});

/** Routes that exist only in development, not in production. */
const DEVELOPMENT = /^GET \/dev\//;
const ROWS = Object.keys(ROUTE_ROWS).length * IDENTITIES.length * PLACES.length;

test('AZ-1: the table has every route of the service, and no route that no longer exists', () => {
  const routes = table.filter((route) => !DEVELOPMENT.test(route));
  expect(routes.length).toBeGreaterThan(50);
  const roomOf = (route: string) => DECLARED.get(route)?.room ?? 'platform';
  expect(
    rowFaults(
      'routes',
      routes.map((name) => ({ name, room: roomOf(name) })),
    ),
  ).toEqual([]);
});

/** Pages and health checks, which the platform brings. */
const OF_PLATFORM = /^GET \/api\/(docs|openapi\.json|health)(\/|$)/;

test('every route is declared', () => {
  const undeclared = table.filter((route) => !DECLARED.has(route));
  expect(undeclared.filter((route) => !DEVELOPMENT.test(route) && !OF_PLATFORM.test(route))).toEqual([]);
  expect([...DECLARED.keys()].filter((route) => !table.includes(route))).toEqual([]);
});

const NO_RIGHT = new Set([401, 403, 404]);

/**
 * True when the answer matches the expected outcome. A caller who is let through gets success (2xx), a stale version
 * (412, since 999 is not the current one), or a code that the row lists for this route: a refusal of the person
 * is never mistaken for one of the input, or the other way round.
 */
function agrees(route: string, wanted: Outcome, answer: { statusCode: number; body: string }): boolean {
  const { statusCode: status, body } = answer;
  if (wanted !== 'through') return status === wanted;
  const told = ROUTE_ROWS[route]?.past;
  if (told) return told.some((code) => status >= 400 && body.includes(`"code":"${code}"`));
  return (status >= 200 && status < 400) || status === 412;
}

interface Question {
  who: Identity;
  place: PlaceName;
  wanted: Outcome;
}

function questionsOf(route: string): Question[] {
  const rights = ROUTE_ROWS[route]!.who;
  const outcomes = { ...rights, foreign: abroad(rights) };
  return PLACES.flatMap((place) =>
    IDENTITIES.map((who): Question => ({ who, place, wanted: outcomes[place][who] })),
  );
}

async function ask(route: string, { who, place, wanted }: Question): Promise<string[]> {
  const { cast } = scene;
  if (wanted === 'through') await renew(scene, place, route);
  const options = requestOf(route, scene[place]);
  const answer = await cast.app.inject({ ...options, headers: { ...options.headers, ...cast.as[who] } });
  const at = `${who}, ${place}`;
  const faults: string[] = [];
  if (!agrees(route, wanted, answer))
    faults.push(`${at}: ${answer.statusCode}, not ${wanted} ${answer.body.slice(0, 200)}`);
  asked += 1;
  agreed += faults.length === 0 ? 1 : 0;
  const isTold = told.get(route)?.has(String(answer.statusCode)) ?? true;
  if (!isTold) faults.push(`${at}: ${answer.statusCode}, which the document does not have`);
  // EX-8
  const { headers } = answer;
  if (headers['x-content-type-options'] !== 'nosniff') faults.push(`${at}: no nosniff`);
  if (headers['referrer-policy'] !== 'no-referrer') faults.push(`${at}: no referrer policy`);
  if (headers.server || headers['x-powered-by']) faults.push(`${at}: says what it runs on`);
  const isPublicPage = route.startsWith('GET /api/docs');
  if (!isPublicPage && !/private|no-store/.test(String(headers['cache-control'])))
    faults.push(`${at}: may be kept by others: ${headers['cache-control']}`);
  return faults;
}

const everything = async () => [await scene.cast.digest(), await peopleRows(scene.cast.database)];

// A reset takes away the bank accounts that others match; routes that end sessions come last: the others need the sessions.
const isLeaving = (route: string) => route.endsWith('/signout');
const ENDING = ['/glreset', '/signout'];
const place = (route: string) => ENDING.findIndex((end) => route.endsWith(end));
const inOrder = Object.keys(ROUTE_ROWS).sort((a, b) => place(a) - place(b));

test.each(inOrder)('AZ-1: %s', async (route) => {
  const questions = questionsOf(route);
  const [refused, through] = [
    questions.filter(({ wanted }) => NO_RIGHT.has(wanted as number)),
    questions.filter(({ wanted }) => wanted === 'through'),
  ];
  const before = await everything();
  const faults: string[] = [];
  for (const each of refused) faults.push(...(await ask(route, each)));
  expect(faults).toEqual([]);
  // A refused caller changes nothing.
  expect(await everything()).toEqual(before);
  for (const each of isLeaving(route) ? through.filter(({ place }) => place === 'home') : through)
    faults.push(...(await ask(route, each)));
  expect(faults).toEqual([]);
});

test('AZ-1: every row of the table was requested', () => {
  const leaving = inOrder.filter(isLeaving).flatMap(questionsOf);
  const unasked = leaving.filter(({ wanted, place }) => wanted === 'through' && place !== 'home').length;
  expect(asked).toBe(ROWS - unasked);
});

/** Statements of this file: what they look at is the whole database, or both workspaces. */
const OF_THIS_FILE = /hashtextextended|update job set status = 'canceled'/;

test('every statement names the workspace of each of its tables, beside row security', async () => {
  const tables = await scene.cast.database.system((tx) =>
    rowsOf<{ name: string }>(
      tx,
      sql`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'workspace_id' and c.relname <> 'idempotency_key'`,
    ),
  );
  const named = new Set(tables.map(({ name }) => name));
  const asked = [...new Set(sent)].filter((text) => !OF_THIS_FILE.test(text));
  const found = asked.flatMap((text) => {
    const missing = withoutWorkspace(text, named);
    return missing.length > 0 ? [`${missing.join(', ')}: ${text.replaceAll(/\s+/g, ' ')}`] : [];
  });
  expect(asked.length).toBeGreaterThan(400);
  expect(found, found.join('\n')).toEqual([]);
});
