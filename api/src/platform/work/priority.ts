import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** Of 19: threads that compute still get on while requests come, only after them. */
export const THREAD_NICENESS = 10;

/**
 * Lets the thread that answers requests go first where the processor is short. Only Linux gives each thread a priority of
 * its own; elsewhere this would slow down the whole service, so nothing is done there, and the system shares out the
 * processor evenly.
 */
export function giveWay(platform: string = process.platform): boolean {
  if (platform !== 'linux' || isMainThread) return false;
  try {
    setPriority(THREAD_NICENESS);
    return true;
  } catch {
    // A sandbox may forbid it: the work is done all the same.
    return false;
  }
}
