import { randomUUID } from 'node:crypto';
import { drawShot } from '@roofline/api/demo/photo/draw';
import { pngOf } from '@roofline/api/platform/images/fixtures/png';
import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  contextAt,
  expectAccessible,
  expectNoSidewaysScroll,
  openPageOf,
  signIn,
  watchFaults,
} from './person';
import { NIGHTLY } from '../stack/thorough';

test('on a phone a manager photographs, hangs the photo on a component and marks it for the report', async ({
  browser,
}) => {
  const context = await contextAt(browser, 390);
  const page = await context.newPage();
  const faults = watchFaults(page);
  await signIn(page, 'manager');
  await page.goto('/useraccount/photos');
  await expect(page.getByText('14 photos, 9 in the photos report')).toBeVisible();
  const shot = { takenAt: '2026-05-20T10:11:12', latitude: 38.59, longitude: -121.4 };
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'spa.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawShot({ ...shot, scene: 'pool', seed: 99 }),
    });
  await expect(page.getByText('15 photos, 9 in the photos report')).toBeVisible();
  await page.getByText('spa.jpg').first().click();
  await expect(page.getByText('May 20, 2026, 10:11 AM')).toBeVisible();
  await page.getByRole('button', { name: 'Assign' }).click();
  const dialog = page.getByRole('dialog', { name: /Assign/ });
  await dialog.getByText('Spa - resurface').click();
  await dialog.getByRole('button', { name: /^Assign/ }).click();
  // It closes once that is saved: two changes at once of one photo are refused.
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Spa - resurface').first()).toBeVisible();
  await page.getByText('Include in photos report').click();
  // The list behind the pane is dimmed until it is read again.
  await expect(page.getByText('15 photos, 10 in the photos report')).toBeAttached();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(page.getByText('15 photos, 10 in the photos report')).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});

/** Deletes a row of the files, which asks first. */
async function deleteRow(page: Page, row: Locator): Promise<void> {
  await row.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(row).toHaveCount(0);
}

test('at a desk a bid is found by its text, read and moved, and what was deleted by mistake comes back', async ({
  page,
}) => {
  const faults = watchFaults(page);
  await signIn(page, 'manager');
  await page.goto('/useraccount/files');
  await page.getByPlaceholder('Search all files').fill('TPO membrane');
  await page.getByText('Apex Roofing - TPO carports.pdf').last().click();
  await expect(page.locator('canvas').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/useraccount/files');
  await page.getByPlaceholder('Search all files').fill('TPO membrane');
  await page
    .getByRole('row', { name: /TPO carports/ })
    .getByRole('checkbox')
    .check({ force: true });
  await page.getByRole('button', { name: 'Move' }).click();
  const moving = page.getByRole('dialog', { name: /^Move/ });
  await moving.getByRole('treeitem', { name: 'Contracts' }).click();
  await moving.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(moving).toHaveCount(0);
  await page.goto('/useraccount/files');
  await page.getByRole('treeitem', { name: 'Contracts' }).click();
  await expect(page.getByRole('row', { name: /TPO carports/ })).toBeVisible();
  await page.getByRole('treeitem', { name: 'Minutes' }).click();
  const minutes = page.getByRole('row', { name: /Board minutes, fall/ });
  await deleteRow(page, minutes);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(minutes).toBeVisible();
  // Later it comes back from what was deleted.
  await deleteRow(page, minutes);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Deleted files' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deleted files' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Restore .*Board minutes, fall/ }).click();
  await expect(minutes).toHaveCount(0);
  await page.getByRole('link', { name: 'All files' }).click();
  await page.getByRole('treeitem', { name: 'Minutes' }).click();
  await expect(minutes).toBeVisible();
  expect(faults).toEqual([]);
});

/** Drops pictures on the page, each with other bytes. */
async function dropPictures(page: Page, count: number): Promise<void> {
  const pictures = Array.from({ length: count }, (_, n) => pngOf(20 + n, 24).toString('base64'));
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const [n, text] of all.entries()) {
      const bytes = Uint8Array.from(atob(text), (character) => character.codePointAt(0)!);
      transfer.items.add(new File([bytes], `walk-${n}.png`, { type: 'image/png' }));
    }
    return transfer;
  }, pictures);
  await page.getByLabel('Photos to upload').locator('..').dispatchEvent('drop', { dataTransfer });
}

