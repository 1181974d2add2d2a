import { randomBytes, randomUUID } from 'node:crypto';
import { Connections } from '@roofline/schema/process/connections';
import { answerUnreadable } from '@roofline/schema/process/unreadable';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { keepMailsForgotten, mailJob } from './mail/delivery';
import { areMailsReadable, mailRoutes } from './mail/routes';
import { sealWith, type Seal } from './platform/secret/seal';
import { addMetrics } from './admin-health/metrics';
import { mailer } from './mail/service';
import { smtpSender } from './mail/transport';
import { JOB_KINDS, SERVICE_KINDS } from './jobs';
import { guardRoutes } from './platform/authorize';
import { Background } from './platform/process/background';
import { BlobStore } from './platform/blobs/store';
import { keepBlobsSwept } from './platform/blobs/sweep';
import type { Deps } from './platform/deps';
import { holdersOfAll } from './platform/trash/holders';
import type { Storage } from './platform/files/storage';
import { JobQueue } from './platform/jobs/queue';
import { JobRunner } from './platform/jobs/runner';
import { keepJobsSwept } from './platform/jobs/sweep';
import { problemOf, sendProblem, useErrors } from './platform/http/errors';
import { healthRoutes } from './platform/http/health';
import { serveOwnHosts } from './platform/http/hosts';
import { loggingOptions } from './platform/http/logging';
import { useNegotiation } from './platform/http/negotiation';
import { compressAnswers } from './platform/http/compression';
import { limitUsers, useLimits } from './platform/http/overload';
import { useValidation } from './platform/http/validation';
import { useOpenApi } from './platform/openapi/openapi';
import { registerRoutes } from './platform/route/register';
import { outsideOf, webhookOutsideOf, type Outside } from './platform/outside/outside';
import { vaultWith } from './platform/secret/vault';
import { keepChangesSwept } from './change/sweep';
import { keepTrashSwept, type EraseDeleted } from './platform/trash/sweep';
import { WorkPool } from './platform/work/pool';
import { eraseDeletedFiles } from './file/trash';
import { eraseDeletedBefore as erasePhotosDeletedBefore } from './photo/service';
import { keepSyncing } from './integration/sync/jobs';
import { keepMailsAsked } from './notification/mail/job';
import { keepReminding } from './notification/reminders/job';
import { disclosuresHolding } from './disclosure/sent/record';
import { adoptionsHolding, planHooks } from './plan/service';
import { studiesHolding } from './reserve-study/service';
import { ROUTES } from './routes';
import { keepDelivering } from './webhook/deliver/job';
import { keepWeeklyViewsAsked } from './weekly-view/mail/job';

/** The longest time that a stop takes before the database is closed; the process has 10 seconds in all. */
const STOP_MS = 7500;
/** Part of that time reserved for answering the last requests. */
const CLOSING_MS = 2000;

/** Returns the functions that empty each domain's trash. */
const trashKinds = ({ clock }: Pick<Deps, 'clock'>): readonly EraseDeleted[] => [
  erasePhotosDeletedBefore,
  eraseDeletedFiles(clock),
];

/** The domains in which a document names files of a property. */
const DOCUMENT_KINDS = [adoptionsHolding, disclosuresHolding, studiesHolding];

/** Fastify whose routes take their types from zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;
/** Adds something beside the routes, for tests. */
export type Beside = (app: App, deps: Deps) => void;

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
    // Long enough for a large upload over a slow line.
    requestTimeout: 900_000,
    forceCloseConnections: 'idle',
    // The service still answers requests that are already on the wire when it stops.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    // Hooks do not run for an address that cannot be parsed.
    frameworkErrors: (error, request, reply) =>
      sendProblem(reply.header('x-request-id', request.id), problemOf(error)),
    routerOptions: { maxParamLength: 200 },
  });
}

export interface AppControl {
  app: FastifyInstance;
  /** Makes the service report "not ready"; requests are still answered. */
  announceStop(): void;
  /** Runs jobs while the service listens. */
  runner: JobRunner;
}

