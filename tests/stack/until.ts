import { setTimeout as delay } from 'node:timers/promises';

const LONGEST_MS = 60_000;

/** Sends until it is answered. On a busy machine other requests may hold all turns: the service then asks to repeat. */
export async function sendUntil<Answer>(
  send: () => Promise<Answer>,
  isAnswered: (answer: Answer) => boolean,
): Promise<Answer> {
  let answer = await send();
  await until(async () => isAnswered(answer) || ((answer = await send()), false));
  return answer;
}

/** Waits for a condition for at most a minute. */
export async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await isThere()); waited += 10) {
    if (waited > LONGEST_MS) throw new Error('The condition was not met within a minute');
    await delay(10);
  }
}