test(
  '200 pictures go up while the page is left; somebody of another workspace learns nothing of them',
  NIGHTLY,
  async ({ page, browser }) => {
    const faults = watchFaults(page);
    await signIn(page, 'manager');
    await openPageOf(page, 'Live Oak Commons', 'Photos');
    await expect(page.getByRole('heading', { level: 1, name: 'Photos' })).toBeVisible();
    await dropPictures(page, 200);
    const tray = page.getByRole('region', { name: 'Uploads' });
    await expect(tray).toContainText('of 200 done');
    await page.getByRole('link', { name: 'Files', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible();
    await expect(tray).toContainText('of 200 done');
    await expect(tray).toHaveCount(0);
    await page.getByRole('link', { name: 'Photos', exact: true }).click();
    await expect(page.getByText('200 photos, 0 in the photos report')).toBeVisible();
    await page.getByText('walk-199.png').first().click();
    const photoId = new URL(page.url()).searchParams.get('photo')!;
    const stranger = await browser.newPage();
    await signIn(stranger, 'admin');
    const answer = async (id: string) => {
      const found = await stranger.request.get(`/download/photo/${id}/small`);
      return [found.status(), (await found.text()).replaceAll(id, '')];
    };
    expect(await answer(photoId)).toEqual(await answer(randomUUID()));
    // Its sizes are made behind the upload.
    const own = async () => (await page.request.get(`/download/photo/${photoId}/original`)).status();
    await expect.poll(own).toBe(200);
    expect((await answer(photoId))[0]).toBe(404);
    expect(faults).toEqual([]);
  },
);

test('the photos report is printed', async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/useraccount/reports/photos');
  await expect(page.getByRole('heading', { level: 1, name: 'Photos report' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'View As PDF' }).click();
  // The tray offers a document that takes longer than a moment.
  await Promise.race([downloading, page.getByRole('button', { name: /^Download Photos report/ }).click()]);
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
});

test('a member sees files and photos and cannot delete; a vendor sees only their own photos', async ({
  browser,
}) => {
  const [member, vendor] = [await browser.newPage(), await browser.newPage()];
  await signIn(member, 'member');
  await member.goto('/useraccount/files');
  await member.getByRole('treeitem', { name: 'Minutes' }).click();
  await expect(member.getByText('Board minutes, fall.pdf')).toBeVisible();
  await expect(member.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect(member.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await member.goto('/useraccount/photos');
  await member.getByRole('gridcell').first().click();
  await expect(member.getByRole('complementary').getByText('Uploaded')).toBeVisible();
  await expect(member.getByRole('button', { name: 'Delete photo' })).toHaveCount(0);
  await signIn(vendor, 'vendor');
  await vendor.goto('/useraccount/photos');
  await expect(vendor.getByText('2 photos')).toBeVisible();
  await expect(vendor.getByRole('link', { name: 'Files' })).toHaveCount(0);
});

/** What the pages of this room ask for first, and what tells that it is there. */
const PAGES = [
  {
    name: 'photos',
    cell: (page: Page) => page.getByRole('gridcell').first(),
    // Who looks and where are of every page; components are for the dialog that assigns them.
    asks: { of: /Photo/, only: ['Photos'] },
  },
  {
    name: 'files',
    cell: (page: Page) => page.getByRole('region', { name: /within 60 days$/ }),
    asks: { of: /^Files$/, only: ['Files'] },
  },
];

for (const { name, cell, asks } of PAGES)
  for (const width of [1440, 390])
    test(`nothing of the ${name} page moves while it comes, at ${width}, and it is one answer`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ viewport: { width, height: 844 } });
      await page.addInitScript(() => {
        const moved = ((window as unknown as { moved: number[] }).moved = []);
        // What a person has just asked for may move.
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) (moved as number[]).push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await signIn(page, 'manager');
      const asked: string[] = [];
      page.on('request', (request) => {
        const operation = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
        if (operation) asked.push(operation);
      });
      await page.goto(`/useraccount/${name}`);
      await expect(cell(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
      expect(moved).toEqual([]);
      expect(asked.filter((each) => asks.of.test(each)).sort()).toEqual(asks.only);
      await page.close();
    });
