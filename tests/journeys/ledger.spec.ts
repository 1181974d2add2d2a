import { readFile } from 'node:fs/promises';
import { readPdf } from '@roofline/api/platform/pdf/fixtures/read-pdf';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { quickBooksExport, type LedgerExport } from './ledger-file';
import { ALL_PROPERTIES, expectAccessible, expectNoSidewaysScroll, signIn, watchFaults } from './person';

const whole = (cents: number): string => `$${Math.round(cents / 100).toLocaleString('en-US')}`;
const exact = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** The demo property of the manager that no other journey opens. */
async function selectLiveOak(page: Page): Promise<void> {
  await page.goto(ALL_PROPERTIES);
  await page.getByRole('link', { name: 'Live Oak Commons' }).first().click();
  await page.goto('/useraccount/properties/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Live Oak Commons' })).toBeVisible();
}

/** Drops the file on the page, and waits for what was recognized in it. */
async function dropLedger(page: Page, csv: string): Promise<void> {
  await page.goto('/useraccount/transactions/import');
  const dataTransfer = await page.evaluateHandle((text) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], 'general-ledger.csv', { type: 'text/csv' }));
    return dropped;
  }, csv);
  await page.getByText('Drop your ledger here').dispatchEvent('drop', { dataTransfer });
  await expect(page.getByText(/QuickBooks general ledger, 8 accounts/).first()).toBeVisible();
  await expect(page.getByText('Totals agree')).toBeVisible();
}

/** Takes the suggestions but for one account, which is left for the configuration. */
async function importLedger(page: Page, { csv, lines }: LedgerExport): Promise<void> {
  await dropLedger(page, csv);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use all suggestions' }).click();
  await expect(page.getByLabel('Use of 7010 Roof Repairs - Reserve')).toHaveValue('reserveExpense');
  await page.getByLabel('Use of 7020 Asphalt Repairs - Reserve').selectOption('Choose later');
  await page.getByRole('button', { name: `Import ${lines} transactions`, exact: true }).click();
  await expect(page.getByText('general-ledger.csv was imported.')).toBeVisible();
  await expect(page.getByText('3 of 3 steps done')).toBeVisible();
}

/** What was left open is chosen among the accounts of the ledger; the banks hold what the file says. */
async function configure(page: Page, ledger: LedgerExport): Promise<void> {
  await page.goto('/useraccount/transactions/configuration');
  await page.getByLabel('Use of 7020 Asphalt Repairs - Reserve').selectOption('Reserve expense');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Configuration saved')).toBeVisible();
  await page.getByRole('tab', { name: 'Bank accounts' }).click();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect(row('1020')).toContainText(exact(ledger.reserveBalance));
  await expect(row('1010')).toContainText(exact(ledger.operatingBalance));
  await expect(row('1020').getByRole('combobox')).toHaveValue('reserve');
  await expectAccessible(page);
}

/** The transactions of one use add up to the file; one is mapped, and its rule maps all others of its payee. */
async function mapRoofing(page: Page, { roofing, allReserveExpenses }: LedgerExport): Promise<void> {
  await page.goto('/useraccount/transactions');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Use of the account').selectOption('Reserve expense');
  await page.keyboard.press('Escape');
  const totals = page.getByRole('group', { name: 'Totals' });
  await expect(totals.getByText(exact(allReserveExpenses), { exact: true }).first()).toBeVisible();
  await page.getByText('Apex Roofing').first().click();
  const pane = page.getByRole('complementary', { name: 'Transaction' });
  await pane.getByLabel('Component').selectOption({ index: 1 });
  await pane.getByLabel('Remember').selectOption('payee');
  await expectAccessible(page);
  await pane.getByRole('button', { name: 'Save mapping' }).click();
  const others = roofing.payments - 1;
  await expect(
    page.getByText(`Transaction mapped, and ${others} ${others === 1 ? 'other' : 'others'} by the rule`),
  ).toBeVisible();
  await page.goto('/useraccount/transactions?mapped=yes');
  await expect(totals.getByText(exact(roofing.total), { exact: true }).first()).toBeVisible();
}

const cardOf = (page: Page, title: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

/** Each figure of the dashboard is the one that the file adds up to. */
async function expectDashboard(page: Page, ledger: LedgerExport): Promise<void> {
  await page.goto('/useraccount/properties/dashboard');
  await expect(page.getByText(/Live from the general ledger/)).toBeVisible();
  for (const cents of [ledger.reserveBalance, ledger.operatingBalance]) {
    await expect(page.locator('main').getByText(whole(cents), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(`${exact(cents)} in 1 bank account`)).toBeVisible();
  }
  for (const [title, cents] of [
    ['12-Month Reserve Summary and Ending Balance', ledger.reserveBalance],
    ['Reserve Income Year to Date', ledger.reserveIncome],
    ['Reserve Expenses', ledger.reserveExpenses],
    ['Expenditures by Category', ledger.roofing.thisYear],
    ['Expenditures by Category', ledger.reserveExpenses - ledger.roofing.thisYear],
  ] as const) {
    await cardOf(page, title).getByText('Table', { exact: true }).click();
    await expect(cardOf(page, title).getByText(exact(cents)).first()).toBeVisible();
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** The paper says the same. */
async function expectPaper(page: Page, ledger: LedgerExport): Promise<void> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'View As PDF' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^Live Oak Commons financial health \d{4}\.pdf$/);
  const { text } = await readPdf(await readFile(await file.path()));
  for (const cents of [
    ledger.reserveBalance,
    ledger.operatingBalance,
    ledger.reserveIncome,
    ledger.reserveExpenses,
    ledger.roofing.thisYear,
  ])
    expect(text).toContain(exact(cents));
}

test('a manager brings a ledger in, maps it once, and reads its totals to the cent on screen and on paper', async ({
  page,
}) => {
  const faults = watchFaults(page);
  const ledger = quickBooksExport(new Date());
  await signIn(page, 'manager');
  await selectLiveOak(page);
  await importLedger(page, ledger);
  await configure(page, ledger);
  await mapRoofing(page, ledger);
  await expectDashboard(page, ledger);
  await expectPaper(page, ledger);

  // The same file asks nothing a second time, and brings nothing in twice.
  await dropLedger(page, ledger.csv);
  await expect(page.getByText(/0 transactions are new/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use all suggestions' })).toHaveCount(0);
  expect(faults).toEqual([]);
});
