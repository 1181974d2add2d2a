import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { answerUnreadable } from '@roofline/schema/process/unreadable';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import type { AppParts } from './http/app-parts';
import type { Config } from './config';
import { addMetrics } from './metrics';
import { graphRoute } from './graphql/route';
import { devMailRoute } from './http/dev-mail';
import { healthRoutes } from './http/health/health';
import { serveOwnHosts } from './http/hosts';
import { problemFor } from './http/problem';
import { OpenDemo } from './http/open-demo';
import { pageRoutes } from './http/pages';
import { closeConnectionsWhenStopping, Readiness } from './http/health/readiness';
import { securityHeaders } from './http/security-headers';
import { unreadRoute } from './http/unread';
import { unsubscribeRoute } from './http/unsubscribe';
import { SessionCookie } from './http/caller/session-cookie';
import { downloadRoutes } from './transfer/downloads';
import { postDownloadRoutes } from './transfer/post-downloads';
import type { BodyLimits } from './transfer/body-guard';
import { uploadRoutes } from './transfer/uploads';
import { Upstream } from './upstream/client';
import type { TransportLimits } from './upstream/transport';

const OPERATION_BUDGET_MS = 10_000;

/** Parts that a test may replace. */
export interface AppOptions {
  config: Config;
  now?: () => Date;
  operationBudgetMs?: number;
  transport?: Partial<TransportLimits>;
  uploadPace?: Partial<BodyLimits>;
  logStream?: { write(line: string): unknown };
}

export interface BuiltApp {
  app: FastifyInstance;
  readiness: Readiness;
}

function newServer({ config, logStream }: AppOptions): FastifyInstance {
  return Fastify({
    logger: {
      level: config.logLevel,
      redact: ['*.password', '*.authorization', '*.cookie', '*.sessionToken'],
      ...(logStream ? { stream: logStream } : {}),
    },
    // URLs may contain secrets that must not be logged: our own line has only the route.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    forceCloseConnections: 'idle',
    // Requests already on the wire when the server stops are still answered.
    return503OnClosing: false,
    // A large upload over a slow line; what stops moving is refused long before.
    requestTimeout: 900_000,
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_fault, _request, reply) =>
      void (reply as FastifyReply).code(400).send(problemFor(400)),
  });
}

/** What is answered on behalf of a caller, each in a scope of its own. */
const ROUTES = [graphRoute, unreadRoute, unsubscribeRoute, uploadRoutes, downloadRoutes, postDownloadRoutes];

/** The BFF as a Fastify instance that does not listen yet. */
export async function buildApp(options: AppOptions): Promise<BuiltApp> {
  const { config } = options;
  const app = newServer(options);
  const readiness = new Readiness();
  const upstream = new Upstream(config.upstreamUrl, app.log, options.transport);
  const clock = options.now ?? (() => new Date());
  const parts: AppParts = {
    config,
    upstream,
    cookie: new SessionCookie(config.isTls, clock),
    now: () => clock().getTime(),
    budgetMs: options.operationBudgetMs ?? OPERATION_BUDGET_MS,
    uploadPace: options.uploadPace ?? {},
  };
  app.addHook('onClose', async () => upstream.close());
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const fields = { method: request.method, route: request.routeOptions.url, status: reply.statusCode };
    request.log.info({ ...fields, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.setErrorHandler((fault: Error & { statusCode?: number }, request, reply) => {
    const given = fault.statusCode && fault.statusCode < 500 ? fault.statusCode : 500;
    // A file that may not be served counts as missing.
    const status = given === 403 ? 404 : given;
    if (status === 500) request.log.error({ err: fault }, 'request failed');
    return reply.code(status).send(problemFor(status));
  });
  addMetrics(app, upstream, config);
  closeConnectionsWhenStopping(app, readiness);
  await securityHeaders(app, config);
  serveOwnHosts(app, config);
  await app.register(cookie);
  await app.register(async (scope) => healthRoutes(scope, config.upstreamUrl, readiness));
  for (const routes of ROUTES) await app.register(async (scope) => routes(scope, parts));
  await app.register(async (scope) => devMailRoute(scope, config, upstream));
  await pageRoutes(app, config, new OpenDemo(config));
  return { app, readiness };
}
