import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify';
import type { Deps } from '../deps';
import { validateLate } from '../http/validation';
import { takeFiles } from '../upload/reception';
import type { Route } from './declaration';

/** Returns the schema of a route, which documents it and validates its parts. */
function schemaOf(route: Route): FastifySchema {
  const { tag, summary, description, right, params, query, body, upload, answer } = route;
  return {
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(right === 'public' ? { security: [] } : {}),
    ...(upload === null ? {} : { consumes: ['multipart/form-data'] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(answer.bodies && { response: answer.bodies }),
  };
}

function configOf({ right, isHealth, isPolled, answer }: Route): FastifyContextConfig {
  const { produces } = answer;
  return {
    ...(right === 'public' ? { isPublic: true } : { tokens: right }),
    ...(isHealth && { isHealth }),
    ...(isPolled && { isPolled }),
    ...(produces && { produces }),
  };
}

function register(app: FastifyInstance, deps: Deps, route: Route): void {
  const { method, path: url, safety, isLate, answer } = route;
  app.route({
    method,
    url,
    // HEAD is a GET without its body, and must not write.
    exposeHeadRoute: method === 'GET' && safety.kind === 'read',
    ...(isLate && { validatorCompiler: validateLate }),
    ...(answer.isKept && { compress: false }),
    schema: schemaOf(route),
    config: configOf(route),
    handler: (request, reply) => route.handle(deps, request, reply),
  });
}

/** Registers the declared routes. Each route that receives files has a separate scope, for its limits. */
export function registerRoutes(app: FastifyInstance, deps: Deps, declared: readonly Route[]): void {
  for (const route of declared) {
    const { upload } = route;
    if (upload === null) register(app, deps, route);
    else takeFiles(app, upload, (scope) => register(scope, deps, route));
  }
}
