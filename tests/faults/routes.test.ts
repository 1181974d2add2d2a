import { IDENTITIES, type Identity } from '@roofline/api/property/fixtures/cast';
import { RIGHTS, type Outcome } from './route-rights';
import { buildScene, requestOf, type Scene } from './route-requests';
import { routeTable } from './route-table';

let scene: Scene;
let table: string[];
beforeAll(async () => {
  scene = await buildScene();
  table = routeTable(scene.cast.app);
});
afterAll(() => scene?.cast.close());

/** What development alone answers; production has no such route. */
const DEVELOPMENT = /^GET \/dev\//;

test('AZ-1: every route of the service says who may use it, and no line is for a route that is gone', () => {
  const routes = table.filter((route) => !DEVELOPMENT.test(route));
  expect(routes.length).toBeGreaterThan(50);
  // A new route needs a line in route-rights.ts, and a body in route-requests.ts where it takes one.
  expect(routes.filter((route) => !RIGHTS[route])).toEqual([]);
  expect(Object.keys(RIGHTS).filter((route) => !routes.includes(route))).toEqual([]);
});

interface Asked {
  who: Identity;
  place: 'home' | 'away';
  wanted: Outcome | undefined;
}

const MISSING_PAGE = 'GET /api/docs/*';
/** Does the status say what became of the request? Past the guard there are refusals too, but never of the person. */
function agrees(route: string, wanted: Outcome | undefined, status: number): boolean {
  if (wanted !== 'through') return status === wanted;
  return status < 500 && ![401, 403].includes(status) && (status !== 404 || route === MISSING_PAGE);
}

async function ask(route: string, { who, place, wanted }: Asked): Promise<string[]> {
  const { cast } = scene;
  const options = requestOf(route, scene[place]);
  const answer = await cast.app.inject({ ...options, headers: { ...options.headers, ...cast.as[who] } });
  const at = `${who}, ${place}`;
  const faults: string[] = [];
  if (!agrees(route, wanted, answer.statusCode)) faults.push(`${at}: ${answer.statusCode}, not ${wanted}`);
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

// Signing out comes last: it ends the sessions that the others need.
const isLeaving = (route: string) => route.endsWith('/signout');
const inOrder = Object.keys(RIGHTS).sort((a, b) => Number(isLeaving(a)) - Number(isLeaving(b)));

test.each(inOrder)('AZ-1: %s', async (route) => {
  const asked = (['home', 'away'] as const).flatMap((place) =>
    IDENTITIES.filter((who) => RIGHTS[route]![place][who] !== undefined).map((who): Asked => ({
      who,
      place,
      wanted: RIGHTS[route]![place][who],
    })),
  );
  const [first, rest] = [
    asked.filter((a) => a.wanted !== 'through'),
    asked.filter((a) => a.wanted === 'through'),
  ];
  const before = await scene.cast.everything();
  const faults: string[] = [];
  for (const each of first) faults.push(...(await ask(route, each)));
  expect(faults).toEqual([]);
  // Who is refused changes nothing.
  expect(await scene.cast.everything()).toBe(before);
  for (const each of isLeaving(route) ? rest.filter(({ place }) => place === 'home') : rest)
    faults.push(...(await ask(route, each)));
  expect(faults).toEqual([]);
});
