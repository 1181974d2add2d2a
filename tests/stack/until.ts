import { setTimeout as delay } from 'node:timers/promises';

/** Far more than a busy machine takes: only what never comes fails. */
const LONGEST_MS = 600_000;

/** Sends until it is answered. On a busy machine other requests may hold all turns: the service then asks to repeat. */
export async function sendUntil<Answer>(
  send: () => Promise<Answer>,
  isAnswered: (answer: Answer) => boolean,
): Promise<Answer> {
  let answer = await send();
  await until(async () => isAnswered(answer) || ((answer = await send()), false));
  return answer;
}

/** A question to a service takes its time from what is waited for: the pause after it is this many times as long. */
const PAUSE = 4;
const SHORTEST_MS = 10;
const LONGEST_PAUSE_MS = 200;

/** Waits for a condition, however long a busy machine takes. */
export async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  for (const began = Date.now(); ;) {
    const asked = performance.now();
    if (await isThere()) return;
    if (Date.now() - began > LONGEST_MS)
      throw new Error(`The condition was not met within ${LONGEST_MS / 1000} s`);
    const pause = PAUSE * (performance.now() - asked);
    await delay(Math.min(Math.max(SHORTEST_MS, pause), LONGEST_PAUSE_MS));
  }
}
