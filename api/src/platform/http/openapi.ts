import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

const PAGES = '/api/docs';

/** The OpenAPI 3.1 document, made from the schemas that validate, and pages to read it by. Both without identity. */
export async function useOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Roofline REST service',
        version: '1',
        description:
          'Success answers `{ "data": … }`, failure `{ "error": { "errors": [{ "code", "detail", "field?" }] } }`. ' +
          'Money is in US dollars with at most two decimals, rates are percentage points, days are ISO 8601. ' +
          'PUT and DELETE take the version as `If-Match: "3"`; POST takes an `Idempotency-Key`, stored for 24 hours.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: createJsonSchemaTransform({}),
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
