import type { Locator, Page } from '@playwright/test';

/** As long as a finger rests before what is under it is picked up. */
const REST_MS = 450;
const STEPS = 12;

/** A finger rests on one thing, draws it over another and lets go: touches as a screen sends them. */
export async function dragByFinger(page: Page, what: Locator, onto: Locator): Promise<void> {
  const [from, to] = [(await what.boundingBox())!, (await onto.boundingBox())!];
  const [x, y] = [from.x + from.width / 2, from.y + 50];
  const [right, down] = [to.x + 60 - x, to.y + 120 - y];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + right * share, y: y + down * share }],
    });
  await touch('touchStart', 0);
  await page.waitForTimeout(REST_MS);
  for (let step = 1; step <= STEPS; step += 1) {
    await touch('touchMove', step / STEPS);
    await page.waitForTimeout(30);
  }
  await touch('touchEnd');
}
