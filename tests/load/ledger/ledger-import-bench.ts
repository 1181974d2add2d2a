import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { csv, plain } from '@roofline/api/ledger-import/fixtures/ledgers';
import { randomLedger, type LedgerAccount } from '@roofline/api/ledger-import/fixtures/random-ledger';
import type { LedgerImportPreview } from '@roofline/schema/ledger-import/ledger-import';
import { isJobOver, type Job } from '@roofline/schema/job/job';
import { onBothDatabases } from '../measure/page-times';
import { withProbedService, type ProbedService, type Seen } from '../measure/probed-service';
import type { BenchResult } from '../results';

const LINES = 100_000;
const SECONDS = 30;
/** What the memory of the service may grow by, in MB. */
const MEMORY_MB = 300;
/** The page looks every second. */
const LOOK_MS = 500;

/** Lines of an association with many owners and vendors: no two of them alike, as ledgers are. */
function ledger(): LedgerAccount[] {
  const accounts = randomLedger(3, LINES);
  let n = 0;
  for (const { postings } of accounts)
    for (const posting of postings) {
      n += 1;
      posting.payee = `${posting.payee} ${n % 400}`;
      posting.description = `${posting.description}, invoice ${n}`;
    }
  return accounts;
}

async function json<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 300)}`);
  return ((await answer.json()) as { data: T }).data;
}

const post = ({ api, admin }: ProbedService, path: string, body?: FormData): Promise<Response> =>
  fetch(api.url + path, { method: 'POST', headers: admin.headers, ...(body ? { body } : {}) });

async function upload(service: ProbedService, text: string): Promise<LedgerImportPreview> {
  const body = new FormData();
  body.append('file', new Blob([text], { type: 'text/csv' }), 'ledger.csv');
  return json(await post(service, `/api/ledger/property/${service.propertyId}/import`, body));
}

/** Accepts the import, and waits for its job as the page does. Answers the different percentages that it saw. */
async function accept(service: ProbedService, importId: string): Promise<number[]> {
  const { api, admin } = service;
  let job = await json<Job>(await post(service, `/api/ledger/import/${importId}/accept`));
  const seen = new Set<number>();
  while (!isJobOver(job)) {
    await wait(LOOK_MS);
    job = await json<Job>(await fetch(`${api.url}/api/job/${job.jobId}`, { headers: admin.headers }));
    seen.add(job.progress);
  }
  if (job.status !== 'succeeded') throw new Error(`The import ${job.status}: ${JSON.stringify(job.errors)}`);
  return [...seen];
}

const used = ({ seconds, databaseSeconds }: Seen) =>
  `${(seconds + databaseSeconds).toFixed(1)} s of processor time${databaseSeconds > 0 ? `, ${databaseSeconds.toFixed(1)} of it the server's` : ''}`;

async function measure(service: ProbedService, kind: string): Promise<BenchResult[]> {
  const text = csv(plain(ledger(), 'two'));
  await service.seen();
  const began = performance.now();
  const { importId, lineCount } = await upload(service, text);
  const uploaded = performance.now();
  const reading = await service.seen();
  const seen = await accept(service, importId);
  const ended = performance.now();
  const entering = await service.seen();
  if (lineCount !== LINES) throw new Error(`${lineCount} lines were read`);
  const [load] = loadavg();
  const seconds = (ended - began) / 1000;
  const [first, again] = [reading, entering];
  const whileEntering = again.firstMb + again.grownMb - first.firstMb;
  const grown = Math.max(first.grownMb, whileEntering);
  return [
    {
      name: `import of 100,000 lines against 30 s, ${kind}`,
      ratio: seconds / SECONDS,
      detail: `${seconds.toFixed(1)} s: ${((uploaded - began) / 1000).toFixed(1)} until the preview (${used(first)}), then entering with ${used(again)}; load ${load!.toFixed(1)}`,
      atMost: 1,
    },
    {
      name: `memory of it against 300 MB, ${kind}`,
      ratio: grown / MEMORY_MB,
      detail: `${first.grownMb.toFixed(0)} MB more until the preview, ${whileEntering.toFixed(0)} MB while entering`,
      atMost: 1,
    },
    {
      name: `steps of its progress that were seen, ${kind}`,
      ratio: seen.length,
      detail: `${seen.map((percent) => Math.round(percent)).join(', ')} %; p99 of the event loop ${first.p99Ms.toFixed(0)} and ${again.p99Ms.toFixed(0)} ms`,
      atLeast: 5,
    },
  ];
}

/** A ledger of 100,000 lines from its upload to its last line in the ledger: time, memory of the service and visible progress. */
export const runLedgerImportBench = (): Promise<BenchResult[]> =>
  onBothDatabases((kind) => withProbedService({}, (service) => measure(service, kind)));
