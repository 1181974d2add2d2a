import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { aPropertyRow } from '@roofline/schema/fixtures/property';
import { endProcesses, startBffProcess } from '../stack/processes';
import { median, type BenchResult } from './results';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const SECONDS = 3;
const CONNECTIONS = 10;
const ROWS = 20;
const LIST = `{ properties { totalCount page pageSize items { propertyId propertyName propertyTypeId propertyTypeName
  propertyCity propertyState workspaceId workspaceCompanyName roleName propertyIsActive profileImage numberOfUnits version
  viewerCan { edit archive viewDashboard } } } }`;

/** The REST service as both ask it: a page of 20 rows, at once. */
async function startUpstream() {
  const items = Array.from({ length: ROWS }, () => aPropertyRow());
  const body = JSON.stringify({ data: { items, totalCount: ROWS, page: 1, pageSize: ROWS } });
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function startBare(upstreamUrl: string): Promise<{ url: string; child: ChildProcess }> {
  const program = fileURLToPath(new URL('../../bff/testing/bare-apollo.mjs', import.meta.url));
  const child = fork(program, { env: { ...process.env, NODE_ENV: 'production', UPSTREAM_URL: upstreamUrl } });
  const [url] = (await once(child, 'message')) as [string];
  return { url, child };
}

async function perSecond(url: string, query: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({
    url,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refusals`);
  return result.requests.average;
}

/** The BFF, guarded as it is, against Apollo with nothing around it: the same document, in turn, a few rounds. */
export async function runApolloBench(): Promise<BenchResult[]> {
  const upstream = await startUpstream();
  const bare = await startBare(upstream.url);
  const bff = await startBffProcess(upstream.url);
  const results: BenchResult[] = [];
  try {
    for (const [name, query] of [
      ['hello', '{ __typename }'],
      [`list of ${ROWS}`, LIST],
    ] as const) {
      const rounds: { ours: number; theirs: number }[] = [];
      for (let round = -1; round < ROUNDS; round += 1) {
        const ours = await perSecond(`${bff.url}/graphql`, query, {
          cookie: `roofline_session=${'b'.repeat(43)}`,
          origin: bff.url,
        });
        const theirs = await perSecond(bare.url, query, {});
        if (round >= 0) rounds.push({ ours, theirs });
      }
      const of = (key: 'ours' | 'theirs') => median(rounds.map((round) => round[key])).toFixed(0);
      const ratio = median(rounds.map(({ ours, theirs }) => ours / theirs));
      results.push({
        name: `BFF over bare Apollo, ${name}`,
        ratio,
        detail: `now ${of('ours')} over ${of('theirs')} a second, ${CONNECTIONS} connections; asked 1.0`,
        atLeast: 1,
        row: { what: `BFF against bare Apollo, ${name}`, asked: '≥ ×1.00', now: `×${ratio.toFixed(2)}` },
      });
    }
    return results;
  } finally {
    bare.child.kill();
    await endProcesses();
    upstream.close();
  }
}
