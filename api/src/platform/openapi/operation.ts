import type { OpenAPIV3_1 } from 'openapi-types';
import type { Route } from '../route/declaration';
import { failuresOf, RATE_LIMIT_HEADERS } from './failures';

type Operation = OpenAPIV3_1.OperationObject;

/** Returns `/api/report/:year(^\\d{4}).pdf` in the form of OpenAPI: `/api/report/{year}.pdf`. */
export const documentedPath = (path: string) => path.replace(/:(\w+)(?:\([^)]*\))?/g, '{$1}');

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns `getPropertyByPropertyId` for `GET /api/property/:propertyId`: as unique as the path itself. */
export function operationIdOf({ method, path }: Pick<Route, 'method' | 'path'>): string {
  const words = documentedPath(path)
    .replace(/^\/api\//, '')
    .split(/[/.-]/)
    .flatMap((segment) => (segment.startsWith('{') ? ['by', segment.slice(1, -1)] : [segment]));
  return [method.toLowerCase(), ...words.map(capital)].join('');
}

const SUCCESS: Record<number, string> = {
  200: 'It worked.',
  201: 'It has been made.',
  202: 'A job makes it; ask for the job until it has ended.',
  204: 'It worked, and there is nothing to say about it.',
  207: 'Some were made; `error` says what is wrong with the others.',
};

const binary = (): OpenAPIV3_1.MediaTypeObject => ({ schema: { type: 'string', format: 'binary' } });

/** Returns the successes with our descriptions, and with media types where the answer is a file. */
function successesOf(
  { answer, isHealth }: Route,
  given: OpenAPIV3_1.ResponsesObject = {},
): OpenAPIV3_1.ResponsesObject {
  const hasBody = Object.keys(answer.bodies ?? {}).length > 0;
  const bodies: OpenAPIV3_1.ResponsesObject = hasBody ? given : { 200: { description: '' } };
  const entries = Object.entries(bodies).map(([status, told]): [string, OpenAPIV3_1.ResponseObject] => {
    const description = SUCCESS[Number(status)]!;
    const headers = isHealth ? {} : { headers: RATE_LIMIT_HEADERS };
    if (status === '204') return [status, { description, ...headers }];
    const files = Object.fromEntries((answer.produces ?? []).map((type) => [type, binary()]));
    const content = { ...(told as OpenAPIV3_1.ResponseObject).content, ...(status === '200' ? files : {}) };
    return [status, { description, ...headers, content }];
  });
  return Object.fromEntries(entries);
}

/** Returns the headers that a write accepts. */
function headersOf({ safety }: Route): OpenAPIV3_1.ParameterObject[] {
  if (safety.kind === 'read') return [];
  const headers: OpenAPIV3_1.ParameterObject[] = [];
  if (safety.version !== null)
    headers.push({
      in: 'header',
      name: 'If-Match',
      required: safety.version === 'required',
      description: 'The version that the change starts from, in quotes',
      schema: { type: 'string' },
      example: '"3"',
    });
  if (safety.isKeyed)
    headers.push({
      in: 'header',
      name: 'Idempotency-Key',
      required: false,
      description:
        'Any text that no other request of the user has: a repeat within 24 hours gets the first answer',
      schema: { type: 'string', minLength: 1, maxLength: 200 },
    });
  return headers;
}

/** Returns the parts of a multipart body: its file or files, and the declared fields. */
function uploadOf(
  { upload }: Route,
  given: OpenAPIV3_1.RequestBodyObject | undefined,
): Operation['requestBody'] {
  if (upload === null) return given && { ...given, required: true };
  const file: OpenAPIV3_1.SchemaObject = {
    type: 'string',
    format: 'binary',
    description: `At most ${upload.maxBytes} bytes`,
  };
  const isOne = upload.maxFiles === 1;
  const beside = Object.values(given?.content ?? {})[0]?.schema as OpenAPIV3_1.SchemaObject | undefined;
  const schema: OpenAPIV3_1.SchemaObject = {
    type: 'object',
    properties: {
      ...beside?.properties,
      // The route receives one file more than it accepts, to be able to say that it is one too many.
      file: isOne ? file : { type: 'array', items: file, maxItems: upload.maxFiles - 1 },
    },
    required: [...(beside?.required ?? []), ...(upload.isOptional ? [] : ['file'])],
  };
  return { required: !upload.isOptional, content: { 'multipart/form-data': { schema } } };
}

/** Completes an operation with all that its declaration says and a schema cannot. */
export function documented(route: Route, operation: Operation): Operation {
  const requestBody = uploadOf(route, operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined);
  const parameters = [...(operation.parameters ?? []), ...headersOf(route)];
  return {
    ...operation,
    operationId: operationIdOf(route),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...successesOf(route, operation.responses), ...failuresOf(route) },
  };
}
