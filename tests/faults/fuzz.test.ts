import { Agent, request } from 'node:http';
import { systemClock } from '@roofline/api/platform/clock';
import { signedIn } from '@roofline/api/platform/testing';
import { seedAdmin, type Admin } from '../stack/people';
import { endProcesses, startApiProcess, type ServerProcess } from '../stack/processes';
import { BUSY, RestClient } from '../stack/rest-client';
import { serviceData, type ServiceData } from '../stack/service-data';
import { sendUntil } from '../stack/until';
import { tries } from '../stack/thorough';
import type { Pool } from '../register/room';
import { knownValues } from './fuzz/bodies';
import { plantProperty } from './fuzz/planting';
import { Random } from './fuzz/random';
import { beside, nameOf, operationsOf, requestTo, type FuzzRequest, type Operation } from './fuzz/requests';

const REQUESTS = tries(1000, 10_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const AT_ONCE = 8;
const MOST_TRIES = 200;
/** Routes that chance has missed and that are tried at one new property, before each is tried at one of its own. */
const SHARE = 8;

let data: ServiceData;
let admin: Admin;
let spare: { authorization: string };
let api: ServerProcess;
const known: Pool = knownValues();
const planted: Pool[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

beforeAll(async () => {
  data = await serviceData();
  const database = await data.open();
  admin = await seedAdmin(database);
  spare = await signedIn(database, systemClock(), admin.userId);
  known.workspaceId = [admin.workspaceId];
  await database.close();
  api = await startApiProcess(data.settings);
  for (let n = 0; n < 6; n += 1) await plant(`Fuzz Court ${n}`);
});
afterAll(async () => {
  agent.destroy();
  await endProcesses();
  await data.remove();
});

const plant = async (name: string): Promise<Pool> => {
  const pool = await plantProperty(new RestClient(api.url, { ...admin.headers }), known, name);
  planted.push(pool);
  return pool;
};

interface Answer {
  status: number;
  text: string;
  type: string;
}

/** Sent as it is: `fetch` would tidy the address up. */
function send({ operation, url, headers, body }: FuzzRequest): Promise<Answer> {
  const isLeaving = operation.path.endsWith('/signout');
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1', port: api.port, method: operation.method, path: url, agent,
        headers: { ...(isLeaving ? spare : admin.headers), ...headers, ...(body ? { 'content-length': body.length } : {}) },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode!, text: Buffer.concat(parts).toString(), type: response.headers['content-type'] ?? '' }));
      },
    ); // prettier-ignore
    call.on('error', reject);
    call.end(body ?? undefined);
  });
}

/** On a busy machine turns and connections of the database are taken: the service then asks to repeat. Nothing else is a reason for 503. */
const PASSING = [BUSY, 'The service is not available right now.'];
const isAnswered = ({ status, text }: Answer) =>
  status !== 503 || !PASSING.some((words) => text.includes(words));

/** What the log says of a connection or a statement that a busy machine was too slow for; the caller was asked to repeat. */
const LATE = /timeout exceeded when trying to connect|due to statement timeout|Query read timeout/;

