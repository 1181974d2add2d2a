import { requestOf } from '../routes/route-requests';
import { RIGHTS } from '../routes/route-rights';
import { buildScene, type Scene } from '../routes/route-scene';
import { routeTable } from '../routes/route-table';

// AZ-15: rights of a personal access token, for each route of the service and each kind of token.

type Need = 'read' | 'write' | 'people' | 'never';

/** Scope that a token needs for every route about accounts and people; a missing route fails below. */
const PEOPLE_ROUTES: Record<string, Need> = {
  'POST /api/account/signout': 'never',
  'GET /api/account/me': 'read',
  'GET /api/account/session': 'never',
  'DELETE /api/account/session/:sessionId': 'never',
  'GET /api/account/token': 'never',
  'POST /api/account/token': 'never',
  'DELETE /api/account/token/:tokenId': 'never',
  'POST /api/account/changepassword': 'never',
  'GET /api/user/profile': 'read',
  'POST /api/user/profile': 'never',
  'GET /api/user/profile-photo': 'read',
  'POST /api/user/profile-photo': 'never',
  'DELETE /api/user/profile-photo': 'never',
  'GET /api/user/settings': 'read',
  'PUT /api/user/settings': 'never',
  'GET /api/notification/user/notification-preferences': 'read',
  'PUT /api/notification/user/notification-preferences': 'never',
  'GET /api/workspace/roles': 'read',
  'GET /api/workspace/settings': 'read',
  'PUT /api/workspace/settings': 'write',
  'GET /api/workspace/users': 'read',
  'GET /api/workspace/user/:workspaceUserId': 'read',
  'PUT /api/workspace/user': 'people',
  'PUT /api/workspace/user/:workspaceUserId/active': 'people',
  'GET /api/workspace/invites': 'read',
  'POST /api/workspace/invite': 'people',
  'POST /api/workspace/invite/:invitationId/link': 'never',
  'PUT /api/workspace/invite/:invitationId/resend': 'people',
  'PUT /api/workspace/invite/:invitationId/revoke': 'people',
  'POST /api/workspace/logo': 'write',
  'DELETE /api/workspace/logo': 'write',
  'GET /api/workspace/:workspaceId/logo': 'read',
  'GET /api/workspace/workspaces': 'read',
  'GET /api/workspace/workspaces/:workspaceId': 'read',
};
/** Routes whose method does not show whether they write. */
const ODD_METHODS: Record<string, Need> = {
  'POST /api/property/search': 'read',
  'POST /api/plan/preview/:propertyId/:fiscalYear': 'read',
  'GET /api/year/skipsetup/:propertyId/:fiscalYear': 'write',
};
const IS_ABOUT_PEOPLE = / \/api\/(account|user|notification|workspace)\//;

const KINDS = [
  { scope: 'read', canManagePeople: false },
  { scope: 'read', canManagePeople: true },
  { scope: 'write', canManagePeople: false },
  { scope: 'write', canManagePeople: true },
] as const;
type Kind = (typeof KINDS)[number];

const needOf = (route: string): Need =>
  PEOPLE_ROUTES[route] ?? ODD_METHODS[route] ?? (route.startsWith('GET ') ? 'read' : 'write');
const may = (kind: Kind, need: Need) =>
  need === 'read' ||
  (need === 'write' && kind.scope === 'write') ||
  (need === 'people' && kind.canManagePeople);

const isForSignedIn = (route: string) => RIGHTS[route]?.home.anonymous === 401;
const routes = Object.keys(RIGHTS).filter(isForSignedIn);
/** Only the guard of tokens sends these sentences. */
const TOKEN_REFUSAL = /^(This token can|A personal access token cannot)/;

let scene: Scene;
const bearers = new Map<Kind, { authorization: string }>();

beforeAll(async () => {
  scene = await buildScene();
  const { cast } = scene;
  for (const kind of KINDS) {
    const payload = { name: 'ETL', ...kind, workspaceId: cast.workspaceId, expiresInDays: 30 };
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

test('AZ-15: the table has every route about people, and no route that no longer exists', () => {
  const table = routeTable(scene.cast.app).filter(isForSignedIn);
  expect(table.length).toBeGreaterThan(50);
  expect(table.filter((route) => IS_ABOUT_PEOPLE.test(route)).sort()).toEqual(
    Object.keys(PEOPLE_ROUTES).sort(),
  );
  expect(Object.keys(ODD_METHODS).filter((route) => !table.includes(route))).toEqual([]);
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
