import { expect, test, type Browser, type Page } from '@playwright/test';
import { contextAt, expectNoSidewaysScroll, selectProperty, signIn } from './person';

const NAME = 'Alder Creek Gardens';

async function openedAt(browser: Browser, width: number): Promise<Page> {
  const context = await contextAt(browser, width);
  const page = await context.newPage();
  await signIn(page, 'admin');
  await selectProperty(page, NAME);
  return page;
}

/** Where the first of several stands that is drawn, and what the frame says in it. */
const placeOf = (page: Page, selector: string) =>
  page.evaluate((asked) => {
    const drawn = [...document.querySelectorAll(asked)].find(
      (each) => each.getBoundingClientRect().height > 0,
    );
    if (!drawn) return null;
    const { left, top, right, bottom } = drawn.getBoundingClientRect();
    return { box: { left, top, right, bottom }, says: getComputedStyle(drawn, '::before').content };
  }, selector);

function expectSamePlace(first: Awaited<ReturnType<typeof placeOf>>, then: typeof first) {
  for (const edge of ['left', 'top', 'right', 'bottom'] as const)
    expect(Math.abs(first!.box[edge] - then!.box[edge]), edge).toBeLessThanOrEqual(2);
}

/** Opens an address of which no script comes. */
async function openWithoutScripts(page: Page, address: string) {
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto(address);
  await page.unroute(scripts);
}

/** The frame before any script has run stands where that of the page does. Answers what it says. */
async function expectFrameOfPage(page: Page, isPhone: boolean): Promise<string> {
  await page.goto('/useraccount/plans');
  await expect(page.getByText('Steady increase').first()).toBeVisible();
  const bar = await placeOf(page, 'header');
  const nav = await placeOf(page, 'nav[aria-label="Main"]');
  const switcher = isPhone
    ? bar
    : await placeOf(page, 'nav[aria-label="Main"] button[aria-haspopup]:has([viewBox="0 0 28 28"], img)');
  await openWithoutScripts(page, '/useraccount/plans');
  expectSamePlace(await placeOf(page, '.first-frame-bar'), bar);
  expectSamePlace(await placeOf(page, isPhone ? '.first-frame-tabs' : '.first-frame-nav'), nav);
  const seat = await placeOf(page, isPhone ? '.first-frame-bar' : '.first-frame-property');
  expectSamePlace(seat, switcher);
  await expectNoSidewaysScroll(page);
  return seat!.says;
}

test('the frame stands before any script has run, with the last property and nothing of a person who has left', async ({
  browser,
}) => {
  const page = await openedAt(browser, 1440);
  const said = async (address: string) => {
    await openWithoutScripts(page, address);
    return (await placeOf(page, '.first-frame-property'))!.says;
  };
  expect(await expectFrameOfPage(page, false)).toBe(`"${NAME}"`);
  // A mailed address asks for another property.
  const other = 'sp_ref=email&propertyId=6f9bd7a0-0000-4000-8000-000000000001';
  expect(await said(`/useraccount/plans?${other}`)).toBe('""');
  await page.evaluate(() => localStorage.setItem('roofline.navCollapsed', '1'));
  await expectFrameOfPage(page, false);
  await page.evaluate(() => localStorage.removeItem('roofline.navCollapsed'));
  await page.goto('/useraccount/plans');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await said('/useraccount/plans')).toBe('""');
  await page.context().close();
});

test('the frame stands before any script has run on a phone', async ({ browser }) => {
  const page = await openedAt(browser, 390);
  expect(await expectFrameOfPage(page, true)).toBe(`"${NAME}"`);
  await page.context().close();
});
