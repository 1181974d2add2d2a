import { anAccessTokenInput } from '@roofline/schema/fixtures/person';
import type { Need } from '../../register/room';
import { DECLARED } from '../routes/declared';
import { requestOf, ROUTE_ROWS } from '../routes/route-requests';
import { buildScene, type Scene } from '../routes/route-scene';
import { routeTable } from '../routes/route-table';

// AZ-15: rights of a personal access token, for each route of the service and each kind of token.

const IS_ABOUT_PEOPLE = / \/api\/(account|user|notification|workspace)\//;

const KINDS = [
  { scope: 'read', canManagePeople: false, canManageWebhooks: false },
  { scope: 'read', canManagePeople: true, canManageWebhooks: false },
  { scope: 'read', canManagePeople: false, canManageWebhooks: true },
  { scope: 'write', canManagePeople: false, canManageWebhooks: false },
  { scope: 'write', canManagePeople: true, canManageWebhooks: true },
] as const;
type Kind = (typeof KINDS)[number];

const needOf = (route: string): Need =>
  ROUTE_ROWS[route]?.token ?? (route.startsWith('GET ') ? 'read' : 'write');
const may = (kind: Kind, need: Need) =>
  need === 'read' ||
  (need === 'write' && kind.scope === 'write') ||
  (need === 'people' && kind.canManagePeople) ||
  (need === 'webhooks' && kind.canManageWebhooks);

const isForSignedIn = (route: string) => ROUTE_ROWS[route]?.who.home.anonymous === 401;
const routes = Object.keys(ROUTE_ROWS).filter(isForSignedIn);
/** Only the guard of tokens sends these sentences. */
const TOKEN_REFUSAL = /^(This token can|A personal access token cannot)/;

let scene: Scene;
const bearers = new Map<Kind, { authorization: string }>();

beforeAll(async () => {
  scene = await buildScene();
  const { cast } = scene;
  for (const kind of KINDS) {
    const payload = anAccessTokenInput({ ...kind, workspaceId: cast.workspaceId });
    const answer = await cast.app.inject({
      method: 'POST',
      url: '/api/account/token',
      headers: cast.as.admin,
      payload,
    });
    bearers.set(kind, { authorization: `Bearer ${answer.json().data.secret}` });
  }
});
afterAll(() => scene?.cast.close());

test('AZ-15: every route about people says what a token needs', () => {
  const table = routeTable(scene.cast.app).filter(isForSignedIn);
  expect(table.length).toBeGreaterThan(50);
  const silent = table.filter((route) => IS_ABOUT_PEOPLE.test(route) && !ROUTE_ROWS[route]?.token);
  const advice = silent.map(
    (route) => `Add \`token\` to ${route} in tests/rooms/${DECLARED.get(route)?.room}.ts`,
  );
  expect(advice).toEqual([]);
});

test.each(routes)('AZ-15: %s', async (route) => {
  const { cast, home } = scene;
  for (const kind of KINDS) {
    const request = requestOf(route, home);
    const headers = { ...request.headers, ...bearers.get(kind) };
    const answer = await cast.app.inject({ ...request, headers });
    const isTokenRefused =
      answer.statusCode === 403 && TOKEN_REFUSAL.test(answer.json().error.errors[0].detail);
    expect([kind, isTokenRefused]).toEqual([kind, !may(kind, needOf(route))]);
    // The Admin may do everything that the token may: the person is refused nothing else.
    if (!isTokenRefused) expect([kind, [401, 403].includes(answer.statusCode)]).toEqual([kind, false]);
  }
});
