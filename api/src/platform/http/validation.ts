import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound, Problem, rulesFailed, unreadable } from '../problem';
import { isUnstorable, readJsonBody } from './json-body';

const MAX_BODY = 1_048_576;

/** How many characters of a name an error repeats. */
const NAME_SHOWN = 60;

/** Returns the 422 for unknown query parameters, so that a misspelled filter is not ignored. */
function unknownParameters(known: readonly string[], query: unknown): Problem | null {
  const unknown = Object.keys(query ?? {}).filter((name) => !known.includes(name));
  if (unknown.length === 0) return null;
  return new Problem(
    422,
    unknown.map((name) => ({
      code: 'unknownParameter' as const,
      detail: `This address has no parameter ${name.slice(0, NAME_SHOWN)}; it has ${known.join(', ')}`,
      field: name.slice(0, NAME_SHOWN),
    })),
  );
}

/** Checks by a zod schema: body and query answer 422 with every failure, an invalid path 404. */
const validate: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const known =
    httpPart === 'querystring' && schema instanceof z.ZodObject ? Object.keys(schema.shape) : null;
  return (data) => {
    const unknown = known && unknownParameters(known, data);
    if (unknown) return { error: unknown };
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    return { error: httpPart === 'params' ? notFound() : rulesFailed(result.error) };
  };
};

/**
 * `validatorCompiler` of a route whose body rules depend on the clock or a toggle: it lets the body pass unchecked, and
 * the handler calls `parseInput`; path and query are checked as usual.
 */
// Routes of every schema use it, and Fastify's type wants exactly the schema of each.
// oxlint-disable-next-line typescript/no-explicit-any
export const validateLate: FastifySchemaCompiler<any> = (route) =>
  route.httpPart === 'body' ? (data) => ({ value: data }) : validate(route);

/** Reads JSON bodies up to 1 MiB strictly, and checks requests and answers with zod. */
export function useValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(validate);
  app.setSerializerCompiler(serializerCompiler);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MAX_BODY },
    (_request, body, done) => {
      try {
        done(null, readJsonBody(body as Buffer));
      } catch (error) {
        done(error as Error);
      }
    },
  );
  // Values of paths and queries reach the database too.
  app.addHook('preValidation', async (request) => {
    const texts = [...Object.values(request.params ?? {}), ...Object.entries(request.query ?? {}).flat(2)];
    if (texts.some((text) => typeof text === 'string' && isUnstorable(text)))
      throw unreadable('The address has characters that cannot be stored');
  });
}
