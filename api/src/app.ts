import { randomBytes, randomUUID } from 'node:crypto';
import { Connections } from '@roofline/schema/process/connections';
import { answerUnreadable } from '@roofline/schema/process/unreadable';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { accountRoutes } from './account/routes';
import { activityRoutes } from './activity/routes';
import { componentImportRoutes } from './component-import/routes';
import { componentRoutes } from './component/routes';
import { disclosureRoutes } from './disclosure/routes';
import { filterSettingsRoutes } from './filter-settings/routes';
import { financialsRoutes } from './financials/routes';
import { fiscalYearRoutes } from './fiscal-year/routes';
import { mailRoutes } from './mail/routes';
import { sealWith } from './mail/seal';
import { mailer } from './mail/service';
import { jobRoutes } from './job/routes';
import { JOB_KINDS } from './jobs';
import { guardRoutes } from './platform/authorize';
import { Background } from './platform/background';
import type { App, Deps } from './platform/deps';
import { JobQueue } from './platform/jobs/queue';
import { JobRunner } from './platform/jobs/runner';
import { keepJobsSwept } from './platform/jobs/sweep';
import { problemOf, sendProblem, useErrors } from './platform/http/errors';
import { healthRoutes } from './platform/http/health';
import { serveOwnHosts } from './platform/http/hosts';
import { loggingOptions } from './platform/http/logging';
import { useNegotiation } from './platform/http/negotiation';
import { useOpenApi } from './platform/http/openapi';
import { limitUsers, useLimits } from './platform/http/overload';
import { useValidation } from './platform/http/validation';
import { WorkPool } from './platform/work/pool';
import { notificationRoutes } from './notification/routes';
import { planRoutes } from './plan/routes';
import { planHooks } from './plan/service';
import { propertyRoutes } from './property/routes';
import { reportRoutes } from './report/routes';
import { reserveStudyRoutes } from './reserve-study/routes';
import { userRoutes } from './user/routes';
import { workspaceRoutes } from './workspace/routes';
import { workbookRoutes } from './workbook/routes';
import { yearSetupRoutes } from './year-setup/routes';

/** A stop takes this long at most, before the database is closed; the process has 10 seconds in all. */
const STOP_MS = 7500;
/** Of which this is left for answering what was taken last. */
const CLOSING_MS = 2000;

/** Registers the routes of one domain. */
export type Domain = (app: App, deps: Deps) => void;

/** Every domain of the service: one line each, in the order of the documentation. */
const domains: Domain[] = [
  accountRoutes,
  userRoutes,
  workspaceRoutes,
  propertyRoutes,
  financialsRoutes,
  fiscalYearRoutes,
  yearSetupRoutes,
  reserveStudyRoutes,
  componentRoutes,
  componentImportRoutes,
  planRoutes,
  workbookRoutes,
  disclosureRoutes,
  reportRoutes,
  jobRoutes,
  activityRoutes,
  notificationRoutes,
  filterSettingsRoutes,
];

/** A request id that a trusted caller may choose, so that one id follows a request through all processes. */
const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

function newServer(deps: Deps): FastifyInstance {
  return Fastify({
    logger: loggingOptions(deps.config.LOG_LEVEL),
    logController: new LogController({
      disableRequestLogging: !['debug', 'trace'].includes(deps.config.LOG_LEVEL),
    }),
    trustProxy: deps.config.TRUSTED_PROXIES,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    // What is already on the wire when the service stops is still answered.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    // An address that cannot be read reaches no hook.
    frameworkErrors: (error, request, reply) =>
      sendProblem(reply.header('x-request-id', request.id), problemOf(error)),
    routerOptions: { maxParamLength: 200 },
  });
}

export interface AppControl {
  app: FastifyInstance;
  /** From now on not ready; requests are still answered. */
  announceStop(): void;
  /** Does jobs while the service listens. */
  runner: JobRunner;
}

/** What the service is made of; the rest it makes itself. */
export interface AppParts extends Omit<Deps, 'plans' | 'mail' | 'work' | 'jobs' | 'background'> {
  /** Locks waiting mails in the database. Left out: a key of this process alone. */
  mailKey?: string | Buffer;
}

/**
 * A stop, in this order: work beside requests and work in turns end (whoever waits for a turn is told), then whatever
 * was sent is answered, then the connections close. The database is closed after all of them, by who opened it.
 */
function stopInOrder(app: FastifyInstance, { background, work }: Deps): void {
  const connections = new Connections(app.server);
  app.addHook('onListen', async () => background.start());
  app.addHook('preClose', async () => {
    const over = performance.now() + STOP_MS;
    await Promise.all([background.stop(), work.stop()]);
    await connections.takeWaiting(over - performance.now() - CLOSING_MS);
    void connections.end(over - performance.now());
  });
}

/** The service over what it is given. It does not listen yet; `app.inject` works without a port. */
export async function buildApp(parts: AppParts, more: Domain[] = []): Promise<AppControl> {
  const { mailKey = randomBytes(32), ...given } = parts;
  const seal = sealWith(mailKey);
  const deps: Deps = {
    ...given,
    plans: planHooks(given.clock),
    mail: mailer(given, seal),
    work: new WorkPool(),
    jobs: new JobQueue(given.clock),
    background: new Background(),
  };
  let isStopping = false;
  const app = newServer(deps);
  const runner = new JobRunner(deps, JOB_KINDS, { log: app.log });
  deps.background.add(runner);
  keepJobsSwept(app.log, deps);
  stopInOrder(app, deps);
  useErrors(app);
  useNegotiation(app);
  useValidation(app);
  app.addHook('onSend', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    // A client that keeps its connection would otherwise hold up the stop, or lose its next request to it.
    if (isStopping) reply.header('connection', 'close');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
  });
  serveOwnHosts(app, deps.config);
  await useLimits(app, deps.config);
  guardRoutes(app, deps);
  limitUsers(app, deps.config);
  await useOpenApi(app);
  healthRoutes(app, deps, () => isStopping);
  for (const routes of [...domains, mailRoutes(seal), ...more])
    await app.register(async (scope) => routes(scope.withTypeProvider<ZodTypeProvider>() as App, deps));
  return { app, announceStop: () => void (isStopping = true), runner };
}
