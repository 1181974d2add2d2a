import { readFileSync } from 'node:fs';
import { pngOf } from '@roofline/api/platform/images/fixtures/png';
import { sendUntil } from '../stack/until';
import { GraphClient } from '../stack/graph-client';
import { DEMO_PASSWORD, startStack, type Stack } from '../stack/stack';

const OTHER_PASSWORD = 'other-lamp44';
let stack: Stack;
let staff: GraphClient;
beforeAll(async () => {
  stack = await startStack();
  staff = await new GraphClient(stack.bffUrl).signIn('staff');
});
afterAll(() => stack?.close());

interface Users {
  workspaceUsers: { items: { workspaceUserId: string; email: string; version: number }[] };
}
async function membershipOf(email: string, workspaceId: string | null = null) {
  const { workspaceUsers } = await staff.ask<Users>(
    `query ($search: String, $workspaceId: ID) {
      workspaceUsers(search: $search, workspaceId: $workspaceId) { items { workspaceUserId email version } } }`,
    { search: email, workspaceId },
  );
  const { workspaceUserId, version } = workspaceUsers.items.find((user) => user.email === email)!;
  return { workspaceUserId, version };
}

/** All ways in with a person's cookie and token, with the status or code of each. */
async function doors(
  person: GraphClient,
  token: string,
  propertyId: string,
): Promise<Record<string, unknown>> {
  const rest = async (bearer: string, path: string) =>
    (await fetch(stack.apiUrl + path, { headers: { authorization: `Bearer ${bearer}` } })).status;
  const graph = await person.send('{ profile { email } }');
  const { cookieHeader } = person;
  const session = cookieHeader.split('=')[1]!;
  const byToken = await fetch(`${stack.bffUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ properties { totalCount } }' }),
  });
  // A busy machine asks to repeat what is computed.
  const workbook = () => person.download(`/download/components/${propertyId}/2026.xlsx`);
  const answer = (await byToken.json()) as { errors?: { extensions: { code: string } }[] };
  return {
    graph: graph.errors[0]?.extensions?.code ?? 'open',
    graphByToken: answer.errors?.[0]?.extensions.code ?? 'open',
    workbook: (await sendUntil(workbook, ({ status }) => status !== 503)).status,
    photo: (await person.download('/download/profile-photo')).status,
    upload: (await person.upload('/upload/profile-photo', 'a.png', pngOf(20, 20), 'image/png')).status,
    rest: await rest(session, '/api/property/all'),
    restByToken: await rest(token, '/api/property/all'),
  };
}

const TOKEN = `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { secret userErrors { detail } } }`;
const MINE = '{ me { memberships { workspaceId } } properties(pageSize: 1) { items { propertyId } } }';

async function enter(role: 'manager' | 'portfolio', password = DEMO_PASSWORD) {
  const person = await new GraphClient(stack.bffUrl).signInAs(`${role}@demo.test`, password);
  const mine = await person.ask<{
    me: { memberships: { workspaceId: string }[] };
    properties: { items: { propertyId: string }[] };
  }>(MINE);
  const { workspaceId } = mine.me.memberships[0]!;
  const input = { name: 'ETL', scope: 'write', workspaceId, expiresInDays: 1 };
  const made = await person.ask<{ createAccessToken: { secret: string } }>(TOKEN, { input });
  const workspaceIds = mine.me.memberships.map((each) => each.workspaceId);
  return {
    person,
    workspaceIds,
    token: made.createAccessToken.secret,
    propertyId: mine.properties.items[0]!.propertyId,
  };
}

const OPEN = {
  graph: 'open', graphByToken: 'open', workbook: 200, photo: 200, upload: 200, rest: 200, restByToken: 200,
}; // prettier-ignore
const SHUT = {
  graph: 'UNAUTHENTICATED', graphByToken: 'UNAUTHENTICATED', workbook: 401, photo: 401, upload: 401, rest: 401,
  restByToken: 401,
}; // prettier-ignore

test('AU-14: a deactivated user is refused at the next request on every way in', async () => {
  const { person, token, propertyId, workspaceIds } = await enter('manager');
  await person.upload('/upload/profile-photo', 'a.png', pngOf(20, 20), 'image/png');
  expect(await doors(person, token, propertyId)).toEqual(OPEN);
  for (const workspaceId of workspaceIds) {
    const input = { ...(await membershipOf('manager@demo.test', workspaceId)), isActive: false };
    await staff.ask(
      'mutation ($input: SetWorkspaceUserActiveInput!) { setWorkspaceUserActive(input: $input) { userErrors { detail } } }',
      { input },
    );
  }
  expect(await doors(person, token, propertyId)).toEqual(SHUT);
});

test('AU-13: a new password ends every other browser session and every token, on every way in', async () => {
  const { person, token, propertyId } = await enter('portfolio');
  await person.upload('/upload/profile-photo', 'a.png', pngOf(20, 20), 'image/png');
  expect(await doors(person, token, propertyId)).toEqual(OPEN);
  const here = await new GraphClient(stack.bffUrl).signIn('portfolio');
  const input = {
    email: 'portfolio@demo.test',
    currentPassword: DEMO_PASSWORD,
    newPassword: OTHER_PASSWORD,
    confirmPassword: OTHER_PASSWORD,
  };
  const changed = await here.ask<{ changePassword: { userErrors: unknown[] } }>(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { userErrors { detail } } }',
    { input },
  );
  expect(changed.changePassword.userErrors).toEqual([]);
  expect(await doors(person, token, propertyId)).toEqual(SHUT);
  expect((await here.send('{ profile { email } }')).errors).toEqual([]);
});

test('AU-9: a sign-in ends the session that the browser brought along and starts a different one', async () => {
  const person = await new GraphClient(stack.bffUrl).signIn('member');
  const before = person.cookieHeader;
  await person.signIn('member');
  expect(person.cookieHeader).not.toBe(before);
  const replay = await fetch(`${stack.bffUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: before, origin: stack.bffUrl },
    body: JSON.stringify({ query: '{ profile { email } }' }),
  });
  expect(await replay.text()).toContain('UNAUTHENTICATED');
  // A made-up cookie never becomes a session.
  const planted = await fetch(`${stack.bffUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'roofline_session=planted-by-somebody-else' },
    body: JSON.stringify({
      query: `mutation { signIn(input: {email: "vendor@demo.test", password: "${DEMO_PASSWORD}"}) { me { email } } }`,
    }),
  });
  expect(planted.headers.getSetCookie().join()).not.toContain('planted-by-somebody-else');
});

test("an integrator's token runs the examples of the README", async () => {
  const { token } = await enter('portfolio', OTHER_PASSWORD);
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, graphBody] =
    /curl -s http:\/\/127\.0\.0\.1:3000\/graphql -H "Authorization[^\n]*\n\s+-d '(\{.*\})'/.exec(readme)!;
  const [, path, restBody] =
    /curl -s http:\/\/127\.0\.0\.1:3001(\/\S+) -H "Authorization.* -d '(\{.*\})'/.exec(readme)!;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  for (const [url, body] of [
    [`${stack.bffUrl}/graphql`, graphBody!],
    [stack.apiUrl + path!, restBody!],
  ] as const) {
    const answer = await fetch(url, { method: 'POST', headers, body });
    const text = await answer.text();
    expect([answer.status, text.includes('"errors"')]).toEqual([200, false]);
    expect(text).toMatch(/"totalCount":[1-9]/);
  }
});

test('AU-15: a new role applies from the next request', async () => {
  const person = await new GraphClient(stack.bffUrl).signIn('member');
  const rights = async () =>
    (
      await person.ask<{ me: { viewerCan: { manageWorkspace: boolean } } }>(
        '{ me { viewerCan { manageWorkspace } } }',
      )
    ).me.viewerCan.manageWorkspace;
  expect(await rights()).toBe(false);
  const { me } = await person.ask<{ me: { memberships: { workspaceId: string }[] } }>(
    '{ me { memberships { workspaceId } } }',
  );
  const membership = await membershipOf('member@demo.test', me.memberships[0]!.workspaceId);
  const input = { ...membership, roleName: 'PortfolioAdmin', propertyIds: [] };
  await staff.ask(
    'mutation ($input: UpdateWorkspaceUserInput!) { updateWorkspaceUser(input: $input) { userErrors { detail } } }',
    { input },
  );
  expect(await rights()).toBe(true);
});
