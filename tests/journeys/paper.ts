import { setTimeout as delay } from 'node:timers/promises';
import { expect, type BrowserContext, type Page } from '@playwright/test';

const MINUTE = 60_000;

/** A text without its spaces, which a PDF places as it likes. */
export const words = (text: string): string => text.replace(/\s+/g, '');

/** Presses Ctrl P: where the page reads rows and pictures first, it asks for the browser's dialog when all are there. */
async function pressPrint(page: Page): Promise<void> {
  const isLeftToBrowser = await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', '');
    const press = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true });
    return window.dispatchEvent(press);
  });
  if (!isLeftToBrowser) await expect(page.locator('html[data-asked]')).toBeAttached({ timeout: MINUTE });
}

/** The sheets that Ctrl P makes. */
export async function printed(page: Page): Promise<Uint8Array> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle', { timeout: MINUTE });
  await pressPrint(page);
  const bytes = await Promise.race([page.pdf({ preferCSSPageSize: true }), delay(MINUTE, null)]);
  if (bytes === null) throw new Error('Chromium has not printed the page within a minute');
  return new Uint8Array(bytes);
}

/** The sheets of a page. Once in many runs Chromium stood still while it printed: another window prints it then. */
export async function printedAt(
  context: BrowserContext,
  open: (page: Page) => Promise<unknown>,
): Promise<Uint8Array> {
  let bytes: Uint8Array | undefined;
  await expect(async () => {
    const page = await context.newPage();
    await open(page);
    bytes = await printed(page);
    await page.close();
  }).toPass();
  return bytes!;
}
