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

/** Between two looks, in milliseconds. */
const PAUSE_MS = 10;
/** Whoever asks a service a hundred times a second keeps it from its work: pauses grow there, to no more than this. */
const MOST_MS = 100;
const GROWTH = 1.15;

/**
 * Waits for a condition, however long a busy machine takes. One that is known at once is looked at every ten milliseconds; one that
 * has to be asked for is seen at most a sixth of the time late, or a tenth of a second.
 */
export async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  const began = Date.now();
  for (let pause = PAUSE_MS; ;) {
    const answer = isThere();
    if (await answer) return;
    if (Date.now() - began > LONGEST_MS)
      throw new Error(`The condition was not met within ${LONGEST_MS / 1000} s`);
    await delay(pause);
    if (typeof answer !== 'boolean') pause = Math.min(pause * GROWTH, MOST_MS);
  }
}
