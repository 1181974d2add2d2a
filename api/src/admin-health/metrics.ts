import { Metrics, type MeteredServer } from '@roofline/schema/process/metrics';
import { countJobs } from '../job/service';
import { countMails } from '../mail/service';
import type { Deps } from '../platform/deps';

const STATUSES = ['queued', 'running', 'failed'] as const;

/** Adds the figures of the database, over all workspaces; they are read once for each reading of the metrics. */
function addStored(metrics: Metrics, { database }: Pick<Deps, 'database'>): void {
  const read = () =>
    database.system(async (tx) => ({ jobs: await countJobs(tx, STATUSES), mails: await countMails(tx) }), {
      readOnly: true,
    });
  let stored: Awaited<ReturnType<typeof read>> | null = null;
  metrics.askFirst(async () => {
    stored = await read().catch(() => null);
  });
  metrics.gauge('roofline_database_up', '1 while the database answers', () => (stored ? 1 : 0));
  const jobs = 'Jobs by status; of each at most 10,000 are counted';
  metrics.gauges('roofline_jobs', jobs, 'status', () => stored?.jobs ?? {});
  const mails = 'Mails by state: waiting, sent, kept (no mail server), parked (given up) or dropped';
  metrics.gauges('roofline_mails', mails, 'state', () => stored?.mails ?? {});
}

/** Adds the metrics of the REST service if a port is set for them; without one nothing is counted. */
export function addMetrics(app: MeteredServer, { config, database, work }: Deps): void {
  const { API_METRICS_PORT: port, METRICS_HOST: host } = config;
  if (port === undefined) return;
  const metrics = new Metrics();
  metrics.countRequestsOf(app);
  addStored(metrics, { database });
  metrics.gauges('roofline_work_turns', 'Turns of the work pool that wait or run', 'state', () => ({
    waiting: work.waiting,
    running: work.running,
  }));
  const connections = 'Connections to PostgreSQL that are busy or idle, and transactions that wait for one';
  metrics.gauges('roofline_database_connections', connections, 'state', () => ({
    ...database.connections(),
  }));
  const hasRoom = '0 while the disk is full and every write is refused';
  metrics.gauge('roofline_database_has_room', hasRoom, () => (database.hasRoom() ? 1 : 0));
  metrics.serve(app, { host, port });
}
