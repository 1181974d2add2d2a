import type { Browser, BrowserContext, Page } from 'playwright-core';
import { copyDemoFolder, prepareDemoFolder } from '../../stack/demo/folder';
import { endProcesses, startApiProcess, startBffProcess } from '../../stack/processes';
import { temporaryFolder } from '../../stack/service-data';
import { serveBarePage, sortBarePage } from './bare-page';
import { browserForBuiltWeb } from './built-web';
import { median, type BenchResult } from '../results';
import { firstScreen, wavesOf, type FirstScreen } from './first-screen';
import { handTime } from './hand-time';
import { PROPERTY, signIn } from './sign-in';

const ROUNDS = 15;
const VISITS = 5;

/** What a hand does, and where it is before. */
const ACTS: {
  name: string;
  from: string;
  ready: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}[] = [
  {
    name: 'sort the properties',
    from: 'user/properties',
    ready: (page) => page.getByRole('grid').getByRole('link').first().waitFor(),
    act: (page) =>
      page
        .getByRole('button', { name: /^Percent funded/ })
        .first()
        .click(),
  },
  {
    name: 'filter the properties',
    from: 'user/properties',
    ready: (page) => page.getByRole('grid').getByRole('link').first().waitFor(),
    act: (page) => page.getByRole('button', { name: 'Needs attention' }).click(),
  },
  {
    name: 'open the dashboard',
    from: 'plans',
    ready: (page) => page.getByText('Steady increase').first().waitFor(),
    act: (page) => page.getByRole('link', { name: 'Dashboard', exact: true }).first().click(),
  },
  {
    name: 'open the plans',
    from: 'properties/dashboard',
    ready: (page) => page.getByRole('heading', { level: 1, name: PROPERTY }).waitFor(),
    act: (page) => page.getByRole('link', { name: 'Plans', exact: true }).first().click(),
  },
];

/** Measures one act as slowly as `throttle` says. */
async function throttled(page: Page, throttle: number, act: (page: Page) => Promise<unknown>) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const time = await handTime(page, act);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return time;
}

/**
 * The same of a page with nothing but a table: what machine and browser take of each of these times. It has a page of its own, since a
 * page with a route has no cache.
 */
async function bareHand(context: BrowserContext, url: string, throttle: number): Promise<number> {
  const times: number[] = [];
  const page = await context.newPage();
  const address = await serveBarePage(page, url);
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(address);
    times.push(await throttled(page, throttle, sortBarePage));
  }
  await page.close();
  return median(times);
}

/** Event to next paint of everything a hand does, in milliseconds: the median of its rounds. */
async function hand(page: Page, url: string, throttle: number): Promise<BenchResult[]> {
  const asked = throttle === 1 ? 100 : 250;
  const bare = await bareHand(page.context(), url, throttle);
  const results: BenchResult[] = [];
  for (const { name, from, ready, act } of ACTS) {
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      await page.goto(`${url}/useraccount/${from}`);
      await ready(page);
      await page.waitForLoadState('networkidle');
      times.push(await throttled(page, throttle, act));
    }
    // The first loads code that is not there yet.
    const [first, ...later] = times;
    results.push({
      name: `${name}, CPU ×${throttle}, of ${asked} ms`,
      ratio: median(later) / asked,
      detail: `event to next paint: median of ${ROUNDS} ${median(later)} ms, most ${Math.max(...later)} ms, first ${first} ms; a bare table ${bare} ms`,
      atMost: 1,
      row: {
        what: `${name}, event to next paint, CPU ×${throttle}`,
        asked: `≤ ${asked} ms`,
        now: `${Math.round(median(later))} ms (a bare table ${Math.round(bare)})`,
      },
    });
  }
  return results;
}

/** What is asked of a first screen, with what it is called and how it is written. */
const ASKED: Record<keyof FirstScreen, { what: string; most: number; written: (value: number) => string }> = {
  files: { what: 'files of JavaScript before its data', most: 12, written: String },
  lcp: { what: 'LCP', most: 1200, written: (ms) => `${(ms / 1000).toFixed(2)} s` },
  cls: { what: 'CLS', most: 0.02, written: (shift) => shift.toFixed(3) },
};

type Visit = <T>(look: (page: Page) => Promise<T>) => Promise<T>;

/** Has a look from somebody who is signed in and has an empty cache. */
const visitor =
  (browser: Browser, storageState: Awaited<ReturnType<BrowserContext['storageState']>>): Visit =>
  async (look) => {
    const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
    const seen = await look(await context.newPage());
    await context.close();
    return seen;
  };

async function visits(visit: Visit, look: (page: Page) => Promise<FirstScreen>) {
  const seen: FirstScreen[] = [];
  for (let n = 0; n < VISITS; n += 1) seen.push(await visit(look));
  return (figure: keyof FirstScreen) => median(seen.map((each) => each[figure]));
}

type Medians = Awaited<ReturnType<typeof visits>>;

const screenResults = (name: string, screen: Medians, bare: Medians): BenchResult[] =>
  Object.entries(ASKED).map(([key, { what, most, written }]) => {
    const figure = key as keyof FirstScreen;
    const value = screen(figure);
    const beside = figure === 'lcp' ? ` (a bare table ${written(bare(figure))})` : '';
    return {
      name: `${name}: ${what}, of ${written(most)}`,
      ratio: value / most,
      detail: `${written(value)}${beside}, median of ${VISITS} visits on a cold cache`,
      atMost: 1,
      row: { what: `first ${name}: ${what}`, asked: `≤ ${written(most)}`, now: written(value) + beside },
    };
  });

async function wavesResult(name: string, url: string, visit: Visit): Promise<BenchResult> {
  const waves = await visit((page) => wavesOf(page, url));
  return {
    name: `${name}: waves of data, of 1`,
    ratio: waves,
    detail: `${waves}, answers held back until nothing more is asked`,
    atMost: 1,
    row: { what: `first ${name}: waves of data`, asked: '≤ 1', now: String(waves) },
  };
}

/** The first screens of somebody who is signed in, each visit with an empty cache. */
async function screens(browser: Browser, url: string, signedIn: BrowserContext): Promise<BenchResult[]> {
  const visit = visitor(browser, await signedIn.storageState());
  const bare = await visits(visit, async (page) => firstScreen(page, await serveBarePage(page, url)));
  const results: BenchResult[] = [];
  for (const [name, path] of [
    ['list', 'user/properties'],
    ['dashboard', 'properties/dashboard'],
    ['plans', 'plans'],
  ] as const) {
    const address = `${url}/useraccount/${path}`;
    const screen = await visits(visit, (page) => firstScreen(page, address));
    results.push(...screenResults(name, screen, bare), await wavesResult(name, address, visit));
  }
  return results;
}

/** How fast the demo answers a hand, and how its first screens come, in a Chromium (CHROMIUM_PATH). */
export async function runHandBench(): Promise<BenchResult[]> {
  const demo = await prepareDemoFolder();
  const folder = await temporaryFolder();
  await copyDemoFolder(folder.path);
  const browser = await browserForBuiltWeb();
  try {
    const api = await startApiProcess({ DATA_DIR: folder.path, DEMO: 'on' });
    const { url } = await startBffProcess(api.url);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await signIn(page, url);
    const hands = [...(await hand(page, url, 1)), ...(await hand(page, url, 4))];
    return [...hands, ...(await screens(browser, url, context))];
  } finally {
    await browser.close();
    await endProcesses();
    await folder.remove();
    await demo.remove();
  }
}
