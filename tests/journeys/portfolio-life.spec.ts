import { join } from 'node:path';
import { partOf, startMailServer, type MailServer } from '@roofline/api/mail/fixtures/smtp';
import { association, workbookWith } from '@roofline/api/property-import/fixtures/workbooks';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { copyDemoFolder } from '../stack/demo/folder';
import { image } from '../register/examples';
import { thisYear } from '../stack/people';
import { endProcesses, runCommand, startApiProcess, startBffProcess } from '../stack/processes';
import { temporaryFolder } from '../stack/service-data';
import { NIGHTLY } from '../stack/thorough';
import { expectAccessible, JOB, signIn } from './person';

const PORT = 43_117;
const SECOND_PORT = 43_118;
const SITE = `http://127.0.0.1:${PORT}`;
const SECOND_SITE = `http://127.0.0.1:${SECOND_PORT}`;
const PASSWORD = 'quiet-river7';
const ADMIN = 'ines@example.test';
const DRY = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elder'].map((tree) => `${tree} Shore`);

let mail: MailServer;
const folders: Awaited<ReturnType<typeof temporaryFolder>>[] = [];
test.beforeAll(async () => {
  mail = await startMailServer();
  folders.push(await temporaryFolder(), await temporaryFolder());
  await copyDemoFolder(folders[0]!.path);
  const settings = { DATA_DIR: folders[0]!.path, SMTP_URL: mail.url, PUBLIC_URL: SITE, DEMO: 'on' };
  const api = await startApiProcess(settings);
  await startBffProcess(api.url, { PORT: String(PORT), PUBLIC_URL: SITE });
});
test.afterAll(async () => {
  await endProcesses();
  await mail?.close();
  for (const folder of folders) await folder.remove();
});

const open = async (browser: Browser, baseURL = SITE): Promise<Page> =>
  (
    await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, acceptDownloads: true })
  ).newPage();

/** A portfolio with the label of its company, and the invitation of its first administrator. */
async function addPortfolio(staff: Page): Promise<void> {
  await staff.goto('/useraccount/admin/portfolios');
  await staff.getByRole('button', { name: 'Add portfolio' }).click();
  const pane = staff.getByRole('dialog', { name: 'Add portfolio' });
  await pane.getByLabel('Name', { exact: true }).fill('Shoreline');
  await pane.getByLabel('Company name').fill('Shoreline Association Mgmt');
  await pane.getByRole('radiogroup', { name: 'Private label?' }).getByText('Yes').click();
  await pane.getByLabel('Accent color').fill('#7A1FA2');
  await expectAccessible(staff);
  await pane.getByRole('button', { name: 'Add portfolio' }).click();
  await expect(staff).toHaveURL(/users\/invites/);
  await staff.getByRole('button', { name: 'Invite user' }).click();
  const invite = staff.getByRole('dialog', { name: 'Invite user' });
  await invite.getByLabel('Email').fill(ADMIN);
  await invite.getByLabel('Role').selectOption('PortfolioAdmin');
  await invite.getByRole('button', { name: 'Invite user' }).click();
  await expect(staff.getByText('User Invited')).toBeVisible();
}

/** The link in the newest mail to the administrator. */
async function mailedAddress(): Promise<string> {
  const newest = () => mail.received.findLast((each) => each.to === ADMIN);
  await expect.poll(newest).toBeTruthy();
  const text = partOf(newest()!.raw, 'text/plain');
  expect(text).toContain('Shoreline Association Mgmt');
  return /https?:\/\/\S+#\/join\S+/.exec(text)![0];
}

async function joinBy(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Duarte');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Register & Accept' }).click();
  await page.waitForURL(/\/useraccount\//);
}

async function addLogo(admin: Page): Promise<void> {
  await admin.goto('/useraccount/workspace/settings');
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: image.bytes };
  await admin.getByLabel('Logo', { exact: true }).setInputFiles(logo);
  await expect(admin.getByText('Logo Saved')).toBeVisible();
  await expect(
    admin
      .getByRole('navigation')
      .getByAltText(/Shoreline Association Mgmt/)
      .first(),
  ).toBeVisible();
}

