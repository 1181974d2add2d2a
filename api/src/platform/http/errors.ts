import type { ProblemCode } from '@roofline/schema/problem/problem-codes';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, tooManyRequests, unavailable, unreadable } from '../problem';
import { isDatabaseAway, sqlStateOf } from '../store/sql-state';

const one = (status: number, code: ProblemCode, detail: string, headers?: Record<string, string>) =>
  new Problem(status, [{ code, detail }], headers);

/** Returns the problem for an error of the framework, in our own words. */
function ofFramework(error: FastifyError): Problem | null {
  if (error.statusCode === 413 || error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return one(413, 'tooLarge', 'The body is too large');
  if (error.statusCode === 415) return one(415, 'unsupportedType', 'The body should be application/json');
  if (error.statusCode === 429) return tooManyRequests(1);
  if (error.statusCode === 408) return one(408, 'tooSlow', 'The request took too long to arrive');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return unreadable('The request is not readable');
  return null;
}

/** Returns the problem for a database error that is not a fault of our code. */
function ofDatabase(error: unknown): Problem | null {
  if (isDatabaseAway(error)) return unavailable();
  const state = sqlStateOf(error);
  if (state === '40001' || state === '40P01' || state === '55P03') return unavailable();
  if (state === '57014') return one(504, 'tooSlow', 'This took too long');
  if (state === '53100' || state === 'ENOSPC')
    return one(
      507,
      'storageFull',
      'There is not enough space to store this. Nothing was changed. Ask whoever operates Roofline to make room.',
    );
  if (state === '25006') return unavailable();
  if (state === '22021' || state === '22P05')
    return unreadable('The request has characters that cannot be stored');
  if (state === '23505') return one(409, 'duplicate', 'This already exists');
  return null;
}

/** Returns the problem to answer for anything thrown; an unknown error answers 500 without details. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return (
    ofDatabase(error) ?? ofFramework(error as FastifyError) ?? one(500, 'internal', 'Internal server error')
  );
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ ...problem.headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send({ error: { errors: problem.errors } });
}

/** Answers every failure with JSON of one shape, and logs those from 500 up. */
export function useErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'The request failed');
    return sendProblem(reply, problem);
  });
}