/** The parts that the service is given; it makes the others itself. */
export interface AppParts extends Omit<
  Deps,
  | 'plans'
  | 'fileHolders'
  | 'mail'
  | 'vault'
  | 'outside'
  | 'webhookOutside'
  | 'work'
  | 'jobs'
  | 'blobs'
  | 'background'
> {
  storage: Storage;
  /** Encrypts waiting mail in the database. Default: a key that only this process knows. */
  mailKey?: string | Buffer;
  /** Encrypts credentials of other services in the database. Default: a key that only this process knows. */
  credentialsKey?: string | Buffer;
  /** Sends requests to other services. Default: real requests, as the settings allow. */
  outside?: Outside;
  /** Sends requests to receivers of webhooks, with the same default. */
  webhookOutside?: Outside;
  /** Default: a pool with threads of the usual program. */
  work?: WorkPool;
}

/**
 * Stops in this order: background work and work in turns end (callers waiting for a turn get an answer), requests that were
 * sent are answered, and the connections close. The caller that opened the database closes it after that.
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

/** Adds the headers of every response. */
function sendOwnHeaders(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    // A client that reuses its connection would otherwise delay the stop, or lose its next request to it.
    if (isStopping()) reply.header('connection', 'close');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
  });
}

/** Adds the tasks that the service repeats by itself while it listens. */
function addRepeatedWork(log: FastifyBaseLogger, deps: Deps, storage: Storage): void {
  keepJobsSwept(log, deps);
  keepChangesSwept(log, deps);
  keepBlobsSwept(log, { ...deps, storage });
  keepMailsForgotten(log, deps);
  keepMailsAsked(log, deps);
  keepReminding(log, deps);
  keepWeeklyViewsAsked(log, deps);
  keepSyncing(log, deps);
  keepDelivering(log, deps);
  keepTrashSwept(log, deps, trashKinds(deps));
}

/** Returns the dependencies that every domain gets. */
function depsOf(parts: Omit<AppParts, 'mailKey'>, seal: Seal): Deps {
  const { credentialsKey = randomBytes(32), ...rest } = parts;
  const { work = new WorkPool(), outside = outsideOf(rest.config), storage, ...given } = rest;
  return {
    ...given,
    plans: planHooks(given.clock),
    fileHolders: holdersOfAll(DOCUMENT_KINDS),
    mail: mailer(given, seal),
    vault: vaultWith(credentialsKey, given.config.CREDENTIALS_OLD_KEYS),
    outside,
    webhookOutside: given.webhookOutside ?? webhookOutsideOf(given.config),
    work,
    jobs: new JobQueue(given.clock),
    blobs: new BlobStore({ ...given, storage }),
    background: new Background(),
  };
}

/** Builds the service from its parts. It does not listen yet; `app.inject` works without a port. */
export async function buildApp(parts: AppParts, beside?: Beside): Promise<AppControl> {
  const { mailKey = randomBytes(32), ...rest } = parts;
  const { config, storage } = rest;
  const seal = sealWith(mailKey);
  const deps = depsOf(rest, seal);
  let isStopping = false;
  const app = newServer(deps);
  const delivery = { seal, send: smtpSender(config), isReadable: areMailsReadable(config), log: app.log };
  const runner = new JobRunner(deps, [...JOB_KINDS, ...SERVICE_KINDS, mailJob(delivery)], { log: app.log });
  deps.background.add(runner);
  addRepeatedWork(app.log, deps, storage);
  addMetrics(app, deps);
  stopInOrder(app, deps);
  useErrors(app);
  useNegotiation(app);
  useValidation(app);
  sendOwnHeaders(app, () => isStopping);
  serveOwnHosts(app, config);
  await compressAnswers(app);
  await useLimits(app, config);
  guardRoutes(app, deps);
  limitUsers(app, config);
  const declared = [...healthRoutes(() => isStopping), ...ROUTES, ...mailRoutes(config, seal)];
  await useOpenApi(app, declared);
  registerRoutes(app, deps, declared);
  if (beside)
    await app.register(async (scope) => beside(scope.withTypeProvider<ZodTypeProvider>() as App, deps));
  return { app, announceStop: () => void (isStopping = true), runner };
}
