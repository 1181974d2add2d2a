import type { Browser, BrowserContext, Page } from 'playwright-core';
import { copyDemoFolder, prepareDemoFolder } from '../../stack/demo/folder';
import { endProcesses, startApiProcess, startBffProcess } from '../../stack/processes';
import { temporaryFolder } from '../../stack/service-data';
import { DEMO_PASSWORD } from '../../stack/stack';
import { browserForBuiltWeb } from './built-web';
import { median, type BenchResult } from '../results';
import { firstScreen, type FirstScreen } from './first-screen';
import { handTime } from './hand-time';

const ROUNDS = 15;
const VISITS = 5;
const PROPERTY = 'Alder Creek Gardens';

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

/** Event to next paint of everything a hand does, in milliseconds: the median of its rounds. */
async function hand(page: Page, url: string, throttle: number): Promise<BenchResult[]> {
  const asked = throttle === 1 ? 100 : 250;
  const session = await page.context().newCDPSession(page);
  const results: BenchResult[] = [];
  for (const { name, from, ready, act } of ACTS) {
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      await page.goto(`${url}/useraccount/${from}`);
      await ready(page);
      await page.waitForLoadState('networkidle');
      await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
      times.push(await handTime(page, act));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    // The first loads code that is not there yet.
    const [first, ...later] = times;
    results.push({
      name: `${name}, CPU ×${throttle}, of ${asked} ms`,
      ratio: median(later) / asked,
      detail: `event to next paint: median of ${ROUNDS} ${median(later)} ms, most ${Math.max(...later)} ms, first ${first} ms`,
      atMost: 1,
    });
  }
  return results;
}

const screenResults = (name: string, visits: readonly FirstScreen[]): BenchResult[] => {
  const of = (figure: keyof FirstScreen) => median(visits.map((visit) => visit[figure]));
  const detail = `median of ${visits.length} visits on a cold cache`;
  return [
    {
      name: `${name}: files of JavaScript before its data, of 12`,
      ratio: of('files') / 12,
      detail: `${of('files')} files, ${detail}`,
      atMost: 1,
    },
    { name: `${name}: waves of data`, ratio: of('waves'), detail, atMost: 1 },
    {
      name: `${name}: LCP, of 1.2 s`,
      ratio: of('lcp') / 1200,
      detail: `${Math.round(of('lcp'))} ms, ${detail}`,
      atMost: 1,
    },
    {
      name: `${name}: CLS, of 0.02`,
      ratio: of('cls') / 0.02,
      detail: `${of('cls').toFixed(4)}, ${detail}`,
      atMost: 1,
    },
  ];
};

/** The first screens of somebody who is signed in, each visit with an empty cache. */
async function screens(browser: Browser, url: string, signedIn: BrowserContext): Promise<BenchResult[]> {
  const storageState = await signedIn.storageState();
  const results: BenchResult[] = [];
  for (const [name, address] of [
    ['list', 'user/properties'],
    ['dashboard', 'properties/dashboard'],
    ['plans', 'plans'],
  ] as const) {
    const visits: FirstScreen[] = [];
    for (let n = 0; n < VISITS; n += 1) {
      const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
      visits.push(await firstScreen(await context.newPage(), `${url}/useraccount/${address}`));
      await context.close();
    }
    results.push(...screenResults(name, visits));
  }
  return results;
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Email').fill('admin@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/useraccount\//);
  await page.goto(`${url}/useraccount/user/properties`);
  await page.getByRole('main').getByRole('link', { name: PROPERTY, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: PROPERTY }).waitFor();
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
