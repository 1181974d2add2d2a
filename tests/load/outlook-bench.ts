import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../stack/stack';
import { endProcesses, startApiProcess, startBffProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { temporaryFolder } from '../stack/service-data';
import { longestProcessorTask } from './measure/main-thread';
import { median, type BenchResult } from './results';

const ROUNDS = 5;
const REST_MS = 1500;
/** Duration of a task that people notice, in milliseconds. */
const LONG_MS = 50;
const EMAIL = 'admin@demo.test';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The plan with the largest inventory among the demo properties, by its id. */
async function largestPlan(apiUrl: string): Promise<{ planId: string; components: number }> {
  const body = { email: EMAIL, password: DEMO_PASSWORD };
  const { sessionToken } = await new RestClient(apiUrl, {}).ask<{ sessionToken: string }>(
    'POST',
    '/api/account/signin',
    { body },
  );
  const rest = new RestClient(apiUrl, { authorization: `Bearer ${sessionToken}` });
  const year = new Date().getFullYear();
  let largest = { planId: '', components: 0 };
  for (const { propertyId } of await rest.ask<{ propertyId: string }[]>('GET', '/api/property/all')) {
    const at = `${propertyId}/${year}`;
    const { data: inventory } = await rest.send<{ components?: unknown[] } | null>(
      'GET',
      `/api/plan/inventory/${at}`,
    );
    const components = inventory?.components?.length ?? 0;
    if (components <= largest.components) continue;
    const { items } = await rest.ask<{ items: { planId: string }[] }>('GET', `/api/plan/property/${at}`);
    if (items[0]) largest = { planId: items[0].planId, components };
  }
  if (largest.planId === '') throw new Error('No demo property has a plan');
  return largest;
}

interface Seen {
  /** Tasks of 50 ms and more, in milliseconds by the wall. */
  long: number[];
  /** The longest task in milliseconds of processor time. */
  busiest: number;
  value: number;
}

/** Everything that the page's main thread did during some work in the page, which answers a number. */
async function watched(browser: Browser, page: Page, work: () => Promise<number>): Promise<Seen> {
  await page.evaluate('window.benchTasks = []');
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  const value = await work();
  await delay(200);
  const busiest = longestProcessorTask(await browser.stopTracing());
  const long = await page.evaluate<number[]>('window.benchTasks');
  return { long, busiest, value };
}

/** In the page, before anything of its own: collects what the browser calls a long task. */
const COLLECT = `window.benchTasks = [];
new PerformanceObserver((list) => window.benchTasks.push(...list.getEntries().map((each) => each.duration)))
  .observe({ type: 'longtask', buffered: true });`;

/** Starts a new simulation; returns the times in milliseconds until the first and all paths are counted. Polling would distort them. */
const SIMULATE = `new Promise((done) => {
  const began = performance.now();
  const count = () => Number(document.querySelector('[data-paths]').dataset.paths);
  const isOver = () => document.querySelector('[data-paths]').textContent === '10,000 paths';
  let first = 0;
  const observer = new MutationObserver(() => {
    if (first === 0 && count() > 0 && count() < 10000) first = performance.now() - began;
    if (first === 0 || !isOver()) return;
    observer.disconnect();
    setTimeout(() => done([first, performance.now() - began]), 300);
  });
  observer.observe(document.querySelector('main'), {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['data-paths'],
  });
  document.querySelector('button[aria-label="Draw again"]').click();
})`;

/** Draws the same bands of another figure, without a simulation. */
const REDRAW = `new Promise((done) => {
  const radios = [...document.querySelectorAll('[role=radiogroup][aria-label="Figure of the ranges"] input')];
  radios.find((each) => !each.checked).click();
  setTimeout(() => done(0), 500);
})`;

async function openOutlook(page: Page, url: string, planId: string): Promise<void> {
  await page.addInitScript(COLLECT);
  await page.goto(url);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/useraccount\//);
  await page.goto(`${url}/useraccount/plan/${planId}/risk`);
  await page
    .getByText('All 10,000 possible futures are calculated.')
    .waitFor({ state: 'attached', timeout: 60_000 });
  // Seed and count of the futures stand under the method.
  await page.getByRole('button', { name: 'Method' }).click();
  await delay(REST_MS);
}

interface Round {
  idle: Seen;
  redrawn: Seen;
  simulated: Seen;
  /** First bands over the whole run. */
  firstShare: number;
}

async function measure(browser: Browser, url: string, planId: string): Promise<Round[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openOutlook(page, url, planId);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS + 1; round += 1) {
    const idle = await watched(browser, page, () => delay(REST_MS, 0));
    const redrawn = await watched(browser, page, () => page.evaluate<number>(REDRAW));
    let whole = 1;
    const simulated = await watched(browser, page, async () => {
      const [first, all] = await page.evaluate<[number, number]>(SIMULATE);
      whole = all - 300;
      return first;
    });
    rounds.push({ idle, redrawn, simulated, firstShare: simulated.value / whole });
  }
  return rounds;
}

/** The first round also compiles the code of the page; it is reported, but the ratios use the others. */
function results([cold, ...rounds]: readonly Round[], components: number): BenchResult[] {
  const first = cold!.simulated;
  const most = (pick: (round: Round) => number) => Math.max(...rounds.map(pick));
  const middle = (pick: (round: Round) => number) => median(rounds.map(pick));
  const long = [first.long, ...rounds.map(({ simulated }) => simulated.long)].flat();
  const resting = rounds.flatMap(({ idle, redrawn }) => [...idle.long, ...redrawn.long]);
  const busiest = Math.max(
    first.busiest,
    most(({ simulated }) => simulated.busiest),
  );
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return [
    {
      name: 'longest task while 10,000 paths run, over a redraw',
      ratio: middle(({ simulated, redrawn }) => simulated.busiest / redrawn.busiest),
      detail:
        `processor time, medians: ${ms(middle((r) => r.simulated.busiest))} over ${ms(middle((r) => r.redrawn.busiest))}; ` +
        `idle ${ms(middle((r) => r.idle.busiest))}; ${components} components`,
    },
    {
      name: `its processor time over ${LONG_MS} ms`,
      ratio: busiest / LONG_MS,
      detail: `longest of ${rounds.length} runs ${ms(most((r) => r.simulated.busiest))}; of the first one, whose code is new, ${ms(first.busiest)}`,
      atMost: 1,
    },
    {
      name: `longest by the wall over ${LONG_MS} ms`,
      ratio: Math.max(0, ...long) / LONG_MS,
      detail: `${long.length} tasks over ${LONG_MS} ms in ${rounds.length + 1} runs, ${resting.length} without a simulation; 0 is none`,
      atMost: 1,
    },
    {
      name: 'first bands over the whole run',
      ratio: middle(({ firstShare }) => firstShare),
      detail: `first bands after ${ms(middle((r) => r.simulated.value))}, medians; 80 ms of it are the rest after a change`,
    },
  ];
}

/** Main thread of the page of a plan while its outlook runs 10,000 paths in a worker, in a Chromium (CHROMIUM_PATH). */
export async function runOutlookBench(): Promise<BenchResult[]> {
  const built = spawnSync(process.execPath, [join('scripts', 'build.mjs'), 'web'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) throw new Error('The web client could not be built');
  const folder = await temporaryFolder();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const api = await startApiProcess({ DATA_DIR: folder.path, DEMO: 'on', LOG_LEVEL: 'info' });
    const bff = await startBffProcess(api.url);
    const { planId, components } = await largestPlan(api.url);
    return results(await measure(browser, bff.url, planId), components);
  } finally {
    await browser.close();
    await endProcesses();
    await folder.remove();
  }
}
