import { partOf, startMailServer, type MailServer } from '@roofline/api/mail/fixtures/smtp';
import { newProperty, seedAdmin } from '../stack/people';
import { endProcesses, startApiProcess, startBffProcess, type ServerProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { serviceData, type ServiceData } from '../stack/service-data';
import { DEMO_PASSWORD } from '../stack/stack';
import { until } from '../stack/until';

let mail: MailServer;
let data: ServiceData;
let api: ServerProcess;
let bff: ServerProcess;
beforeAll(async () => {
  data = await serviceData();
  const database = await data.open();
  const admin = await seedAdmin(database);
  await seedAdmin(database, 'member', admin.workspaceId);
  await database.close();
  mail = await startMailServer();
  // Everything that is ever logged, and a mail server to read the links from.
  const loud = { LOG_LEVEL: 'trace', NODE_ENV: 'development' };
  api = await startApiProcess({ ...data.settings, SMTP_URL: mail.url, ...loud });
  bff = await startBffProcess(api.url, loud);
  const body = newProperty('Quiet Court');
  await new RestClient(api.url, { ...admin.headers }).ask('POST', '/api/property', { body });
});
afterAll(async () => {
  await endProcesses();
  await mail.close();
  await data.remove();
});

const secrets: string[] = [];
const planted = (secret: string) => {
  secrets.push(secret);
  return secret;
};
let cookie = '';

async function graph(query: string, input: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${bff.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: bff.url,
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const [set] = response.headers.getSetCookie();
  if (set) cookie = set.split(';')[0]!;
  const session = cookie.split('=')[1];
  if (session) planted(session);
  return (await response.json()) as { data: Record<string, Record<string, unknown>> };
}
const call = (
  name: string,
  type: string,
  selection: string,
  input: object,
  headers?: Record<string, string>,
) => graph(`mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`, input, headers);
const rest = (path: string, options: RequestInit = {}) =>
  fetch(api.url + path, { ...options, headers: { 'content-type': 'application/json', ...options.headers } });

test('AU-24: no password, cookie, token, code or link is ever logged', async () => {
  const wrong = planted('planted-wrong1');
  const signIn = (password: string) =>
    call('signIn', 'SignInInput', 'me { memberships { workspaceId } } userErrors { detail }', {
      email: 'admin@demo.test',
      password,
    });
  await signIn(wrong);
  const me = (await signIn(planted(DEMO_PASSWORD))).data.signIn!.me as {
    memberships: { workspaceId: string }[];
  };
  const { workspaceId } = me.memberships[0]!;
  const token = { name: 'ETL', scope: 'WRITE', workspaceId, expiresInDays: 1 };
  const made = await call('createAccessToken', 'CreateAccessTokenInput', 'secret', token);
  const secret = planted(made.data.createAccessToken!.secret as string);
  const bearer = { authorization: `Bearer ${secret}` };
  expect((await rest('/api/property/all', { headers: bearer })).status).toBe(200);
  const { data } = await graph('query { propertyChoices { propertyId } }', {});
  const { propertyId } = (data.propertyChoices as unknown as { propertyId: string }[])[0]!;
  const fed = await call('createCalendarFeed', 'CreateCalendarFeedInput', 'address', { propertyId });
  const feed = planted(/calendar\/(.+)\.ics$/.exec(fed.data.createCalendarFeed!.address as string)![1]!);
  expect((await fetch(`${bff.url}/calendar/${feed}.ics`)).status).toBe(200);
  for (const form of [feed, `${feed}.ICS`, `${feed}.ics?x=1`]) {
    await fetch(`${bff.url}/calendar/${form}`);
    await rest(`/api/calendar/${form}`);
  }
  const invited = {
    email: 'new@example.test',
    roleName: 'Member',
    propertyIds: [],
    idempotencyKey: 'k1',
    workspaceId,
  };
  await call('inviteUser', 'InviteUserInput', 'userErrors { detail }', invited);
  await call('requestPasswordReset', 'RequestPasswordResetInput', 'message', { email: 'member@demo.test' });
  await until(() => mail.received.length >= 2);
  const texts = mail.received.map(({ raw }) => partOf(raw, 'text/plain')).join('\n');
  const code = planted(/join\/invite\/(\S+)/.exec(texts)![1]!);
  const [, first, second] = /resetpassword\/[^/\s]+\/([^/\s]+)\/(\S+)/.exec(texts)!;
  const link = {
    email: 'member@demo.test',
    resetPasswordToken: planted(first!),
    operationToken: planted(second!),
  };
  const chosen = planted('planted-lamp4');
  await fetch(`${bff.url}/download/invitation-logo/${code}`);
  await rest(`/api/account/invitation/${code}`);
  const person = { firstName: 'Nina', lastName: 'Reyes', password: chosen, confirmPassword: chosen };
  await call('joinWorkspace', 'JoinWorkspaceInput', 'me { email }', { ...person, invitationCode: code });
  const reset = { ...link, newPassword: chosen, confirmPassword: chosen };
  await call('resetPassword', 'ResetPasswordInput', 'message', reset);
  // Secrets in the wrong place, and unreadable bodies.
  await rest(`/api/property/all?access_token=${secret}`, { headers: bearer });
  await fetch(`${bff.url}/graphql?token=${secret}`);
  await rest('/api/account/signin', { method: 'POST', body: `{"email":"a","password":"${wrong}"` });
  await rest('/api/account/join', {
    method: 'POST',
    body: JSON.stringify({ ...person, invitationCode: [code] }),
  });
  const logs = api.output() + bff.output();
  expect(logs).toContain('/api/account/signin');
  const found = [...new Set(secrets)].filter((each) => logs.includes(each));
  expect(new Set(secrets).size).toBeGreaterThanOrEqual(8);
  expect(found).toEqual([]);
});
