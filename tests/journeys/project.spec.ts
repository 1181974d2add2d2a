import { headersOf, partOf } from '@roofline/api/mail/fixtures/smtp';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { ALL_PROPERTIES, expectAccessible, expectNoSidewaysScroll, signIn, watchFaults } from './person';
import { dragByFinger } from './touch';
import { HOME, ROOF_SITE, startRoofService, type RoofService } from './roof-service';
import { NIGHTLY } from '../stack/thorough';

let service: RoofService;
test.beforeAll(async () => {
  service = await startRoofService();
});
test.afterAll(() => service?.close());

/** Work that is due this year, three bids of which the second is awarded, and what is paid on it. */
interface Work {
  name: string;
  estimate: string;
  bids: readonly (readonly [bidder: string, amount: string])[];
  below: string;
  payments: readonly string[];
  cost: string;
}

const WORKS: Record<number, Work> = {
  1440: {
    name: 'Clubhouse roof - replace',
    estimate: '$68,160',
    bids: [
      ['Cascade Roofing', '71400'],
      ['Evergreen Roof Works', '66850.50'],
      ['Summit Roofing', '79900'],
    ],
    below: '$1,309.50 (1.9%) below the reserve estimate of $68,160',
    payments: ['30000', '36850.50'],
    cost: '66,850.50',
  },
  390: {
    name: 'Clubhouse interior - refurbish',
    estimate: '$88,000',
    bids: [
      ['Alpine Interiors', '91000'],
      ['Snoqualmie Builders', '81400'],
      ['Valley Finish', '86250'],
    ],
    below: '$6,600 (7.5%) below the reserve estimate of $88,000',
    payments: ['40700', '40700'],
    cost: '81,400',
  },
};

/** A window of that width where somebody has signed in; a narrow one is a phone. */
async function windowOf(browser: Browser, width: number, role: string) {
  const phone = width < 500 ? { hasTouch: true, isMobile: true } : {};
  const viewport = { width, height: width < 500 ? 844 : 900 };
  const context = await browser.newContext({ baseURL: ROOF_SITE, viewport, ...phone });
  const page = await context.newPage();
  const faults = watchFaults(page);
  await signIn(page, role);
  return { page, faults };
}

/** A part of the project: a tab, on a phone a section that opens. */
async function openPart(page: Page, name: string): Promise<void> {
  const part = new RegExp(`^${name}`);
  const phone = page.viewportSize()!.width < 500;
  const head = phone
    ? page.getByRole('button', { name: part, expanded: false })
    : page.getByRole('tab', { name: part });
  await head.click();
}

async function fillPane(page: Page, title: string, fields: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: title }).first().click();
  const pane = page.getByRole('dialog', { name: title });
  for (const [label, value] of Object.entries(fields)) await pane.getByLabel(label).fill(value);
  await pane.getByRole('button', { name: title }).click();
  await expect(pane).toBeHidden();
}

