import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { readPdf, type ReadPdf } from '@roofline/api/platform/pdf/fixtures/read-pdf';
import { signIn } from './person';

/** A page of the product, and what a sheet of it must not have: words of what is pressed. */
const PAGES: [name: string, address: string, controls: RegExp][] = [
  ['properties', '/useraccount/user/properties', /Add a New Property|Filter by name/],
  ['dashboard', '/useraccount/properties/dashboard', /Search or jump to|Help/],
  ['plans', '/useraccount/plans', /Create plan/],
  ['components', '/useraccount/components', /Add component|Rows per page|· Rows/],
  ['percent funded', '/useraccount/reports/percent-funded', /Excel|View As PDF/],
  ['expenditures', '/useraccount/reports/anticipated-expenditures', /Open all years|View As PDF/],
  ['inventory', '/useraccount/reports/component-inventory', /View As PDF/],
  ['projects', '/useraccount/projects', /Create project/],
  ['photos', '/useraccount/photos', /Upload photos/],
  ['files', '/useraccount/files', /Upload files/],
  ['activity', '/useraccount/activity', /Filter activity/],
  ['calendar', '/useraccount/calendar', /Subscribe/],
];

const MINUTE = 60_000;

/** The sheets that Ctrl P makes. */
async function printed(page: Page): Promise<ReadPdf> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle', { timeout: MINUTE });
  const bytes = await Promise.race([page.pdf({ preferCSSPageSize: true }), delay(MINUTE, null)]);
  if (bytes === null) throw new Error('Chromium has not printed the page within a minute');
  return readPdf(new Uint8Array(bytes));
}

/** The sheets of an address. Once in many runs Chromium stood still while it printed: another window prints it then. */
async function printedAt(context: BrowserContext, address: string): Promise<ReadPdf> {
  let sheets: ReadPdf | undefined;
  await expect(async () => {
    const page = await context.newPage();
    await page.goto(address);
    sheets = await printed(page);
    await page.close();
  }).toPass();
  return sheets!;
}

const words = (text: string) => text.replace(/\s+/g, '');

test('every page prints: property, year and number on each sheet, no controls, light, and nothing cut off', async ({
  browser,
}) => {
  const context = await browser.newContext({ colorScheme: 'dark', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, 'admin');
  await page.goto('/useraccount/user/properties');
  await page.getByRole('link', { name: 'Alder Creek Gardens' }).first().click();
  await page.waitForURL(/dashboard/);
  for (const [name, address, controls] of PAGES) {
    const sheets = await printedAt(context, address);
    sheets.texts.forEach((text, index) => {
      const where = `${name}, sheet ${index + 1}`;
      expect(words(text), where).toContain(words('Alder Creek Gardens'));
      expect(words(text), where).toContain(words('Fiscal year 2026'));
      expect(words(text), where).toContain(words(`Page ${index + 1} of ${sheets.pages}`));
      expect(text, where).not.toMatch(controls);
    });
    expect(sheets.pages, name).toBeLessThan(30);
  }
  await context.close();
});

test('a list prints all of its rows with its head on each sheet, and is as it was afterwards', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/useraccount/user/properties');
  await page.getByRole('link', { name: 'Alder Creek Gardens' }).first().click();
  await page.waitForURL(/dashboard/);
  await page.goto('/useraccount/components');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  const sheets = await printed(page);
  await expect(rows).toHaveCount(10);
  for (const sheet of sheets.texts) expect(words(sheet)).toContain(words('Component Category Quantity'));
  await page.getByText('All', { exact: true }).click();
  await expect(rows).toHaveCount(42);
  const names = await page.locator('tbody tr th, tbody tr td:nth-child(2)').allInnerTexts();
  expect(names.length).toBeGreaterThanOrEqual(42);
  for (const name of names) expect(words(sheets.text)).toContain(words(name));
});
