import { expect, test } from '@playwright/test';
import { signIn } from './person';

test('a vendor lands on the components and sees no money', async ({ page }) => {
  await signIn(page, 'vendor');
  await page.goto('/useraccount/properties/dashboard');
  await expect(page).toHaveURL(/\/useraccount\/components/);
  await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
  await expect(page.getByRole('grid')).toContainText('Asphalt - crack fill and seal coat');
  await expect(page.getByRole('main')).not.toContainText('$');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add component' })).toHaveCount(0);
});

test('a member reads the studies and finds no financials', async ({ page }) => {
  await signIn(page, 'member');
  await page.getByRole('link', { name: 'Property settings' }).first().click();
  await expect(page.getByRole('tab')).toHaveText(['General', 'Reserve Study History']);
  await page.getByRole('tab', { name: 'Reserve Study History' }).click();
  await expect(page.getByText('Valley Reserve Analysts').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add reserve study' })).toHaveCount(0);
  await page.goto(page.url().replace(/tab=.*/, 'tab=financials'));
  await expect(page.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
});

test('a mailed link selects its property, even through the sign-in', async ({ page, browser }) => {
  await signIn(page, 'portfolio');
  await page.goto('/useraccount/user/properties?page=2');
  // What else stands on the page depends on the properties that other journeys have added.
  const elsewhere = { hasNotText: /Alder Creek Gardens|Live Oak Commons/ };
  const link = page.getByRole('grid').getByRole('link').filter(elsewhere).first();
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const id = await page.evaluate(() => localStorage.getItem('roofline.session.selectedPropertyId'));

  const fresh = await (await browser.newContext()).newPage();
  const address = `/useraccount/properties/dashboard?sp_ref=email&propertyId=${id}`;
  await signIn(fresh, 'portfolio', new URL(address, page.url()).href);
  await expect(fresh.getByRole('heading', { level: 1, name })).toBeVisible();
  // A person who may not see it is sent to their own property.
  const vendor = await (await browser.newContext()).newPage();
  await signIn(vendor, 'manager', new URL(address, page.url()).href);
  await expect(vendor.getByRole('heading', { level: 1 })).not.toHaveText(name);
});

test('signing out forgets everything', async ({ page }) => {
  await signIn(page, 'manager');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/#\/signin/);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('roofline.session.'))),
  ).toEqual([]);
  await page.goto('/useraccount/properties/dashboard');
  await expect(page).toHaveURL(/#\/signin/);
});
