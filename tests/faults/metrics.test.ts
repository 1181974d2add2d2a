import { GraphClient } from '../stack/graph-client';
import { newProperty, seedAdmin, type Admin } from '../stack/people';
import { endProcesses, startApiProcess, startBffProcess, type ServerProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { serviceData, type ServiceData } from '../stack/service-data';
import { until } from '../stack/until';

let data: ServiceData;
let admin: Admin;
let api: ServerProcess;
let bff: ServerProcess;
let propertyId: string;
let person: GraphClient;

beforeAll(async () => {
  data = await serviceData();
  const database = await data.open();
  admin = await seedAdmin(database);
  await database.close();
  // Loud, so that each request leaves a line in both logs.
  const LOG_LEVEL = 'debug';
  api = await startApiProcess({ ...data.settings, LOG_LEVEL, API_METRICS_PORT: '0' });
  bff = await startBffProcess(api.url, { LOG_LEVEL, METRICS_PORT: '0' });
  const rest = new RestClient(api.url, admin.headers);
  ({ propertyId } = await rest.ask<{ propertyId: string }>('POST', '/api/property', {
    body: newProperty('Counted Court'),
  }));
  person = await new GraphClient(bff.url).signInAs(admin.email);
});
afterAll(async () => {
  await endProcesses();
  await data.remove();
});

const addressOf = (server: ServerProcess) =>
  /Metrics at (http:\/\/127\.0\.0\.1:\d+\/metrics)/.exec(server.output())![1]!;
const metricsOf = async (server: ServerProcess) => (await fetch(addressOf(server))).text();

/** Series by their whole name, with labels. */
function seriesOf(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  );
}

test('counts requests by the template of their route, and calls to the REST service', async () => {
  await person.ask('query ($id: ID!) { property(propertyId: $id) { propertyId } }', { id: propertyId });
  await new RestClient(api.url, admin.headers).send('GET', `/api/property/${propertyId}`);
  await fetch(`${api.url}/api/nothing/${propertyId}`);
  const count = (name: string, labels: string) => `roofline_${name}_count{${labels}}`;
  const rest = seriesOf(await metricsOf(api));
  const read = 'method="GET",route="/api/property/:propertyId",status="200"';
  expect(rest.get(count('http_request_duration_seconds', read))).toBeGreaterThanOrEqual(1);
  const missing = 'method="GET",route="unmatched",status="404"';
  expect(rest.get(count('http_request_duration_seconds', missing))).toBe(1);
  const graph = seriesOf(await metricsOf(bff));
  const asked = 'method="POST",route="/graphql",status="200"';
  expect(graph.get(count('http_request_duration_seconds', asked))).toBeGreaterThanOrEqual(2);
  const called = [...graph.keys()].filter((name) =>
    name.startsWith('roofline_upstream_call_duration_seconds_count'),
  );
  expect(called.join()).toContain('route="/api/account/signin",status="200"');
});

test('shows work, jobs, mail, database and process', async () => {
  const rest = seriesOf(await metricsOf(api));
  const states = ['busy', 'idle', 'waiting'].map(
    (state) => `roofline_database_connections{state="${state}"}`,
  );
  const names = [
    'roofline_work_turns{state="waiting"}',
    'roofline_work_turns{state="running"}',
    'roofline_jobs{status="queued"}',
    'roofline_jobs{status="running"}',
    'roofline_jobs{status="failed"}',
    'roofline_database_up',
    'roofline_database_has_room',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    ...(data.settings.DATABASE_URL === undefined ? [] : states),
  ];
  expect(names.filter((name) => !rest.has(name))).toEqual([]);
  expect(rest.get('roofline_database_up')).toBe(1);
  const invited = { workspaceId: admin.workspaceId, email: 'new@example.test', roleName: 'Member' };
  await person.ask(
    'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { userErrors { detail } } }',
    { input: { ...invited, propertyIds: [], idempotencyKey: 'metrics' } },
  );
  const mails = [...seriesOf(await metricsOf(api))].filter(([name]) => name.startsWith('roofline_mails{'));
  expect(mails.reduce((sum, [, count]) => sum + count, 0)).toBe(1);
});

test('shows a circuit that has opened', async () => {
  expect(await metricsOf(bff)).not.toMatch(/roofline_circuit_open\{/);
  const other = await startBffProcess('http://127.0.0.1:9', { METRICS_PORT: '0' });
  const stranger = new GraphClient(other.url);
  await until(async () => {
    await stranger.send(
      'mutation { signIn(input: { email: "a@b.test", password: "x" }) { userErrors { detail } } }',
    );
    return (await metricsOf(other)).includes('roofline_circuit_open{route="upstream"} 1');
  });
});

test('has no id, name or address in any label', async () => {
  const text = (await metricsOf(api)) + (await metricsOf(bff));
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|@|Counted Court|\/api\/nothing/);
});

test('is not on the ports of the application, and nowhere where no port is set', async () => {
  expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
  // The BFF answers every address that it does not know with the page of the application.
  expect(await (await fetch(`${bff.url}/metrics`)).text()).not.toContain('process_resident_memory_bytes');
  const silent = await startBffProcess(api.url);
  expect(silent.output()).not.toContain('Metrics at');
});

/** Lines of a log about a route, as objects. */
const linesAbout = (server: ServerProcess, words: string) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(words))
    .map((line) => JSON.parse(line) as { reqId?: string; req?: { path?: string } });

test('one request id goes through both logs, and back to the caller', async () => {
  const answer = await fetch(`${bff.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: bff.url, cookie: person.cookieHeader },
    body: JSON.stringify({ query: '{ properties { totalCount } }' }),
  });
  const id = answer.headers.get('x-request-id')!;
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await until(() => linesAbout(bff, id).length > 0 && linesAbout(api, id).length > 0);
  expect(linesAbout(api, id).every(({ reqId }) => reqId === id)).toBe(true);
  expect(linesAbout(bff, id).every(({ reqId }) => reqId === id)).toBe(true);

  const image = await fetch(`${bff.url}/download/property-image/${propertyId}`, {
    headers: { cookie: person.cookieHeader },
  });
  const other = image.headers.get('x-request-id')!;
  await until(() => linesAbout(api, other).length > 0);
  expect(linesAbout(api, other).some(({ req }) => req?.path?.includes('profileimage'))).toBe(true);
});
