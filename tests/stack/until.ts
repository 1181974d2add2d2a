import { setTimeout as delay } from 'node:timers/promises';

const LONGEST_MS = 60_000;

/** Waits for what must come about; a minute is too long. */
export async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await isThere()); waited += 10) {
    if (waited > LONGEST_MS) throw new Error('It does not come about');
    await delay(10);
  }
}
