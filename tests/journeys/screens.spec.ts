import { expect, test } from '@playwright/test';
import {
  ALL_PROPERTIES,
  contextAt,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  signIn,
  watchFaults,
} from './person';

const SCREENS: [name: string, open: string][] = [
  ['properties', '/useraccount/user/properties'],
  ['dashboard', '/useraccount/properties/dashboard'],
  ['components', '/useraccount/components'],
  ['import', '/useraccount/components/import'],
  ['maintenance', '/useraccount/maintenance'],
  ['add many properties', '/useraccount/properties/add-many'],
  ['photos', '/useraccount/photos'],
  ['files', '/useraccount/files'],
  ['photos report', '/useraccount/reports/photos'],
];

for (const width of [1440, 390])
  test(`every screen at ${width} in both themes: axe finds nothing, nothing scrolls sideways`, async ({
    browser,
  }) => {
    const context = await contextAt(browser, width);
    const page = await context.newPage();
    const faults = watchFaults(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
    await signIn(page, 'admin');
    await page.goto(ALL_PROPERTIES);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Alder Creek Gardens', exact: true })
      .first()
      .click();
    const selected = () => page.evaluate(() => localStorage.getItem('roofline.session.selectedPropertyId'));
    await expect.poll(selected).not.toBeNull();
    for (const [, address] of SCREENS) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessibleInBothThemes(page);
      await expectNoSidewaysScroll(page);
    }
    const id = await selected();
    for (const tab of ['general', 'financials', 'reserve-study-history']) {
      await page.goto(`/useraccount/properties/details/${id}?tab=${tab}`);
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessibleInBothThemes(page);
      await expectNoSidewaysScroll(page);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

test('keyboard: palette, go-to keys, year, and an unknown address', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/useraccount/no/such/page');
  await expect(page).toHaveURL(/properties\/dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/useraccount\/components/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Alder');
  await expect(page.getByRole('option', { name: /Alder Creek Gardens/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page.getByRole('heading', { level: 1, name: 'Alder Creek Gardens' })).toBeVisible();
  await page.keyboard.press('y');
  await page.getByRole('button', { name: /2025 \(Start Date/ }).click();
  await expect(page.getByText('You are viewing 2025.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to 2026' }).first().click();
  await expect(
    page.getByText(/^Reserves are 48% funded\..*At today's \$385,000 a year, .*they fall below zero in 2037/),
  ).toBeVisible();
});

test('unknown public addresses lead to the sign-in', async ({ page }) => {
  await page.goto('/#/no-such-page');
  await expect(page).toHaveURL(/#\/signin/);
  await page.goto('/useraccount/components');
  await expect(page).toHaveURL(/#\/signin/);
});
