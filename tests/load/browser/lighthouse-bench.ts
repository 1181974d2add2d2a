import { chromium, type Browser, type Page } from 'playwright-core';

import { copyDemoFolder, prepareDemoFolder } from '../../stack/demo/folder';
import { freePort } from '@roofline/api/platform/fixtures/free-port';
import { endProcesses, startApiProcess, startBffProcess } from '../../stack/processes';
import { temporaryFolder } from '../../stack/service-data';
import { median, type BenchResult } from '../results';
import { browserForBuiltWeb } from './built-web';
import { signIn } from './sign-in';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/** What this bench uses of the package. */
interface Lighthouse {
  default: (url: string, flags: object, config?: object) => Promise<{ lhr: Report }>;
  desktopConfig: object;
}

/** The package is not installed with the others, as it brings some hundred more: `npm install --no-save lighthouse@12`. */
async function lighthouse(): Promise<Lighthouse | null> {
  try {
    return (await import(process.env.LIGHTHOUSE ?? 'lighthouse')) as Lighthouse;
  } catch {
    return null;
  }
}

async function planAddress(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/useraccount/plans`);
  const link = page.getByRole('main').locator('a[href*="/plan/"]').first();
  return new URL((await link.getAttribute('href'))!, url).pathname;
}

async function measure(
  tool: Lighthouse,
  port: number,
  url: string,
  form: 'desktop' | 'mobile',
  name: string,
) {
  const flags = {
    port,
    disableStorageReset: true,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  };
  const reports: Report[] = [];
  for (let n = 0; n < RUNS; n += 1)
    reports.push((await tool.default(url, flags, form === 'desktop' ? tool.desktopConfig : undefined)).lhr);
  const score = (category: (typeof CATEGORIES)[number]) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[category].score)));
  const audit = (id: string) => median(reports.map(({ audits }) => audits[id]!.numericValue));
  const detail = `LCP ${audit('largest-contentful-paint').toFixed(0)} ms, blocked ${audit('total-blocking-time').toFixed(0)} ms, CLS ${audit('cumulative-layout-shift').toFixed(3)}; medians of ${RUNS}`;
  return CATEGORIES.map((category): BenchResult => {
    const least = category === 'performance' ? (form === 'desktop' ? 95 : 85) : 100;
    return {
      name: `Lighthouse ${form}, ${name}: ${category}, of ${least}`,
      ratio: score(category) / least,
      detail,
      atLeast: 1,
      row: {
        what: `Lighthouse ${form}, ${name}: ${category}`,
        asked: `≥ ${least}`,
        now: String(score(category)),
      },
    };
  });
}

/** What Lighthouse says of four signed-in screens of the demo, at desktop and with its mobile throttling. */
export async function runLighthouseBench(): Promise<BenchResult[]> {
  const tool = await lighthouse();
  if (!tool) {
    console.error('Left out: Lighthouse is not installed (npm install --no-save lighthouse@12).');
    return [];
  }
  const demo = await prepareDemoFolder();
  const folder = await temporaryFolder();
  await copyDemoFolder(folder.path);
  const port = await freePort();
  const browser = await browserForBuiltWeb([`--remote-debugging-port=${port}`]);
  let connected: Browser | null = null;
  try {
    const api = await startApiProcess({ DATA_DIR: folder.path, DEMO: 'on' });
    const { url } = await startBffProcess(api.url);
    // Lighthouse opens its pages in the context that is there from the start: that one has to be signed in.
    connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const page = await connected.contexts()[0]!.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, url);
    const screens = {
      list: '/useraccount/user/properties',
      dashboard: '/useraccount/properties/dashboard',
      plans: '/useraccount/plans',
      plan: await planAddress(page, url),
    };
    await page.goto('about:blank');
    const results: BenchResult[] = [];
    for (const form of ['desktop', 'mobile'] as const)
      for (const [name, path] of Object.entries(screens))
        results.push(...(await measure(tool, port, url + path, form, name)));
    return results;
  } finally {
    await connected?.close();
    await browser.close();
    await endProcesses();
    await folder.remove();
    await demo.remove();
  }
}
