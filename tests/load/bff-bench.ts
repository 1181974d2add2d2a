import autocannon from 'autocannon';
import { openDatabase } from '@roofline/api/platform/store/open';
import { GraphClient } from '../stack/graph-client';
import { newProperty, seedAdmin } from '../stack/people';
import { endProcesses, startApiProcess, startBffProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { temporaryFolder } from '../stack/service-data';
import { median, type BenchResult } from './results';

const PROPERTIES = 25;
const ROUNDS = 3;
const SECONDS = 6;
const CONNECTIONS = 10;

interface Target {
  url: string;
  headers: Record<string, string>;
  body?: string;
}
interface Pair {
  name: string;
  rest: Target;
  bff: Target;
}
interface Measured {
  perSecond: number;
  p99: number;
}

async function measure({ url, headers, body }: Target, seconds: number): Promise<Measured> {
  const result = await autocannon({
    url,
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refusals`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** REST and BFF in turn, a few rounds; the middle round counts, so that one disturbance does not. */
async function compare({ name, rest, bff }: Pair): Promise<BenchResult[]> {
  for (const target of [rest, bff]) await measure(target, 2);
  const rounds: { direct: Measured; graph: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ direct: await measure(rest, SECONDS), graph: await measure(bff, SECONDS) });
  const direct = median(rounds.map((r) => r.direct.perSecond));
  const graph = median(rounds.map((r) => r.graph.perSecond));
  const slow = {
    direct: median(rounds.map((r) => r.direct.p99)),
    graph: median(rounds.map((r) => r.graph.p99)),
  };
  return [
    {
      name: `throughput of BFF over REST, ${name}`,
      ratio: median(rounds.map((r) => r.graph.perSecond / r.direct.perSecond)),
      detail: `${graph.toFixed(0)} over ${direct.toFixed(0)} a second, ${CONNECTIONS} connections`,
      atLeast: 0.35,
    },
    {
      name: `p99 of BFF over REST, ${name}`,
      ratio: median(rounds.map((r) => r.graph.p99 / r.direct.p99)),
      detail: `${slow.graph} over ${slow.direct} ms`,
      atMost: 2.5,
    },
  ];
}

const LIST = `{ properties { totalCount page pageSize items { propertyId propertyName propertyTypeId propertyTypeName
  propertyCity propertyState workspaceId workspaceCompanyName roleName propertyIsActive profileImage numberOfUnits version
  viewerCan { edit archive viewDashboard } } } }`;
const ME = `{ me { userId email firstName lastName fullName phone joinedOn isStaff } }`;

/** BFF and REST service as built processes, asked for the same answer: the BFF by its graph, the service directly. */
export async function runBffBench(): Promise<BenchResult[]> {
  const folder = await temporaryFolder();
  const database = await openDatabase({ dataDir: folder.path });
  const admin = await seedAdmin(database);
  await database.close();
  const quiet = { LOG_LEVEL: 'info', MAX_IN_FLIGHT: '1000' };
  const api = await startApiProcess({ DATA_DIR: folder.path, ...quiet });
  const bff = await startBffProcess(api.url);
  const rest = new RestClient(api.url, { ...admin.headers });
  for (let n = 0; n < PROPERTIES; n += 1)
    await rest.ask('POST', '/api/property', { body: newProperty(`Bench ${n}`) });
  const person = await new GraphClient(bff.url).signInAs(admin.email);
  const graph = (query: string): Target => ({
    url: `${bff.url}/graphql`,
    headers: { cookie: person.cookieHeader, origin: bff.url },
    body: JSON.stringify({ query }),
  });
  const direct = (path: string, body?: object): Target => ({
    url: api.url + path,
    headers: { ...admin.headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  try {
    return [
      ...(await compare({
        name: 'properties list',
        rest: direct('/api/property/search', {}),
        bff: graph(LIST),
      })),
      ...(await compare({ name: 'signed-in viewer', rest: direct('/api/account/me'), bff: graph(ME) })),
    ];
  } finally {
    await endProcesses();
    await folder.remove();
  }
}
