import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Route } from '../route/declaration';
import { failureComponents } from './failures';
import { documented, documentedPath } from './operation';
import { SchemaNames } from './schema-names';
import { TAGS } from './tags';

const PAGES = '/api/docs';

/** Adds the schemas that have their own id, because they contain themselves. */
const withNamed = createJsonSchemaTransformObject({});

type Schemas = NonNullable<OpenAPIV3_1.ComponentsObject['schemas']>;
type Method = 'get' | 'post' | 'put' | 'delete';

/** Returns only the schemas that are referred to. */
function referred(schemas: Schemas, where: object): Schemas {
  const used = JSON.stringify([where, schemas]);
  const isUsed = (name: string) => used.includes(`"#/components/schemas/${name}"`);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => isUsed(name)));
}

/** Completes the document with the declarations of the routes, and names the bodies of requests and answers. */
function completed(
  document: Partial<OpenAPIV3_1.Document>,
  declared: readonly Route[],
): Partial<OpenAPIV3_1.Document> {
  const names = new SchemaNames(Object.keys(document.components?.schemas ?? {}));
  const routeOf = new Map(
    declared.map((route) => [`${route.method.toLowerCase()} ${documentedPath(route.path)}`, route]),
  );
  const paths = document.paths ?? {};
  for (const [path, item] of Object.entries(paths))
    for (const method of Object.keys(item ?? {}) as Method[]) {
      const route = routeOf.get(`${method} ${path}`);
      if (route) Object.assign(item![method]!, names.mark(route, documented(route, item![method]!)));
    }
  const settled = names.settle({ paths, own: document.components?.schemas });
  const used = new Set(declared.map(({ tag }) => tag));
  const schemas = { ...settled.document.own, ...failureComponents.schemas, ...settled.schemas };
  return {
    ...document,
    tags: Object.entries(TAGS).flatMap(([name, description]) =>
      used.has(name) ? [{ name, description }] : [],
    ),
    paths: settled.document.paths,
    components: {
      ...document.components,
      responses: failureComponents.responses,
      schemas: referred(schemas, { paths: settled.document.paths, responses: failureComponents.responses }),
    },
  };
}

const INFO = {
  title: 'Roofline REST service',
  version: '1',
  license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
  description:
    'Success answers `{ "data": … }`, failure `{ "error": { "errors": [{ "code", "detail", "field?" }] } }`. ' +
    'Money is in US dollars with at most two decimals, rates are percentage points, days are ISO 8601. ' +
    'PUT and DELETE take the version as `If-Match: "3"`; POST takes an `Idempotency-Key`, stored for 24 hours.',
} satisfies OpenAPIV3_1.InfoObject;

/** Serves the OpenAPI 3.1 document, made from the declarations of the routes, and pages to read it; both public. */
export async function useOpenApi(app: FastifyInstance, declared: readonly Route[]): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: INFO,
      servers: [{ url: '/', description: 'This service' }],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'A personal access token, or the token of a session',
          },
        },
      },
      security: [{ bearer: [] }],
    },
    transform: createJsonSchemaTransform({}),
    transformObject: (found) =>
      completed(withNamed(found) as OpenAPIV3_1.Document, declared) as OpenAPIV3_1.Document,
  });
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(PAGES))
      route.config = { ...route.config, isPublic: true, produces: ['text/html'] };
  });
  await app.register(swaggerUi, {
    routePrefix: PAGES,
    staticCSP: true,
    uiConfig: { docExpansion: 'list', validatorUrl: null },
  });
  const open = { config: { isPublic: true }, schema: { hide: true } };
  app.get('/api/openapi.json', open, async () => app.swagger());
}
