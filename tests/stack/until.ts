import { setTimeout as delay } from 'node:timers/promises';

const LONGEST_MS = 60_000;

/** Waits for a condition for at most a minute. */
export async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await isThere()); waited += 10) {
    if (waited > LONGEST_MS) throw new Error('The condition was not met within a minute');
    await delay(10);
  }
}
