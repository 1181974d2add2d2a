import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** Niceness, of 19 at most: threads that compute still run while requests come, but after them. */
export const THREAD_NICENESS = 10;

/**
 * Lowers the priority of this thread, so that the thread that answers requests goes first when the processor is busy.
 * Only on Linux do threads have their own priorities; elsewhere this would slow down the whole service, so it does
 * nothing, and the system shares the processor evenly. Returns whether it lowered the priority.
 */
export function giveWay(platform: string = process.platform): boolean {
  if (platform !== 'linux' || isMainThread) return false;
  try {
    setPriority(THREAD_NICENESS);
    return true;
  } catch {
    // A sandbox may forbid it; the work is done anyway.
    return false;
  }
}