/** Fifty associations, of which five run dry within a few years at what they pay today. */
async function addFifty(admin: Page): Promise<void> {
  const common = { startingFiscalYear: thisYear() };
  const dry = DRY.map((name, n) =>
    association(name, 4, {
      finances: { ...common, yearEndReserveBalance: 500 * (n + 1), annualReserveContribution: 0 },
      details: { addressLine1: `${n + 1} Dry Road` },
    }),
  );
  const others = Array.from({ length: 45 }, (_, n) =>
    association(`Harbor House ${n + 1}`, 4, {
      finances: common,
      details: { addressLine1: `${n + 1} Harbor Road` },
    }),
  );
  await admin.goto('/useraccount/user/properties');
  await admin.getByRole('link', { name: 'Add many properties' }).click();
  const buffer = await workbookWith([...others, ...dry]);
  const file = { name: 'fifty.xlsx', mimeType: 'application/octet-stream', buffer };
  await admin.getByLabel('Workbook of properties').setInputFiles(file);
  await admin.getByRole('button', { name: 'Add 50 properties' }).click();
  await expect(admin.getByText(/are in .* now\./)).toBeVisible(JOB);
}

/** The associations that run dry first at today's contribution, by name. */
async function driest(admin: Page, most: number): Promise<string[]> {
  await admin.goto('/useraccount/portfolio-analytics/associations?basis=current&sort=firstYearBelowZero');
  const names = admin.getByRole('grid').getByRole('link');
  await expect(names.first()).toBeVisible();
  return (await names.allInnerTexts()).slice(0, most);
}

async function handOver(staff: Page, name: string): Promise<void> {
  await staff.goto(`/useraccount/admin/properties?q=${encodeURIComponent(name)}`);
  await staff.getByRole('button', { name: `Reassign ${name}` }).click();
  const dialog = staff.getByRole('dialog', { name: `Reassign ${name}` });
  await dialog.getByLabel('Destination portfolio').fill('Northlake');
  await dialog.getByLabel(/^Northlake/).check();
  await dialog.getByRole('button', { name: 'Reassign' }).click();
  await expect(staff.getByText('Property Reassigned')).toBeVisible(JOB);
}

/** Every row of the associations with its figures, as the list shows them. */
async function figures(admin: Page): Promise<string[]> {
  await admin.goto('/useraccount/portfolio-analytics/associations?basis=current&sort=name&size=all');
  const rows = admin
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: admin.getByRole('link') });
  await expect(rows).toHaveCount(49);
  await expect(admin.getByText(/being computed/)).toHaveCount(0);
  return rows.allInnerTexts();
}

test(
  'a portfolio from its first day to a second installation: label, fifty associations, the driest, a move, the archive',
  NIGHTLY,
  async ({ browser }) => {
    const staff = await open(browser);
    await signIn(staff, 'staff');
    await addPortfolio(staff);
    const admin = await open(browser);
    await joinBy(admin, await mailedAddress());
    await addLogo(admin);
    await addFifty(admin);
    expect((await driest(admin, 5)).toSorted()).toEqual(DRY);
    await handOver(staff, 'Elder Shore');
    const before = await figures(admin);

    await admin.goto('/useraccount/workspace/settings');
    await admin.getByRole('button', { name: 'Create Archive' }).click();
    const button = admin.getByRole('button', { name: 'Download Archive' });
    await expect(button).toBeVisible(JOB);
    const [download] = await Promise.all([admin.waitForEvent('download'), button.click()]);
    const archive = join(folders[1]!.path, 'archive.zip');
    await download.saveAs(archive);

    const settings = { DATA_DIR: join(folders[1]!.path, 'data'), DEMO: 'off', PUBLIC_URL: SECOND_SITE };
    const taken = await runCommand('take-in', [archive, '--email', ADMIN], settings);
    const address = /(https?:\/\/\S+#\/resetpassword\S+)/.exec(taken.output)![1]!;
    const api = await startApiProcess(settings);
    await startBffProcess(api.url, { PORT: String(SECOND_PORT), PUBLIC_URL: SECOND_SITE });
    const second = await open(browser, SECOND_SITE);
    await second.goto(address);
    await second.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await second.getByLabel('Confirm password').fill(PASSWORD);
    await second.getByRole('button', { name: 'Reset Password' }).click();
    await expect(second.getByText('Your password has been reset.')).toBeVisible();
    await second.goto('/#/signin');
    await second.getByLabel('Email').fill(ADMIN);
    await second.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await second.getByRole('button', { name: 'Sign In' }).click();
    await second.waitForURL(/\/useraccount\//);
    expect(await figures(second)).toEqual(before);
  },
);
