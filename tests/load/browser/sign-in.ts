import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../stack/stack';

/** The property of the demo whose screens are measured. */
export const PROPERTY = 'Alder Creek Gardens';

/** Signs in as the Admin of the demo and chooses that property. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Email').fill('admin@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/useraccount\//);
  await page.goto(`${url}/useraccount/user/properties`);
  await page.getByRole('main').getByRole('link', { name: PROPERTY, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: PROPERTY }).waitFor();
}
