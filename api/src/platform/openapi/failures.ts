import { problemBody } from '@roofline/schema/value/problem';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import type { Route } from '../route/declaration';

type Response = OpenAPIV3_1.ResponseObject;

const retryAfter = {
  'Retry-After': {
    description: 'Seconds until it is worth trying again',
    schema: { type: 'integer' as const },
  },
};

const integer = { type: 'integer' as const };

/** Headers with the requests left in the current minute, on every answer but those of health checks. */
export const RATE_LIMIT_HEADERS: NonNullable<Response['headers']> = {
  'RateLimit-Limit': {
    description: 'Requests that the user, or the address, has in a minute',
    schema: integer,
  },
  'RateLimit-Remaining': { description: 'How many of them are left', schema: integer },
  'RateLimit-Reset': { description: 'Seconds until all of them are there again', schema: integer },
};

/** Returns the response of a failure, whose body is always the component `Problem`. */
const failure = (description: string, headers: Response['headers'] = {}): Response => ({
  description,
  headers,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** The name and the response of each failure, by status. */
const FAILURES: Record<number, [name: string, response: Response]> = {
  400: [
    'Unreadable',
    failure(
      'The request cannot be read: its body is not valid JSON, or contains characters that cannot be stored.',
    ),
  ],
  401: ['Unauthenticated', failure('There is no session or token, or it has ended.')],
  403: ['Forbidden', failure('The role, or what the token may do, does not allow this.')],
  404: ['NotFound', failure('It does not exist, or it belongs to a portfolio of others.')],
  406: ['NotAcceptable', failure('None of the media types in Accept is made here.')],
  409: [
    'Conflict',
    failure(
      'Something that is there already speaks against it, or the same request is still running.',
      retryAfter,
    ),
  ],
  410: ['Gone', failure('It was there, and is not any more. The description says what to do.')],
  412: [
    'Stale',
    failure(
      'Someone else saved changes in the meantime. Read the resource again and apply the change to the version in ETag.',
      {
        ETag: { description: 'The current version, as If-Match takes it', schema: { type: 'string' } },
      },
    ),
  ],
  413: ['TooLarge', failure('The body or the file is too large.')],
  415: ['UnsupportedType', failure('The body or the file is of a type that is not taken here.')],
  422: ['Invalid', failure('Rules are broken: an error for each, with its field.')],
  428: ['VersionRequired', failure('If-Match is missing.')],
  429: [
    'TooManyRequests',
    failure('Too many requests of this user or address.', { ...retryAfter, ...RATE_LIMIT_HEADERS }),
  ],
  500: ['Fault', failure('A fault of the service. The log has it under the X-Request-Id of the answer.')],
  503: ['Unavailable', failure('The service is busy or its database is away.', retryAfter)],
  507: ['StorageFull', failure('The portfolio or the disk has no room for this.')],
};

const ofUpload = [413, 415, 507];

/** Returns the statuses that a route can fail with. */
function statusesOf({ right, body, safety, upload, isHealth, isPassing }: Route): number[] {
  if (isHealth) return [406, 500];
  const isWrite = safety.kind === 'write';
  return [
    400,
    // A public write may answer 401 too: signing in does.
    ...(right === 'public' && !isWrite ? [] : [401]),
    ...(right === 'public' ? [] : [403]),
    // Ids are in paths, queries or bodies; so are the versions of a bulk write (412).
    404,
    406,
    // Stored data may refuse a read too: a picture that is not made yet, a link that was mailed.
    409,
    ...(isWrite ? [412] : []),
    ...(isPassing ? [410] : []),
    ...(isWrite && safety.version === 'required' ? [428] : []),
    ...(upload ? ofUpload : body ? [413, 415] : []),
    422,
    429,
    500,
    503,
  ];
}

/** Returns the failures of a route, by reference. */
export const failuresOf = (route: Route): OpenAPIV3_1.ResponsesObject =>
  Object.fromEntries(
    statusesOf(route).map((status) => [status, { $ref: `#/components/responses/${FAILURES[status]![0]}` }]),
  );

/** The components that failures refer to. */
export const failureComponents = {
  responses: Object.fromEntries(Object.values(FAILURES)),
  schemas: {
    Problem: z.toJSONSchema(problemBody, { target: 'draft-2020-12' }) as OpenAPIV3_1.SchemaObject,
  },
};
