import { Problem, tooManyRequests } from '../problem';

const RETRY_SECONDS = 5;

const one = (status: number, code: string, detail: string, headers?: Record<string, string>) =>
  new Problem(status, [{ code, detail }], headers);
const unavailable = (detail: string) =>
  one(503, 'unavailable', detail, { 'retry-after': String(RETRY_SECONDS) });

/** For the user alone, whoever else asks. */
export const oneBusy = () =>
  tooManyRequests(
    RETRY_SECONDS,
    'You have asked for much at once, and it is still under way. Wait for some of it, then try again.',
  );
export const allBusy = () =>
  unavailable('Much is being computed for others at the moment. Try again shortly.');
export const stopping = () => unavailable('The service is being restarted. Try again shortly.');
export const tooSlow = () => one(504, 'tooSlow', 'This took too long to compute');
export const left = () => one(499, 'left', 'Nobody waits for this any more');
