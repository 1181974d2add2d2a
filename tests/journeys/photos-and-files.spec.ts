import { drawShot } from '@roofline/api/demo/photo/draw';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, signIn, watchFaults } from './person';

test('on a phone a manager photographs, hangs the photo on a component and marks it for the report', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
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
  await expect(page.getByText('Spa - resurface').first()).toBeVisible();
  await page.getByText('Include in photos report').click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(page.getByText('15 photos, 10 in the photos report')).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});

test('at a desk a bid is found by its text and read, and what was deleted by mistake comes back', async ({
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
  await page.getByRole('treeitem', { name: 'Minutes' }).click();
  const minutes = page.getByRole('row', { name: /Board minutes, fall/ });
  await minutes.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(minutes).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(minutes).toBeVisible();
  expect(faults).toEqual([]);
});

test('a member sees files and cannot delete; a vendor sees only their own photos', async ({ browser }) => {
  const [member, vendor] = [await browser.newPage(), await browser.newPage()];
  await signIn(member, 'member');
  await member.goto('/useraccount/files');
  await member.getByRole('treeitem', { name: 'Minutes' }).click();
  await expect(member.getByText('Board minutes, fall.pdf')).toBeVisible();
  await expect(member.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect(member.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await signIn(vendor, 'vendor');
  await vendor.goto('/useraccount/photos');
  await expect(vendor.getByText('2 photos')).toBeVisible();
  await expect(vendor.getByRole('link', { name: 'Files' })).toHaveCount(0);
});
