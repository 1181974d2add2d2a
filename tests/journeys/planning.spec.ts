import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, signIn, watchFaults } from './person';

const NAME = `No special assessment ${Date.now() % 1_000_000}`;

/** Underfunded, in a workspace with the loan analysis, and the manager's. */
const PROPERTY = 'Alder Creek Gardens';

/** Opens a property that falls below zero from the list of properties, where a manager starts, and goes to its plans. */
async function openPlans(page: Page, property: string): Promise<void> {
  await page.getByRole('grid').getByRole('link', { name: property, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: property })).toBeVisible();
  await expect(
    page.getByText(/^Reserves are 48% funded\..*At today's \$385,000 a year, .*they fall below zero in 2037/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Plans' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
}

const dollarsOf = (text: string) => Number(text.replaceAll(/[^\d.-]/g, ''));
/** The value beside a term of a description list. */
const beside = (where: Page | Locator, term: string | RegExp) =>
  where.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]');

/** Compares the contribution with a special assessment and a loan, whose terms the manager chooses. */
async function compareWithLoan(page: Page, analysis: Locator): Promise<void> {
  await page.getByRole('tab', { name: 'Who pays' }).click();
  await expect(
    analysis.getByText(/Paid by a special assessment it is \$[\d,]+ per unit at once/),
  ).toBeVisible();
  const ways = analysis.getByRole('table', { name: /Ways to pay/ });
  for (const name of ['Pay now', 'Pay over time', 'Loan', 'Down payment and loan'])
    await expect(ways.getByRole('columnheader', { name, exact: true })).toBeVisible();
  // As planned, now, over time and when short owners pay no interest; with a loan they do.
  await analysis.getByRole('button', { name: 'All measures' }).click();
  const interest = ways.getByRole('row', { name: /^Loan interest/ }).getByRole('cell');
  await expect(interest.first()).toHaveText('None');
  const loan = (await ways.getByRole('columnheader').allInnerTexts()).indexOf('Loan') - 1;
  await expect(interest.nth(loan)).toHaveText(/^\$[\d,]+$/);
  const verdict = analysis.getByText(/by a loan \$[\d,.]+ per unit a month from 20\d\d/);
  const perMonth = async () => dollarsOf(/by a loan (\$[\d,.]+)/.exec(await verdict.innerText())![1]!);
  const before = await perMonth();
  await analysis.getByLabel('Term in months').fill('60');
  await expect.poll(perMonth).toBeGreaterThan(before);
}

test('a manager finds the smallest contribution without a special assessment, compares it with a loan, adopts it and prints the packet', async ({
  page,
}) => {
  const faults = watchFaults(page);
  await signIn(page, 'manager');
  await openPlans(page, PROPERTY);

  // The current contribution falls below zero; the smallest contribution that does not is found.
  await page.getByRole('button', { name: 'Create plan', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Create plan' });
  await form.getByLabel('Plan name').fill(NAME);
  await form.getByRole('radio', { name: 'Current funding' }).check({ force: true });
  await expect(beside(form, 'Lowest balance')).toContainText('−$28,288');
  await expect(form.getByText('below zero from 2037')).toBeVisible();
  await form.getByRole('radio', { name: 'Baseline' }).check({ force: true });
  await expect(beside(form, 'Contribution 2026')).toHaveText('$386,730');
  await expect(beside(form, 'Per unit a month')).toHaveText('$146');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByText('set by the goal')).toBeVisible();
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByRole('button', { name: 'Create plan' }).dblclick();
  await expect(form).toBeHidden();

  const card = page.getByRole('article', { name: NAME });
  await expect(card).toHaveCount(1);
  await expect(beside(card, 'Contribution 2026')).toHaveText('$386,730');
  await expect(beside(card, 'Per unit a month')).toHaveText('$146');
  await expect(card.getByRole('img', { name: /^Never below zero through/ })).toBeVisible();
  await card.getByRole('link', { name: NAME }).click();

  // The simulation.
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(
    page.getByText(/reserves (stay above|never fall below) zero through 2055/).first(),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Risk' }).click();
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await expect(analysis.getByText('All 10,000 possible futures are calculated.')).toBeAttached();
  await expect(
    analysis.getByText(
      /^How likely is a shortfall by 2055\? .*owners pay about \$[\d,]+ each; in a bad case \$/,
    ),
  ).toBeVisible();
  const safe = analysis.getByRole('row', { name: /^90% of futures/ });
  const safely = dollarsOf((await safe.getByRole('cell').first().innerText()).split('\n')[0]!);
  expect(safely).toBeGreaterThan(386_730);

  // Into the what-if and back: nothing is saved until the manager saves.
  await safe.getByRole('button', { name: /^Use this contribution/ }).click();
  await expect(page.getByText('What-if, 1 change not saved')).toBeVisible();
  await expect(page).toHaveURL(/\/risk\?/);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByText('With this what-if, ').first()).toBeVisible();
  // Another page in between takes nothing away.
  await page.getByRole('link', { name: 'Components' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('With this what-if, ').first()).toBeVisible();
  await page.getByRole('button', { name: 'Reset what-if' }).click();
  await expect(page.getByText('With this what-if, ')).toHaveCount(0);

  await compareWithLoan(page, analysis);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Plans' }).first().click();
  await card.getByRole('button', { name: `Actions for ${NAME}` }).click();
  await page.getByRole('menuitem', { name: 'Adopt' }).click();
  const adopting = page.getByRole('dialog', { name: `Adopt ${NAME}` });
  await adopting.getByRole('button', { name: 'Adopt plan' }).click();
  await expect(adopting.getByText('Meeting Date is required').first()).toBeVisible();
  const lastWeek = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  await adopting.getByLabel('Meeting date').fill(lastWeek);
  await adopting.getByLabel('Votes for').fill('5');
  await adopting.getByRole('button', { name: 'Adopt plan' }).click();
  await page
    .getByRole('dialog', { name: `${NAME} is adopted` })
    .getByRole('button', { name: 'Done' })
    .click();
  await expect(card.getByText('Adopted', { exact: true })).toBeVisible();
  await expect(page.getByText('The adopted plan,').first()).toBeVisible();

  await card.getByRole('link', { name: NAME }).click();
  await expect(page.getByText(/^Adopted by the board on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save to this plan' })).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Board packet', exact: true }).click();
  // The tray offers a document that takes longer than a moment.
  const offered = page.getByRole('button', { name: 'Download Board packet' });
  await Promise.race([downloading, offered.click()]);
  const packet = await downloading;
  expect(packet.suggestedFilename()).toMatch(/\.pdf$/);
  const bytes = await readFile((await packet.path())!);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeGreaterThan(20_000);
  expect(faults).toEqual([]);
});

test('on a phone, a manager sees the cost of a loan per unit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const faults = watchFaults(page);
  await signIn(page, 'manager');
  await page.getByRole('link', { name: PROPERTY, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: PROPERTY })).toBeVisible();
  await page.goto('/useraccount/plans');
  await expectNoSidewaysScroll(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText(/reserves (stay above|never fall below) zero through/).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Who pays' }).click();
  const analysis = page.getByRole('region', { name: 'Analysis' });
  const verdict = analysis.getByText(/by a loan \$[\d,.]+ per unit a month from 20\d\d/);
  const perMonth = async () => dollarsOf(/by a loan (\$[\d,.]+)/.exec(await verdict.innerText())![1]!);
  const before = await perMonth();
  await analysis.getByLabel('Term in months').fill('60');
  await expect.poll(perMonth).toBeGreaterThan(before);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(faults).toEqual([]);
});