/** From the component that is due to a project that has a due date in this month. */
async function createProject(page: Page, { name, estimate }: Work): Promise<void> {
  await page.getByRole('main').getByRole('searchbox').first().fill(HOME);
  await expect(page).toHaveURL(/text=/);
  await page.getByRole('link', { name: HOME, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  await page.goto('/useraccount/components');
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('button', { name: 'Create project' }).click();
  await page
    .getByRole('dialog', { name: 'Create project' })
    .getByRole('button', { name: 'Create project' })
    .click();
  await expect(page.getByText('Project Saved')).toBeVisible();
  await page.locator('a[href*="/useraccount/projects/"]', { hasText: name }).click();
  await expect(page).toHaveURL(/\/useraccount\/projects\//);
  await expect(page.getByRole('region', { name: 'Money' })).toContainText(estimate);
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  const pane = page.getByRole('dialog', { name: 'Edit project' });
  await pane.getByLabel('Due date').fill(new Date().toISOString().slice(0, 10));
  await pane.getByRole('button', { name: 'Save Changes' }).click();
  await expect(pane).toBeHidden();
}

async function award(page: Page, { bids, below }: Work): Promise<void> {
  await openPart(page, 'Bids');
  for (const [Bidder, Amount] of bids) await fillPane(page, 'Add bid', { Bidder, Amount });
  await expect(page.getByText(/^3 bids, \$/)).toBeVisible();
  await expectAccessible(page);
  const [bidder] = bids[1]!;
  await page.getByRole('button', { name: `Award the bid of ${bidder}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Award bid' });
  await expect(question).toContainText(below);
  await question.getByRole('button', { name: 'Award bid' }).click();
  await expect(page.getByText('Bid Awarded')).toBeVisible();
}

async function mention(page: Page, words: string): Promise<void> {
  await openPart(page, 'Notes');
  const note = page.getByRole('form', { name: 'New note' });
  await note.getByRole('textbox').pressSequentially(`${words} @Pri`);
  await page.getByRole('option', { name: /Priya Vennard/ }).click();
  await note.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note Added')).toBeVisible();
}

/** What the calendar says of the project's due date, while it is open and once it is done. */
async function expectInCalendar(page: Page, { name }: Work): Promise<void> {
  await page.goto('/useraccount/calendar');
  await expect(page.getByRole('link', { name: new RegExp(`Project is due: ${name}`) }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
}

async function payAndComplete(page: Page, { name, payments, cost }: Work): Promise<void> {
  await openPart(page, 'Payments');
  for (const Amount of payments) await fillPane(page, 'Add payment', { Amount });
  await expect(page.getByText(/^2 payments, \$/)).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Complete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete project' });
  await expect(dialog.getByRole('group', { name, exact: true }).getByLabel('Actual cost')).toHaveValue(cost);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByText('Project Completed')).toBeVisible();
}

const rounded = (cost: string) => `$${Math.round(Number(cost.replaceAll(',', ''))).toLocaleString('en-US')}`;

/** The dashboard, the bridge of the adopted plan and the setup of the next year, each in the words of its page. */
async function expectTruth(page: Page, { name, estimate, cost }: Work): Promise<void> {
  await page.goto('/useraccount/dashboard');
  const spent = page.getByRole('region', { name: 'Spent against plan' });
  await expect(spent.getByRole('row', { name: new RegExp(`^${name}`) })).toContainText(
    `${rounded(cost)}${estimate}`,
  );
  await page.goto('/useraccount/plans');
  await page.getByRole('link', { name: 'Keep current contribution' }).first().click();
  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(page.getByText(/What moved it most: .*costs/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('/useraccount/setup/year');
  const line = page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await expect(line.first()).toContainText(`${estimate} planned`);
  await expect(line.getByRole('radio', { name: 'Done', exact: true })).toBeChecked();
  await expect(line.getByLabel(/Actual cost/)).toHaveValue(cost);
  await expectNoSidewaysScroll(page);
  await line.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** The manager's mail, written within five minutes, and her bell; both lead to the project. */
async function expectTold(browser: Browser, width: number, { name }: Work, words: string): Promise<void> {
  const title = `Dana Okafor mentioned you in ${name}`;
  const mails = () => service.mail.received.filter(({ to }) => to === 'manager@demo.test');
  service.goAhead();
  await expect.poll(() => mails().some(({ raw }) => partOf(raw, 'text/plain').includes(title))).toBe(true);
  const { raw } = mails().find((mail) => partOf(mail.raw, 'text/plain').includes(title))!;
  expect(partOf(raw, 'text/plain')).toContain(`${words} @Priya Vennard`);
  expect(headersOf(raw, 'list-unsubscribe')).toHaveLength(1);
  const { page, faults } = await windowOf(browser, width, 'manager');
  await page.getByRole('button', { name: /^Notifications, .* unread$/ }).click();
  const news = page.getByRole('list', { name: 'Newest notifications' }).getByRole('listitem');
  await expect(news.filter({ hasText: title })).toContainText(words);
  await expectNoSidewaysScroll(page);
  const address = new RegExp(`${ROOF_SITE}/useraccount/projects/\\S+`).exec(partOf(raw, 'text/plain'))![0];
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(faults).toEqual([]);
}

for (const width of [1440, 390])
  test(
    `from a component that is due to a project with three bids, an award, two payments and an end that the dashboard, the plan and the next year know of, at ${width}`,
    width === 390 ? NIGHTLY : {},
    async ({ browser }) => {
      const work = WORKS[width]!;
      const words = `The keys are at gate ${width}`;
      const { page, faults } = await windowOf(browser, width, 'admin');
      await createProject(page, work);
      const project = page.url();
      await award(page, work);
      await mention(page, words);
      await expectInCalendar(page, work);
      await page.goto(project);
      await payAndComplete(page, work);
      await expectTruth(page, work);
      await expectNoSidewaysScroll(page);
      expect(faults).toEqual([]);
      await expectTold(browser, width, work, words);
    },
  );

test('a card is moved by a finger, by the keys, and from its menu', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: ROOF_SITE, hasTouch: true });
  const page = await context.newPage();
  const faults = watchFaults(page);
  await signIn(page, 'manager');
  await page.goto(ALL_PROPERTIES);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Alder Creek Gardens', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alder Creek Gardens' })).toBeVisible();
  await page.goto('/useraccount/projects');
  const name = 'North fence: repair the leaning line';
  const phase = (title: string) => page.getByRole('region', { name: new RegExp(`^${title} `) });
  const there = (title: string) => expect(phase(title).getByRole('link', { name })).toBeVisible();
  await there('Planning');
  await dragByFinger(page, page.locator('[data-card]', { hasText: name }), phase('Contracted'));
  await there('Contracted');
  await expect(page.getByText('Project Saved')).toBeVisible();
  await page.getByRole('link', { name }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Over Contracted.')).toBeAttached();
  // A key that comes within the moment of picking up goes past the board: a person presses it again.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Over Board Approval.')).toBeAttached({ timeout: 5_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await there('Board Approval');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Move to Planning' }).click();
  await there('Planning');
  expect(faults).toEqual([]);
});
