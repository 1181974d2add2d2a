import { association, workbookWith } from '@roofline/api/property-import/fixtures/workbooks';
import { expect, test } from '@playwright/test';
import { thisYear } from '../stack/people';
import { expectAccessible, expectNoSidewaysScroll, JOB, signIn } from './person';

test('a firm adds properties from one workbook, leaves out what is wrong, and finds them in its list', async ({
  page,
}) => {
  // The demo's portfolio has loan analysis, which asks for the fees of the year before.
  const finances = { startingFiscalYear: thisYear(), previousHoaAnnualFee: 465_000 };
  const bytes = await workbookWith([
    ...['Willow', 'Maple', 'Hazel'].map((name, n) =>
      association(`${name} Landing`, 4, { finances, details: { addressLine1: `${n + 1} Landing Road` } }),
    ),
    association('Wrong Landing', 1, { finances, details: { yearBuilt: 1600 } }),
  ]);
  await signIn(page, 'admin');
  await page.goto('/useraccount/user/properties');
  await page.getByRole('link', { name: 'Add many properties' }).click();
  await expect(page.getByText('Drop your workbook here')).toBeVisible();
  await expectAccessible(page);
  const file = { name: 'landings.xlsx', mimeType: 'application/octet-stream', buffer: bytes };
  await page.getByLabel('Workbook of properties').setInputFiles(file);

  const problems = page.getByRole('list', { name: 'Problems in the workbook' });
  await expect(problems).toContainText('Properties, row 5, column H (Year Built)');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Add 3 properties' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave out what has problems?' });
  await dialog.getByRole('button', { name: 'Add 3 properties' }).click();
  await expect(page.getByText(/are in .* now\./)).toBeVisible(JOB);

  await page.getByRole('link', { name: 'Go to the properties' }).click();
  await page.getByRole('searchbox').first().fill('Landing');
  await expect(page.getByRole('link', { name: 'Hazel Landing', exact: true })).toBeVisible();
  await expect(page.getByText('Wrong Landing')).toHaveCount(0);
});
