import { expect, test, type Browser, type Page } from '@playwright/test';
import { drawPdf } from '@roofline/api/platform/pdf/fixtures/draw-pdf';
import { readPdf, type ReadPdf } from '@roofline/api/platform/pdf/fixtures/read-pdf';
import { madeDocuments } from './documents';
import { MOMENT, startPictureService, type PictureService } from './picture-service';
import { printed, printedAt, words } from './paper';
import { PICTURED, READ, type Paper, type Pictured } from './papers';
import { ALL_PROPERTIES, signIn } from './person';

const DOTS_PER_INCH = 60;
/** Of a long list these show enough; how many there are in all, each one says. */
const MOST_SHEETS = 3;

/**
 * A dot may be a fifth lighter or darker, and a few may be more: another machine draws letters a little differently. A button that
 * comes back is 40 dots and more, the box of a field 270, a cut column 1,500, a card that moves thousands.
 */
const TOLERANCE = { threshold: 0.2, maxDiffPixels: 20 };

function expectPaper(sheets: ReadPdf, { name, controls, most = 30, head }: Paper, property: string): void {
  sheets.texts.forEach((text, index) => {
    const where = `${name}, sheet ${index + 1}`;
    for (const part of head ?? [property, 'Fiscal year 2026'])
      expect(words(text), where).toContain(words(part));
    if (head) expect(words(text), where).not.toContain(words('Fiscal year 2026'));
    expect(words(text), where).toContain(words(`Page ${index + 1} of ${sheets.pages}`));
    expect(text, where).not.toMatch(controls);
  });
  expect(sheets.pages, name).toBeLessThan(most);
}

async function choose(page: Page, property: string): Promise<void> {
  await page.goto(ALL_PROPERTIES);
  await page.getByRole('link', { name: property }).first().click();
  await page.waitForURL(/dashboard/);
}

/** A window in the dark, signed in, with a property chosen. */
async function openWindow(browser: Browser, baseURL?: string) {
  const size = { width: 1440, height: 900 };
  const context = await browser.newContext({
    colorScheme: 'dark',
    viewport: size,
    ...(baseURL && { baseURL }),
  });
  if (baseURL) await context.clock.setFixedTime(MOMENT);
  const page = await context.newPage();
  await signIn(page, 'admin');
  await choose(page, 'Alder Creek Gardens');
  return { context, page };
}

let pictures: Promise<PictureService>;
test.beforeAll(() => {
  // Loading its data takes as long as the other tests here.
  pictures = startPictureService();
  pictures.catch(() => undefined);
});
test.afterAll(async () => (await pictures).close());

test('every page prints: property, year and number on each sheet, no controls, light, and nothing cut off', async ({
  browser,
}) => {
  const { context } = await openWindow(browser);
  for (const paper of READ) {
    const bytes = await printedAt(context, (page) => page.goto(`/useraccount/${paper.address}`));
    expectPaper(await readPdf(bytes), paper, 'Alder Creek Gardens');
  }
  await context.close();
});

test('a list prints all of its rows with its head on each sheet, and is as it was afterwards', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await choose(page, 'Alder Creek Gardens');
  await page.goto('/useraccount/components');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  const sheets = await readPdf(await printed(page));
  await expect(rows).toHaveCount(10);
  for (const sheet of sheets.texts) expect(words(sheet)).toContain(words('Component Category Quantity'));
  await page.getByText('All', { exact: true }).click();
  await expect(rows).toHaveCount(42);
  const names = await page.locator('tbody tr th, tbody tr td:nth-child(2)').allInnerTexts();
  expect(names.length).toBeGreaterThanOrEqual(42);
  for (const name of names) expect(words(sheets.text)).toContain(words(name));
});

