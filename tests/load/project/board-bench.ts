import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { newProperty, seedAdmin } from '../../stack/people';
import { endProcesses, startApiProcess, startBffProcess } from '../../stack/processes';
import { RestClient } from '../../stack/rest-client';
import { serviceData } from '../../stack/service-data';
import { DEMO_PASSWORD } from '../../stack/stack';
import { browserForBuiltWeb } from '../browser/built-web';
import { longestProcessorTask } from '../measure/main-thread';
import { median, type BenchResult } from '../results';

const PROJECTS = 500;
const ROUNDS = 5;
const FRAME_MS = 16;
const REST_CALLS = 4;
const MOVES = 60;
/** Stands between the BFF and the service, and counts what is asked for. */
async function countingProxy(target: string) {
  const calls: string[] = [];
  const server = createServer((incoming, answer) => {
    calls.push(`${incoming.method} ${incoming.url}`);
    const { method, headers } = incoming;
    const onward = request(target + incoming.url, { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode!, reply.headers);
      reply.pipe(answer);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, calls, close: () => void server.close() };
}

/** A property with so many projects, spread over its phases. */
async function seedBoard(rest: RestClient): Promise<void> {
  const { propertyId } = await rest.ask<{ propertyId: string }>('POST', '/api/property', {
    body: newProperty('Board Court'),
  });
  const { phases } = await rest.ask<{ phases: { projectTemplatePhaseId: string }[] }>(
    'GET',
    `/api/project/project-template-phase/${propertyId}`,
  );
  for (let n = 0; n < PROJECTS; n += 1) {
    const { projectTemplatePhaseId: phaseId } = phases[n % phases.length]!;
    await rest.ask('POST', `/api/project/property/${propertyId}`, {
      body: { name: `Project ${n}`, phaseId },
    });
  }
}

interface Asked {
  /** Operations that the board sent when it was opened. */
  operations: number;
  restCalls: number;
}

/** Opens the board, and sends its operation once more by itself. */
async function openBoard(page: Page, url: string, calls: string[]): Promise<Asked> {
  await page.goto(url);
  await page.getByLabel('Email').fill('admin@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/useraccount\//);
  await page.getByRole('main').getByRole('link', { name: 'Board Court' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Board Court' }).waitFor();
  const sent: { headers: Record<string, string>; data: string }[] = [];
  page.on('request', (one) => {
    const data = one.postData() ?? '';
    if (/"operationName":"Projects"/.test(data)) sent.push({ headers: one.headers(), data });
  });
  await page.goto(`${url}/useraccount/projects`);
  await page.getByRole('link', { name: 'Project 0', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const { headers, data } = sent[0]!;
  // What the page asks for by itself, like its news, is not meant.
  await page.route('**/graphql', (route) => route.abort());
  const before = calls.length;
  const answer = await page.context().request.post(`${url}/graphql`, { headers, data });
  if (!answer.ok()) throw new Error(await answer.text());
  const restCalls = calls.slice(before).filter((call) => !call.includes('/notification')).length;
  return { operations: sent.length, restCalls };
}

/** The longest task while a card is dragged over all columns and back, in milliseconds of processor time. */
async function drag(browser: Browser, page: Page): Promise<number> {
  const card = (await page.locator('[data-card]').first().boundingBox())!;
  const [x, y] = [card.x + 40, card.y + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 4, { steps: 4 });
  await delay(500);
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  for (let n = 0; n < MOVES; n += 1) {
    await page.mouse.move(x + 1000 * Math.sin((Math.PI * n) / MOVES), y + n);
    await delay(FRAME_MS);
  }
  const busiest = longestProcessorTask(await browser.stopTracing());
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await delay(500);
  return busiest;
}

function results({ operations, restCalls }: Asked, [first, ...frames]: readonly number[]): BenchResult[] {
  const board = `board of ${PROJECTS} projects`;
  return [
    { name: `operations of a ${board}`, ratio: operations, detail: 'when it is opened', atMost: 1 },
    {
      name: `REST calls of a ${board}, of ${REST_CALLS}`,
      ratio: restCalls / REST_CALLS,
      detail: `${restCalls} calls`,
      atMost: 1,
    },
    {
      name: `frame of dragging on a ${board}, of ${FRAME_MS} ms`,
      ratio: median(frames) / FRAME_MS,
      detail: `longest task, processor time: median of ${frames.length} drags ${median(frames).toFixed(1)} ms, most ${Math.max(...frames).toFixed(1)} ms; of the first, whose code is new, ${first!.toFixed(1)} ms`,
      atMost: 1,
    },
  ];
}

/** What opening a full board asks for, and how long its frames are while a card is dragged, in a Chromium (CHROMIUM_PATH). */
export async function runBoardBench(): Promise<BenchResult[]> {
  const data = await serviceData();
  const database = await data.open();
  const admin = await seedAdmin(database);
  await database.close();
  const api = await startApiProcess(data.settings);
  const proxy = await countingProxy(api.url);
  const browser = await browserForBuiltWeb();
  try {
    await seedBoard(new RestClient(api.url, admin.headers));
    const bff = await startBffProcess(proxy.url);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const asked = await openBoard(page, bff.url, proxy.calls);
    const frames: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) frames.push(await drag(browser, page));
    return results(asked, frames);
  } finally {
    await browser.close();
    proxy.close();
    await endProcesses();
    await data.remove();
  }
}
