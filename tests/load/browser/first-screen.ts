import type { Page, Request, Route } from 'playwright-core';

/** A visit with an empty cache. */
export interface FirstScreen {
  /** Files of JavaScript that came before the first answer. */
  files: number;
  /** Milliseconds. */
  lcp: number;
  cls: number;
}

/** Only what the page draws from: what an open page asks or notes now and then is no wave of its first screen. */
const isOfPage = (request: Request) =>
  request.url().endsWith('/graphql') &&
  !/"operationName":"(Notification|Job|Upload|SavedViews|NoteTimeZone)/.test(request.postData() ?? '');

/** Long enough for a page to ask all that it can without an answer. */
const HELD_MS = 1500;

/**
 * How many waves a page's questions come in: each is what the page asks before it has another answer. Answers are
 * held back, so that a quick service does not look like one that was waited for.
 */
export async function wavesOf(page: Page, url: string): Promise<number> {
  let held: Route[] = [];
  await page.route('**/graphql', (route) => void held.push(route));
  await page.goto(url);
  for (let waves = 0; ; waves += 1) {
    await page.waitForTimeout(HELD_MS);
    const wave = held;
    if (!wave.some((route) => isOfPage(route.request()))) return waves;
    held = [];
    await Promise.all(wave.map((route) => route.continue()));
  }
}

export async function firstScreen(page: Page, url: string): Promise<FirstScreen> {
  const scripts: number[] = [];
  const answers: number[] = [];
  page.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    if (request.resourceType() === 'script') scripts.push(startTime + responseEnd);
    if (isOfPage(request)) answers.push(startTime + responseEnd);
  });
  await page.addInitScript(() => {
    const noted = { lcp: 0, cls: 0 };
    Object.assign(window, { firstScreen: noted });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) noted.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        noted.cls += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const noted = await page.evaluate(
    () => (window as unknown as { firstScreen: { lcp: number; cls: number } }).firstScreen,
  );
  const answered = Math.min(...answers);
  return { ...noted, files: scripts.filter((came) => came < answered).length };
}
