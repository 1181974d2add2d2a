import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { GraphContext } from '../context';
import { graphError, toGraphError } from '../upstream/errors';

const MESSAGE_CHARS = 300;
const LOCATIONS = 3;
const ERRORS = 20;
/** Codes of the framework for errors in the request itself. */
const REQUEST_CODES = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);
const FRAMEWORK_CODES = new Set([
  ...REQUEST_CODES,
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);
const OWN_CODES = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'UPSTREAM_UNAVAILABLE',
  'INTERNAL',
]);
const PARSER_LIMIT = /Document contains more tha[nt] \d+ tokens/;

/** The part of an error that clients see: never a stack, a path on disk, an address or a library's message. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const origin = error instanceof Error && 'originalError' in error ? error.originalError : error;
  const known = toGraphError(origin ?? error);
  const code = known ? String(known.extensions.code) : String(formatted.extensions?.code);
  const place = { path: formatted.path, locations: formatted.locations?.slice(0, LOCATIONS) };
  if (known) return { message: known.message, ...place, extensions: { ...known.extensions } };
  if (!OWN_CODES.has(code) && !FRAMEWORK_CODES.has(code))
    return { message: graphError('INTERNAL').message, ...place, extensions: { code: 'INTERNAL' } };
  const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
  return { message: formatted.message.slice(0, MESSAGE_CHARS), ...place, extensions };
}

function codeOf(error: GraphQLFormattedError): string {
  return String(error.extensions?.code);
}

/**
 * GraphQL over HTTP: a request that cannot be run is 400 for graphql-response+json, and 200 for a client that accepts the
 * only the legacy media type. A refusal by shape is always 400.
 */
function legacyStatus(
  context: GraphQLRequestContextWillSendResponse<GraphContext>,
  errors: readonly GraphQLFormattedError[],
) {
  const accept = context.request.http?.headers.get('accept') ?? '';
  if (accept.includes('application/graphql-response+json') || context.response.http.status !== 400) return;
  const isLimit = errors.some(
    (error) => error.extensions?.limit !== undefined || PARSER_LIMIT.test(error.message),
  );
  if (!isLimit && errors.every((error) => REQUEST_CODES.has(codeOf(error))))
    context.response.http.status = 200;
}

/** Completes each answer: request id on internal errors, development trace, status by media type. */
export function answers(options: { hasTrace: boolean }): ApolloServerPlugin<GraphContext> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue, operationName }) {
          for (const error of errors) {
            const origin = error.originalError ?? error;
            if (codeOf(formatError({ message: '', extensions: error.extensions }, error)) !== 'INTERNAL')
              continue;
            contextValue.log.error({ err: origin, operationName }, 'operation failed');
          }
        },
        async willSendResponse(context) {
          if (context.response.body.kind !== 'single') return;
          const result = context.response.body.singleResult;
          if (result.errors) {
            legacyStatus(context, result.errors);
            result.errors = result.errors.slice(0, ERRORS).map((error) =>
              codeOf(error) === 'INTERNAL'
                ? {
                    ...error,
                    extensions: { ...error.extensions, requestId: context.contextValue.requestId },
                  }
                : error,
            );
          }
          if (options.hasTrace && result.data)
            result.extensions = { ...result.extensions, rest: context.contextValue.trace.calls };
        },
      };
    },
  };
}
