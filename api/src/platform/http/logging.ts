import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

/** Names whose values are never logged, wherever they appear. */
const SECRETS = [
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'passwordHash',
  'token',
  'sessionToken',
  'tokenHash',
  'authorization',
  'cookie',
  'invitationCode',
];

/** Returns an error's type, message and stack; never the parameters of a statement, which hold what users typed. */
function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause instanceof Error ? error.cause : null;
  const message = cause && error.message.startsWith('Failed query') ? cause.message : error.message;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = (cause as { code?: unknown } | null)?.code ?? (error as { code?: unknown }).code;
  return { type: error.name, message: message.split('\nparams:')[0], code, stack: frames.join('\n') };
}

/** Returns options for structured logs without secrets: no headers, no bodies, no query strings. */
export function loggingOptions(level: string): LoggerOptions {
  return {
    level,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.routeOptions?.url ?? request.url?.split('?')[0],
        remoteAddress: request.ip,
      }),
      res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
      err: plainError,
    },
  };
}
