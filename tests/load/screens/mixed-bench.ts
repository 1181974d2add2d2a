import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { shippedOperations } from '../../register/shipped';
import { GraphClient } from '../../stack/graph-client';
import { endProcesses, startApiProcess, startBffProcess, type ServerProcess } from '../../stack/processes';
import { serviceData } from '../../stack/service-data';
import { percentile, type BenchResult } from '../results';

const SECONDS = 15;
/** People side by side: as many as answer within the promise are taken. */
const CROWDS = [4, 8, 12, 16, 24, 32];
const WITHIN_MS = 300;
/** After its first start the demo makes pictures, figures and mails of what it planted. */
const PLANTED_MS = 60_000;
/** After a start, the service makes what was due while it was not there. */
const REST_MS = 20_000;
const ROLES = ['admin', 'portfolio', 'manager', 'member'] as const;

type Place = { propertyId: string; planIds: string[]; projectId: string };
type Step = [name: string, variables: (at: Place) => Record<string, unknown>];

const pair = ({ propertyId }: Place) => ({ propertyId, fiscalYear: 2026 });
const list = () => ({ filter: {}, page: 1, pageSize: 20 });
const anyOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;

/** One morning of a manager: 16 screens, with what each asks for, and two saves. */
const ROUND: Step[] = [
  ['Viewer', () => ({})],
  ['SelectedProperty', ({ propertyId }) => ({ propertyId })],
  ['PropertyList', list],
  ['PropertyListOutlooks', list],
  ['Dashboard', pair],
  ['PlansPage', pair],
  ['PlanPage', ({ planIds }) => ({ planId: anyOf(planIds) })],
  ['ComponentList', pair],
  ['SaveListSettings', () => ({ input: { a: 'mixed', b: 'filter', value: { text: 'roof' } } })],
  ['Notifications', ({ propertyId }) => ({ propertyId, unread: false, page: 1, pageSize: 20 })],
  ['Projects', ({ propertyId }) => ({ propertyId, state: 'open' })],
  ['ProjectDetail', ({ projectId }) => ({ projectId })],
  ['AddProjectNote', ({ projectId }) => ({ input: { projectId, text: 'The roofer comes on Monday.' } })],
  ['Dashboard', pair],
  ['PlanPage', ({ planIds }) => ({ planId: anyOf(planIds) })],
  ['PropertyList', list],
  ['PlansPage', pair],
  ['ComponentList', pair],
];

/** Megabytes of a process that are in memory, now or at most (`VmHWM`); 0 where the system does not say. */
function memory({ pid }: ServerProcess, key: 'VmRSS' | 'VmHWM'): number {
  try {
    const found = new RegExp(`${key}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Math.round(Number(found?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

async function placeOf(client: GraphClient): Promise<Place> {
  const { properties } = await client.ask<{ properties: { items: { propertyId: string }[] } }>(
    '{ properties(filter: { text: "Alder Creek" }, pageSize: 1) { items { propertyId } } }',
  );
  const { propertyId } = properties.items[0]!;
  const { plans, property } = await client.ask<{
    plans: { items: { planId: string }[] };
    property: { projects: { items: { projectId: string }[] } };
  }>(
    `query ($propertyId: ID!) {
      plans(propertyId: $propertyId, fiscalYear: 2026) { items { planId } }
      property(propertyId: $propertyId) { propertyId projects(state: OPEN) { items { projectId } } }
    }`,
    { propertyId },
  );
  return {
    propertyId,
    planIds: plans.items.map(({ planId }) => planId),
    projectId: property.projects.items[0]!.projectId,
  };
}

/** So many people, each of whom asks again as soon as there is an answer. */
async function crowd(people: readonly GraphClient[], place: Place, seconds: number) {
  const texts = new Map(shippedOperations().map(({ name, text }) => [name, text]));
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    people.map(async (client, n) => {
      for (let step = n; performance.now() < until; step += 1) {
        const [name, variables] = ROUND[step % ROUND.length]!;
        const began = performance.now();
        const { errors } = await client.send(texts.get(name)!, variables(place));
        if (errors.length > 0) throw new Error(`${name}: ${JSON.stringify(errors)}`);
        times.push(performance.now() - began);
      }
    }),
  );
  return { perSecond: times.length / seconds, p95: percentile(times, 0.95) };
}

async function measure(kind: string, isEmbedded: boolean): Promise<BenchResult[]> {
  const asked = isEmbedded ? 50 : 100;
  const data = await serviceData({ isEmbedded });
  try {
    // The first start makes the demo data; memory is that of a service as it starts from then on.
    const first = await startApiProcess({ ...data.settings, DEMO: 'on' });
    await delay(PLANTED_MS);
    await first.end('SIGTERM');
    const api = await startApiProcess({ ...data.settings, DEMO: 'on' });
    const bff = await startBffProcess(api.url, { RATE_LIMIT: '1000000' });
    await delay(REST_MS);
    const atRest = memory(api, 'VmRSS');
    const most = Math.max(...CROWDS);
    const people: GraphClient[] = [];
    for (let n = 0; n < most; n += 1)
      people.push(await new GraphClient(bff.url).signIn(ROLES[n % ROLES.length]!));
    const place = await placeOf(people[0]!);
    await crowd(people.slice(0, 4), place, 5);
    const runs: { people: number; perSecond: number; p95: number }[] = [];
    for (const count of CROWDS) {
      const run = { people: count, ...(await crowd(people.slice(0, count), place, SECONDS)) };
      runs.push(run);
      if (run.p95 > WITHIN_MS) break;
    }
    const best = runs
      .filter(({ p95 }) => p95 <= WITHIN_MS)
      .reduce((one, other) => (other.perSecond > one.perSecond ? other : one), {
        people: 0,
        perSecond: 0,
        p95: 0,
      });
    const detail = runs.map(
      (run) => `${run.people}: ${run.perSecond.toFixed(0)}/s, p95 ${run.p95.toFixed(0)} ms`,
    );
    const results: BenchResult[] = [
      {
        name: `${kind}: mixed load`,
        ratio: best.perSecond / asked,
        detail: `people side by side ${detail.join('; ')}`,
        atLeast: 1,
        row: {
          what: `mixed load, operations a second at p95 ≤ ${WITHIN_MS} ms, ${kind}`,
          asked: `≥ ${asked}`,
          now: best.perSecond.toFixed(0),
        },
      },
    ];
    if (isEmbedded)
      for (const [what, limit, mb] of [
        ['after start', 450, atRest],
        ['at its peak', 600, memory(api, 'VmHWM')],
      ] as const)
        results.push({
          name: `${kind}: memory of the service ${what}`,
          ratio: mb / limit,
          detail: `${mb} MB`,
          atMost: 1,
          row: { what: `memory of the service, embedded, ${what}`, asked: `≤ ${limit} MB`, now: `${mb} MB` },
        });
    return results;
  } finally {
    await endProcesses();
    await data.remove();
  }
}

/** What a morning's mix of screens and saves gets through, on the embedded database and where PG_URL names a server. */
export async function runMixedBench(): Promise<BenchResult[]> {
  const results = await measure('embedded', true);
  if (process.env.PG_URL) results.push(...(await measure('PostgreSQL', false)));
  return results;
}