const LEAKS =
  /\bat \S+ \(|node_modules|\.ts:\d|drizzle|violates|relation "|select .+ from|insert into|127\.0\.0\.1/i;

/** Returns the fault of an answer, or null. */
function faultOf({ status, text, type }: Answer): string | null {
  if (status >= 500) return `status ${status} ${text.slice(0, 200)}`;
  if (status < 400) return null;
  if (LEAKS.test(text)) return `tells of the inside: ${text.slice(0, 200)}`;
  if (!type.startsWith('application/json')) return `type ${type}`;
  const errors = (JSON.parse(text) as { error?: { errors?: { code: string; detail: string }[] } }).error
    ?.errors;
  return errors?.length && errors.every((e) => e.code && e.detail)
    ? null
    : `no error in ${text.slice(0, 200)}`;
}

/** The ids that an answer gives out, by their names. */
function idsOf({ text }: Answer): Pool {
  const { data } = JSON.parse(text) as { data?: Record<string, unknown> };
  const ids = Object.entries(data ?? {}).filter(
    ([name, id]) => name.endsWith('Id') && typeof id === 'string',
  );
  return Object.fromEntries(ids.map(([name, id]) => [name, [id]]));
}

const shown = ({ operation, url, headers, body }: FuzzRequest) =>
  `${operation.method} ${url.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${body?.toString().slice(0, 800) ?? ''}`;

/** Says what was found in the message itself, where a summary that prints one line shows it. */
const expectNone = (found: string[]) => expect(found, found.join('\n')).toEqual([]);

test(`RS-10: ${REQUESTS} random requests (seed ${SEED}) cause no 500, reveal no internals, and leave the process running`, async () => {
  const random = new Random(SEED);
  const operations = operationsOf(await (await fetch(`${api.url}/api/openapi.json`)).json());
  // Where there is a body there is more to be met.
  const turns = [
    ...operations,
    ...operations.filter(({ body }) => body),
    ...operations.filter(({ body }) => body),
  ];
  // Guessing passwords is limited after 50 tries and costs much of the processor.
  const order = (n: number): Operation => {
    const operation = turns[n % turns.length]!;
    return operation.path.endsWith('/signin') && n > turns.length * 3 ? operations[0]! : operation;
  };
  const faults: string[] = [];
  const seen = new Map<string, Set<number>>(operations.map((each) => [nameOf(each), new Set()]));
  let sent = 0;
  const versions = new Map<string, string>();
  /** Ids of what was made on the way, for requests about what planting does not make. */
  const made: Pool = {};
  const ask = async (operation: Operation, calmly?: Pool): Promise<void> => {
    const pool = { ...made, ...(calmly ?? random.pick(planted)) };
    const asked = requestTo(operation, random, pool, calmly !== undefined);
    const version = versions.get(asked.url);
    if (version && random.chance(calmly ? 0.9 : 0.5)) asked.headers['if-match'] = `"${version}"`;
    const answer = await sendUntil(() => send(asked), isAnswered).catch((error: Error) => ({
      status: 599,
      text: error.message,
      type: '',
    }));
    const fault = faultOf(answer);
    if (fault) faults.push(`${fault}: ${shown(asked)}`);
    seen.get(nameOf(operation))!.add(answer.status);
    if (answer.status === 201) Object.assign(made, idsOf(answer));
    // Rows that others change as well have a version that only a refusal reveals.
    const current = /The current version is (\d+)/.exec(answer.text)?.[1];
    if (current) versions.set(asked.url, current);
  };
  const work = async (): Promise<void> => {
    while (sent < REQUESTS && faults.length < 20) {
      const n = sent++;
      await ask(order(n));
      // By its own number: all that are at work would otherwise plant at one moment.
      if (n % 250 === 249) await plant(`Fuzz Court at ${n}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const isMet = (operation: Operation) =>
    NEEDS_SECRETS.test(nameOf(operation)) || [...seen.get(nameOf(operation))!].some((status) => status < 300);
  let sharing = 0;
  let young: Promise<Pool>;
  const shared = (): Promise<Pool> => {
    if (sharing++ % SHARE === 0) young = plant(`Fuzz Court for ${SHARE}, ${sharing}`);
    return young;
  };
  // Which request comes first differs from run to run, and chance sometimes misses a route: valid requests at a new property
  // follow until it answers, among those that make what it needs.
  const left = operations.values();
  const meetRest = async (): Promise<void> => {
    let own = planted.at(-1)!;
    for (const operation of left)
      for (let n = 0; n < MOST_TRIES && !isMet(operation) && faults.length < 20; n += 1) {
        // Right after planting it comes first, before anything beside it removes what it needs. Planting costs as much as fifty
        // requests, so several share a property first, and only what it does not answer has one for itself.
        const isFresh = n % 10 === 1;
        if (isFresh)
          own = await (n === 1 ? shared() : plant(`Fuzz Court ${operations.indexOf(operation)}-${n}`));
        for (const each of isFresh || n === 0 ? [] : beside(operation, operations))
          if (random.chance(0.5)) await ask(each, own);
        await ask(operation, own);
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, meetRest));
  expectNone(faults);
  expect(api.isAlive()).toBe(true);
  const failures = api
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":50') && !line.includes(BUSY) && !LATE.test(line));
  expectNone(failures);

  // Requests must get through: every route except these succeeded at least once.
  expectNone(operations.filter((operation) => !isMet(operation)).map(nameOf));
  const refusals = new Set([...seen.values()].flatMap((statuses) => [...statuses]));
  for (const status of [400, 404, 412, 415, 422]) expect(refusals).toContain(status);
  const rest = new RestClient(api.url, { ...admin.headers });
  expect((await rest.send('GET', '/api/property/all')).status).toBe(200);
});

/**
 * What chance does not find, and whose refusals occur: sign-in and people need a password, a mailed secret or an id; jobs of all
 * workspaces need internal staff; feeds and links in mails are secrets; one hears of what somebody else does; an award
 * goes back only without the change order that the planted contract has; nothing outside answers here, so no one signs in there and
 * nothing is synced; the charts of a dashboard are forms that only a page makes.
 */
const NEEDS_SECRETS =
  / \/api\/((account|user|workspace|admin)\/|calendar\/\{secret|notification\/(unsubscribe|user\/\{)|project\/.*\/award$|integration\/(authorizations|property\/.*\/sync$)|reports\/realtimefinancialhealth\/.*\/pdf$)/;
