import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp, type AppOptions, type BuiltApp } from '../src/app';
import { readConfig } from '../src/config';

export const TOKEN = 'test-session-token-0123456789';
export const COOKIE = `roofline_session=${TOKEN}`;
export const HOST = 'app.test';

/** The BFF over an upstream, with a quiet log. */
export function startApp(
  upstreamUrl: string,
  env: Record<string, string> = {},
  options: Partial<AppOptions> = {},
): Promise<BuiltApp> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    WEB_DIST: '/nowhere',
    DRAIN_DELAY_MS: '50',
    UPSTREAM_URL: upstreamUrl,
    ALLOWED_HOSTS: HOST,
    ...env,
  });
  return buildApp({ config, ...options });
}

/** Answers of any operation: the tests compare them as they are. */
// oxlint-disable-next-line typescript/no-explicit-any
type Anything = any;

export interface GraphAnswer {
  status: number;
  data: Anything;
  errors:
    | { message: string; path?: unknown[]; locations?: unknown[]; extensions: Record<string, Anything> }[]
    | undefined;
  extensions: Anything;
  headers: Record<string, unknown>;
  text: string;
}

/** Post an operation as the signed-in browser does. */
export async function graph(
  app: FastifyInstance,
  query: string,
  variables: object = {},
  headers: Record<string, string> = { cookie: COOKIE },
  more: Partial<InjectOptions> = {},
): Promise<GraphAnswer> {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      host: HOST,
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json;q=0.9',
      ...headers,
    },
    payload: JSON.stringify({ query, variables }),
    ...more,
  });
  const body = JSON.parse(answer.body) as Pick<GraphAnswer, 'data' | 'errors' | 'extensions'>;
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, ...body };
}

/** The code of an answer's only error. */
export function codeOf(answer: GraphAnswer): string {
  if (answer.errors?.length !== 1) throw new Error(`one error expected: ${answer.text}`);
  return String(answer.errors[0]!.extensions.code);
}
