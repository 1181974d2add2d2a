import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { contextAt, selectProperty, signIn, watchFaults } from './person';

const DASHBOARD = '/useraccount/properties/dashboard';

/** Starts at the dashboard and counts what is clicked until the answer is in sight. */
async function clicksTo(page: Page, answer: (click: (what: Locator) => Promise<void>) => Promise<void>) {
  let clicks = 0;
  await page.goto(DASHBOARD);
  await answer(async (what) => {
    clicks += 1;
    await what.click();
  });
  return clicks;
}

test('five questions of a board are answered in two clicks or fewer from the dashboard', async ({ page }) => {
  await signIn(page, 'member');
  await selectProperty(page, 'Alder Creek Gardens');
  const main = page.locator('main');
  const plan = main.getByRole('link', { name: 'Steady increase' }).first();

  const wrong = await clicksTo(page, async () => {
    await expect(main.getByText(/At today's \$385,000 a year, .*they fall below zero in 2037/)).toBeVisible();
  });
  const mend = await clicksTo(page, async (click) => {
    await click(main.getByRole('link', { name: 'See what avoids it' }));
    await expect(main.getByText(/\$355,974.*never falls? below zero through 2055/).first()).toBeVisible();
  });
  const cost = await clicksTo(page, async (click) => {
    await click(plan);
    await click(page.getByRole('tab', { name: 'Who pays' }).or(page.getByRole('link', { name: 'Who pays' })));
    await expect(main.getByText(/\$[\d,]+/).first()).toBeVisible();
    await expect(main.getByText(/owner/i).first()).toBeVisible();
  });
  const sure = await clicksTo(page, async (click) => {
    await click(plan);
    await click(page.getByRole('tab', { name: 'Risk' }).or(page.getByRole('link', { name: 'Risk' })));
    await expect(main.getByText(/1 in \d+/).first()).toBeVisible();
  });
  const paper = await clicksTo(page, async (click) => {
    await click(plan);
    const packet = page.waitForEvent('download');
    await click(page.getByRole('button', { name: 'Board packet' }));
    // What is ready within a second comes at once, anything else from the tray.
    const tray = page.getByText(/^Board packet.* is (ready|being created)/).first();
    await Promise.race([packet, expect(tray).toBeVisible()]);
  });
  expect({ wrong, mend, cost, sure, paper }).toEqual({ wrong: 0, mend: 1, cost: 2, sure: 2, paper: 2 });
});

test('Roofline goes away while a form is saved: what was typed stays, and is saved once it is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'member');
  await page.goto('/useraccount/user/editprofile');
  const phone = page.getByLabel('Phone');
  await phone.fill('503 555 0142');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/^Trying again in \d s$/)).toBeVisible();
  await expect(phone).toHaveValue('503 555 0142');
  await context.setOffline(false);
  await expect(page.getByText('Roofline cannot be reached.')).toBeHidden();
  await expect(phone).toHaveValue('503 555 0142');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile Updated')).toBeVisible();
});

test('a page that was asked for while Roofline was away opens by itself on the online event', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  await selectProperty(page, 'Alder Creek Gardens');
  // Its code is here already: only what it shows is missing.
  await page.getByRole('link', { name: 'Plans', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  await page.getByRole('link', { name: 'Activity', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Plans', exact: true }).first().click();
  await page.getByRole('button', { name: /2026 \(Start Date/ }).click();
  await page.getByRole('button', { name: /2025 \(Start Date/ }).click();
  await expect(page.getByText(/^Trying again in \d s$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Roofline cannot be reached.')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Funding plans' })).toBeVisible();
});

const STEADY = [
  'user/properties',
  'properties/dashboard',
  'plans',
  'components',
  'transactions',
  'projects',
  'photos',
  'files',
  'reserve-borrowing',
  'reports/percent-funded',
  'portfolio-analytics/associations',
  'workspace/users/invites',
  'user/profile',
];

/** Keeps every shift that nobody caused, from before the first drawing on. */
function keepShifts(): void {
  const kept = window as unknown as { shifts: number[] };
  kept.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) kept.shifts.push(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const width of [1440, 390])
  test(`nothing shifts while a page loads at ${width}`, async ({ browser }) => {
    const context = await contextAt(browser, width);
    const page = await context.newPage();
    const faults = watchFaults(page);
    await signIn(page, 'admin');
    await selectProperty(page, 'Alder Creek Gardens');
    await page.addInitScript(keepShifts);
    // The font comes after the code of the page, as over a slow line.
    await page.route('**/*.woff2', async (route) => {
      await delay(600);
      await route.continue();
    });
    const shifted: [string, number][] = [];
    for (const address of STEADY) {
      await page.goto(`/useraccount/${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      const sum = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((all, one) => all + one, 0),
      );
      if (sum > 0.02) shifted.push([address, sum]);
    }
    expect(shifted).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
