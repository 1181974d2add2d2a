import type { ProblemCode } from '@roofline/schema/problem/problem-codes';
import { Problem, tooManyRequests } from '../problem';

const RETRY_SECONDS = 5;

const one = (status: number, code: ProblemCode, detail: string, headers?: Record<string, string>) =>
  new Problem(status, [{ code, detail }], headers);
const unavailable = (detail: string) =>
  one(503, 'unavailable', detail, { 'retry-after': String(RETRY_SECONDS) });

/** Returns the refusal of one user's turn, while others may still get theirs. */
export const oneBusy = () =>
  tooManyRequests(
    RETRY_SECONDS,
    'You have requested a lot at once, and it is still in progress. Wait until some of it is done, then try again.',
  );
export const allBusy = () => unavailable('The service is busy with other requests. Try again shortly.');
export const stopping = () => unavailable('The service is being restarted. Try again shortly.');
export const tooSlow = () => one(504, 'tooSlow', 'This took too long to compute');
export const left = () => one(499, 'left', 'The client disconnected before this was ready');
