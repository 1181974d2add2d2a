import { expect, test, type Page } from '@playwright/test';
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

/** The sheets that Ctrl P makes. */
async function printed(page: Page): Promise<ReadPdf> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
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
    await page.goto(address);
    const sheets = await printed(page);
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
