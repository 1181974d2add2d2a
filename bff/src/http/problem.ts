import type { ProblemBody, ProblemItem } from '@roofline/schema/value/problem';
import type { ProblemCode } from '@roofline/schema/problem/problem-codes';
import type { FastifyReply } from 'fastify';
import { ImpossibleIdError, ImpossibleValueError } from '../upstream/path';
import { NoIdentityError, RestRefusal, UpstreamUnavailable } from '../upstream/errors';
import { isOutage } from '../upstream/reply';
import { IdentityError } from './caller/identity';

/** The contract's failure body, for every answer outside GraphQL. */
export function problem(code: ProblemCode, detail: string): ProblemBody {
  return { error: { errors: [{ code, detail }] } };
}

const WORDS: Record<number, [code: ProblemCode, detail: string]> = {
  400: ['invalid', 'The request is not valid.'],
  401: ['unauthenticated', 'Sign in first.'],
  403: ['forbidden', 'Your role does not allow this.'],
  404: ['notFound', 'Not found.'],
  405: ['methodNotAllowed', 'This method is not allowed here.'],
  408: ['tooSlow', 'The upload was too slow.'],
  413: ['tooLarge', 'File is too large.'],
  415: ['unsupportedType', 'This content type is not accepted.'],
  416: ['outOfRange', 'The file has no such part.'],
  429: ['tooManyRequests', 'Too many requests. Please try again later.'],
  503: ['unavailable', 'The service is not available right now. Please try again.'],
  507: ['storageFull', 'There is not enough space to store this right now.'],
};

/** Returns the body for a status, with our own message. */
export function problemFor(status: number): ProblemBody {
  const [code, detail] = WORDS[status] ?? (['internal', 'Internal server error'] as const);
  return problem(code, detail);
}

const PASSED_ON = new Set([400, 401, 403, 404, 409, 412, 413, 415, 422, 428, 429, 507]);

function bodyOf(status: number, problems: ProblemItem[]): ProblemBody {
  // That a workspace is full its people can mend; that the disk is, no one here.
  const isQuota = status === 507 && problems.every(({ code }) => code === 'quota');
  const isForPerson = problems.length > 0 && (status < 500 || isQuota) && status !== 401;
  return isForPerson ? { error: { errors: problems } } : problemFor(status);
}

/** Answers a fault as JSON of the contract. Returns false for an unexpected fault. */
export function sendFault(reply: FastifyReply, fault: unknown): boolean {
  if (fault instanceof RestRefusal) {
    const status = PASSED_ON.has(fault.status) ? fault.status : isOutage(fault.status) ? 503 : 500;
    if (fault.retryAfter !== null) void reply.header('retry-after', fault.retryAfter);
    void reply.code(status).send(bodyOf(status, fault.problems));
    return true;
  }
  if (fault instanceof UpstreamUnavailable)
    void reply.code(503).header('retry-after', 5).send(problemFor(503));
  else if (fault instanceof NoIdentityError) void reply.code(401).send(problemFor(401));
  else if (fault instanceof ImpossibleIdError) void reply.code(404).send(problemFor(404));
  else if (fault instanceof ImpossibleValueError || fault instanceof IdentityError)
    void reply.code(400).send(problem('invalid', fault.message));
  else return false;
  return true;
}
