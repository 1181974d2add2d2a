import type { Page } from 'playwright-core';

/** What the browser notes of an interaction; TypeScript's DOM does not have all of it. */
interface EventTiming extends PerformanceEntry {
  interactionId: number;
}

/**
 * Milliseconds from the event of one act of a hand to the next paint, as the browser notes it (Event Timing, in steps of 8 ms): the longest
 * of the events of that act.
 */
export async function handTime(page: Page, act: (page: Page) => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const seen: { interactionId: number; duration: number }[] = [];
    Object.assign(window, { handTimes: seen });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as EventTiming[])
        if (interactionId > 0) seen.push({ interactionId, duration });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act(page);
  // What takes less than 16 ms is not noted at all.
  await page.waitForTimeout(1_500);
  const seen = await page.evaluate(
    () => (window as unknown as { handTimes: { duration: number }[] }).handTimes,
  );
  return seen.reduce((most, { duration }) => Math.max(most, duration), 16);
}
