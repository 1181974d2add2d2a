import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, signIn, watchFaults } from './person';

async function openProject(page: Page, name: string): Promise<void> {
  await page.goto('/useraccount/projects');
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

async function pay(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Add payment' }).first().click();
  const pane = page.getByRole('dialog', { name: 'Add payment' });
  await pane.getByLabel('Amount').fill(amount);
  await pane.getByLabel('Payee').fill('Summit Coatings');
  await pane.getByRole('button', { name: 'Add payment' }).click();
  await expect(page.getByText('Payment Added')).toBeVisible();
}

test('a manager compares three bids, awards one, pays twice and completes; the dashboard says what was spent', async ({
  page,
}) => {
  const faults = watchFaults(page);
  await signIn(page, 'manager');
  await openProject(page, 'Carport roofs: recoat or membrane');
  await page.getByRole('tab', { name: /^Bids/ }).click();
  await expect(page.getByText('3 bids, $60,650 to $85,450')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Award.*Summit Coatings/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Award bid' });
  await expect(question).toContainText('$17,550 (22.4%) below the reserve estimate of $78,200');
  await question.getByRole('button', { name: 'Award bid' }).click();
  await expect(page.getByText('Bid Awarded')).toBeVisible();
  await page.getByRole('tab', { name: /^Payments/ }).click();
  await pay(page, '20000');
  await pay(page, '40650');
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Complete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete project' });
  const roofs = dialog.getByRole('group', { name: 'Low-slope roofs (carports) - recoat' });
  await expect(roofs.getByLabel('Actual cost')).toHaveValue('60,650');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByText('Project Completed')).toBeVisible();
  await page.goto('/useraccount/dashboard');
  const spent = page.getByRole('region', { name: 'Spent against plan' });
  await expect(spent).toContainText('Low-slope roofs (carports) - recoat');
  await expect(spent).toContainText('$60,650');
  expect(faults).toEqual([]);
});
