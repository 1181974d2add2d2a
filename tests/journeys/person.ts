import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** So long a job of thousands of rows may take while other tests have the processors. */
export const JOB = { timeout: 600_000 };

/** A browser of its own, so many pixels wide: below 500 that of a phone. */
export function contextAt(browser: Browser, width: number): Promise<BrowserContext> {
  const isMobile = width < 500;
  const viewport = { width, height: 844 };
  return browser.newContext({ colorScheme: 'light', viewport, hasTouch: isMobile, isMobile });
}

/** So many journeys run side by side: while one waits for its browser, the other drives its own. */
export const WORKERS = 2;

/** Where the service that most journeys of a worker share listens: workers see nothing of each other. */
export const portOf = (worker: number): number => 23_110 + worker;
export const SITE = `http://127.0.0.1:${portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))}`;

/** All properties: with an address that says nothing, the list opens with the filter that another journey has left. */
export const ALL_PROPERTIES = '/useraccount/user/properties?page=1';

/** Opens a property from the list, and waits for its dashboard. */
export async function selectProperty(page: Page, name: string): Promise<void> {
  await page.goto(ALL_PROPERTIES);
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Signs in with the form, as a person does. */
export async function signIn(page: Page, role: string, address = '/'): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Email').fill(`${role}@demo.test`);
  await page.getByLabel('Password', { exact: true }).fill('demo-roofline1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/useraccount\//);
}

/** Chooses a property in the list of properties, and one of its pages in the navigation. */
export async function openPageOf(page: Page, property: string, name: string): Promise<void> {
  await page
    .getByRole('link', { name: /^Properties/ })
    .first()
    .click();
  await page.getByRole('link', { name: property, exact: true }).click();
  await page.getByRole('link', { name, exact: true }).click();
}

/** What axe finds on the page as it is; `only`: by these rules. */
async function axeFindings(page: Page, only?: string[]): Promise<string[]> {
  // While a page fades in, and while a list is read again, contrasts differ from those of the final page.
  await page.waitForTimeout(400);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(axeSource);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
      };
    };
    return (await axe.run(runOnly ? { runOnly } : {})).violations.map(
      (v) =>
        `${v.id}: ${v.nodes
          .slice(0, 3)
          .map((n) => n.target.join(' '))
          .join(' | ')}`,
    );
  }, only);
}

/** axe finds nothing. */
export const expectAccessible = async (page: Page): Promise<void> =>
  expect(await axeFindings(page)).toEqual([]);

/** axe finds nothing in either theme: all of its rules in light, and in dark those of colours, the only thing that differs. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  expect(await axeFindings(page, ['color-contrast', 'link-in-text-block'])).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The page is no wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

/** Collects all errors that the page reports. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}
