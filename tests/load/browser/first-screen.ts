import type { Page, Request } from 'playwright-core';

/** A visit with an empty cache. */
export interface FirstScreen {
  /** Files of JavaScript that came before the page's data was asked for. */
  files: number;
  /** Waves of questions: a new one begins when an answer had come before its first question left. */
  waves: number;
  /** Milliseconds. */
  lcp: number;
  cls: number;
}

interface Question {
  left: number;
  came: number;
}

/** How many waves the questions come in, each after an answer of the one before. */
function wavesOf(questions: readonly Question[]): number {
  let waves = 0;
  let answered = -Infinity;
  for (const { left, came } of questions.toSorted((one, other) => one.left - other.left)) {
    if (waves > 0 && left < answered) {
      answered = Math.min(answered, came);
      continue;
    }
    waves += 1;
    answered = came;
  }
  return waves;
}

/** Only what the page draws from: what an open page asks now and then is no wave of its first screen. */
const isOfPage = (request: Request) =>
  request.url().endsWith('/graphql') &&
  !/"operationName":"(Notification|Job|Upload|SavedViews)/.test(request.postData() ?? '');

export async function firstScreen(page: Page, url: string): Promise<FirstScreen> {
  const scripts: number[] = [];
  const questions: Question[] = [];
  page.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    if (request.resourceType() === 'script') scripts.push(startTime + responseEnd);
    if (isOfPage(request)) questions.push({ left: startTime, came: startTime + responseEnd });
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
  const answered = Math.min(...questions.map(({ came }) => came));
  return { ...noted, waves: wavesOf(questions), files: scripts.filter((came) => came < answered).length };
}