test('a list in pages prints the rows of all of them, and is as it was afterwards', async ({ page }) => {
  await signIn(page, 'admin');
  // An address that says something is not replaced by the filter that another journey of this person has left.
  await page.goto(ALL_PROPERTIES);
  const names = page.locator('tbody tr').getByRole('link');
  await expect(page.locator('tbody tr')).toHaveCount(20);
  const first = await names.allInnerTexts();
  const sheets = await readPdf(await printed(page));
  await expect(page.locator('tbody tr')).toHaveCount(20);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.locator('tbody tr')).not.toHaveCount(20);
  const all = [...first, ...(await names.allInnerTexts())];
  for (const name of all) expect(words(sheets.text)).toContain(words(name));
  expect(words(sheets.text)).toMatch(/1to(\d+)of\1(?!\d)/);
  expect(sheets.text).not.toMatch(/Print all|Press Ctrl P/);
});

test('papers of a portfolio bear its name, and no year of a property', async ({ browser }) => {
  const { context } = await openWindow(browser);
  for (const address of ['portfolio-analytics/what-if', 'workspace/settings', 'user/profile']) {
    const bytes = await printedAt(context, (page) => page.goto(`/useraccount/${address}`));
    const { texts, pages } = await readPdf(bytes);
    for (const sheet of texts) {
      expect(words(sheet), address).toContain(words('Northlake'));
      expect(words(sheet), address).not.toContain(words('Fiscal year 2026'));
      expect(words(sheet), address).not.toContain(words('Alder Creek Gardens'));
    }
    // The others are as long as their lists: associations, and where somebody is signed in.
    if (address === 'workspace/settings') expect(pages, address).toBe(1);
  }
  await context.close();
});

test('papers of all portfolios say so, whichever property was chosen last', async ({ browser }) => {
  for (const [role, address, title] of [
    ['portfolio', 'user/properties?page=1', 'Properties'],
    ['staff', 'admin/portfolios', 'Portfolios'],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, role);
    await page.goto(`/useraccount/${address}`);
    for (const sheet of (await readPdf(await printed(page))).texts) {
      expect(words(sheet), address).toContain(words(`All portfolios`));
      expect(words(sheet), address).toContain(words(title));
      expect(words(sheet), address).not.toContain(words('Fiscal year 2026'));
    }
    await context.close();
  }
});

/** In the page: the minute in which a ledger was read depends on how long the machine took to load its data. */
function atTheHour(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const text = (node.nodeValue ?? '').replace(/\b6:\d\d PM/, '6:00 PM');
    if (text !== node.nodeValue) node.nodeValue = text;
  }
}

async function openWhole(page: Page, { address, link, tab, whole }: Pictured): Promise<void> {
  await page.goto(`/useraccount/${address}`);
  if (link) {
    await page.getByRole('main').getByRole('link', { name: link }).first().click();
    await page.waitForURL((url) => !url.pathname.endsWith(address));
  }
  if (tab) await page.goto(`${new URL(page.url()).pathname}/${tab}`);
  await expect(page.locator(whole).first()).toBeVisible();
  await page.evaluate(atTheHour);
  // A chart marks the year that the pointer is over.
  await page.mouse.move(0, 0);
}

test('sheets look as they did: no card moved, no column cut, no control come back', async ({ browser }) => {
  const { site } = await pictures;
  const { context, page } = await openWindow(browser, site);
  let chosen = 'Alder Creek Gardens';
  for (const paper of PICTURED) {
    if (paper.property) await choose(page, (chosen = paper.property));
    const bytes = await printedAt(context, (window) => openWhole(window, paper));
    expectPaper(await readPdf(bytes), paper, chosen);
    const picture = await drawPdf(bytes, DOTS_PER_INCH, MOST_SHEETS);
    expect.soft(picture).toMatchSnapshot(`${paper.name}.png`, TOLERANCE);
  }
  await context.close();
});

test('documents of the service look as they did: no row split, no head cut, no page with one line', async () => {
  for (const { name, bytes, pages } of await madeDocuments((await pictures).rest)) {
    const { texts } = await readPdf(bytes);
    texts.forEach((text, index) =>
      expect(words(text).length, `${name}, page ${index + 1}`).toBeGreaterThan(200),
    );
    const picture = await drawPdf(bytes, DOTS_PER_INCH, pages);
    expect.soft(picture).toMatchSnapshot(`${name}.png`, TOLERANCE);
  }
});
