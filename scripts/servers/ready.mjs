/** A start that is silent for this long counts as stuck; one that makes progress may take as long as it needs. */
const STILL_MS = 300_000;
const TELL_EVERY_MS = 3000;
const ASK_EVERY_MS = 150;

async function answers(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
  await answer?.body?.cancel();
  return Boolean(answer?.ok);
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Polls until a URL answers with success, and prints every few seconds what it waits for. Resolves to 'ready', 'over'
 * (the process has ended for good) or 'stuck'.
 * @param progress Last report about the start: `{ step, at }`.
 */
export async function untilReady(
  what,
  { isReady, isOver, progress, still = STILL_MS, now = Date.now, wait = pause, say = console.log },
) {
  const started = now();
  let told = started;
  while (!isOver()) {
    if (await isReady()) return 'ready';
    const { step, at } = progress() ?? {};
    if (now() - Math.max(started, at ?? 0) > still) return 'stuck';
    if (now() - told > TELL_EVERY_MS) {
      told = now();
      say(`  ${step ?? what} (${Math.round((told - started) / 1000)} s)`);
    }
    await wait(ASK_EVERY_MS);
  }
  return 'over';
}

/** True when a URL answers with success. */
export const readyAt = (url) => () => answers(url);
