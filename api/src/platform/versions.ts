import type { FastifyRequest } from 'fastify';
import { Problem, unreadable } from './problem';

/** Returns the version that a PUT or DELETE expects, from `If-Match: "3"`. Throws 428 without one. */
export function expectedVersion(request: FastifyRequest): number {
  const header = request.headers['if-match'];
  if (header === undefined)
    throw new Problem(428, [
      {
        code: 'versionMissing',
        detail: 'An If-Match header with the version that you are changing is required',
      },
    ]);
  const match = /^(?:W\/)?"([0-9]{1,9})"$/.exec(header.trim());
  if (!match) throw unreadable('If-Match should be a version in quotes, like "3"');
  return Number(match[1]);
}

/** Returns the version of `If-Match`, or null for a call without that header. */
export function versionIfGiven(request: FastifyRequest): number | null {
  return request.headers['if-match'] === undefined ? null : expectedVersion(request);
}

/** Returns the 412 for a stale version. ETag has the current one, so that the caller can reload and try again. */
export function staleVersion(current: number): Problem {
  return new Problem(
    412,
    [
      {
        code: 'staleVersion',
        detail: `This was changed in the meantime. The current version is ${current}.`,
      },
    ],
    { etag: `"${current}"` },
  );
}

/** Throws 412 unless the row still has the version that the caller edited. Check under a row lock or in the UPDATE. */
export function assertVersion(current: number, expected: number): void {
  if (current !== expected) throw staleVersion(current);
}
