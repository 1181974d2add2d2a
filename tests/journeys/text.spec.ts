import { randomUUID } from 'node:crypto';
import { pngOf } from '@roofline/api/platform/images/fixtures/png';
import { expect, test } from '@playwright/test';
import { openPageOf, signIn, watchFaults } from './person';

/** After the others of its property, which count their photos: files run by name. */
const MARKUP =
  '"><img src=x onerror="document.body.dataset.ran=1"><svg onload="document.body.dataset.ran=1">';

test('EX-6: markup as the name and the words of photos and files is text on both pages; a file of others is not there', async ({
  page,
  browser,
}) => {
  const faults = watchFaults(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const expectText = async () => {
    expect(await page.locator('img[src="x"], svg[onload]').count()).toBe(0);
    expect(await page.evaluate(() => document.body.dataset.ran)).toBeUndefined();
  };
  await signIn(page, 'manager');
  await openPageOf(page, 'Live Oak Commons', 'Photos');
  const picture = { name: `${MARKUP}.png`, mimeType: 'image/png', buffer: pngOf(31, 29) };
  await page.getByLabel('Photos to upload').setInputFiles(picture);
  await page.getByRole('gridcell', { name: /onerror/ }).click();
  const pane = page.getByRole('complementary', { name: /^(Photo|File), / });
  await pane.getByLabel('Description').fill(MARKUP);
  await pane.getByText('Include in photos report').click();
  // Two changes at once of one photo are refused.
  await expect(page.getByText(/, 1 in the photos report/)).toBeVisible();
  await pane.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Photo saved')).toBeVisible();
  await expectText();
  await page.goto('/useraccount/reports/photos');
  await expect(page.getByText(MARKUP).first()).toBeVisible();
  await expectText();

  await page.goto('/useraccount/files');
  await page.getByRole('button', { name: 'New folder' }).click();
  const adding = page.getByRole('dialog', { name: /^New folder/ });
  await adding.getByLabel('Name').fill(MARKUP);
  await adding.getByRole('button', { name: 'Add folder' }).click();
  await page
    .getByRole('treeitem', { name: /onerror/ })
    .first()
    .click();
  const text = `ladder inspection <script>document.body.dataset.ran=1</script> ${MARKUP}`;
  await page.getByLabel('Files to upload').setInputFiles([
    { name: `${MARKUP}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text) },
    {
      name: `${MARKUP}.html`,
      mimeType: 'text/html',
      buffer: Buffer.from(`<script>alert(1)</script>${text}`),
    },
  ]);
  for (const ending of ['html', 'txt']) {
    await page
      .getByRole('row', { name: new RegExp(`onerror.*\\.${ending}`) })
      .getByRole('link')
      .first()
      .click();
    await expect(pane).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectText();
  }
  await expect(pane.getByText(/ladder inspection <script>/).first()).toBeVisible();
  const fileId = new URL(page.url()).searchParams.get('file')!;
  await page.goto('/useraccount/files');
  await page.getByPlaceholder('Search all files').fill('ladder inspection');
  await expect(page.getByRole('row', { name: /ladder inspection ">/ })).toBeVisible();
  await expectText();

  const stranger = await browser.newPage();
  await signIn(stranger, 'admin');
  const answer = async (id: string) => {
    const found = await stranger.request.get(`/download/file/${id}`);
    return [found.status(), (await found.text()).replaceAll(id, '')];
  };
  expect(await answer(fileId)).toEqual(await answer(randomUUID()));
  expect((await page.request.get(`/download/file/${fileId}`)).status()).toBe(200);
  expect((await answer(fileId))[0]).toBe(404);
  expect([dialogs, faults]).toEqual([[], []]);
});
