import { setMaxListeners } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../upstream/caller';
import { Trace } from '../../upstream/trace';

/**
 * Limits of one incoming request: its REST calls are canceled when the client disconnects or the budget is spent.
 */
export function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | null,
  budgetMs: number,
): Caller {
  const controller = new AbortController();
  // Every REST call of the request listens; Node's warning is for leaks.
  setMaxListeners(0, controller.signal);
  const timer = setTimeout(() => controller.abort(), budgetMs).unref();
  reply.raw.once('close', () => {
    clearTimeout(timer);
    if (!reply.raw.writableFinished) controller.abort();
  });
  return {
    token,
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    requestId: request.id,
    signal: controller.signal,
    deadline: Date.now() + budgetMs,
    trace: new Trace(),
  };
}
