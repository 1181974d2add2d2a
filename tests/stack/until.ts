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

/** Waits for a condition, however long a busy machine takes. */
export async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  for (const began = Date.now(); !(await isThere());) {
    if (Date.now() - began > LONGEST_MS)
      throw new Error(`The condition was not met within ${LONGEST_MS / 1000} s`);
    await delay(10);
  }
}
