import { expect, test, type Browser, type Page } from '@playwright/test';
import { copyDemoFolder } from '../stack/demo/folder';
import { endProcesses, startApiProcess, startBffProcess, type ServerProcess } from '../stack/processes';
import { temporaryFolder } from '../stack/service-data';
import { expectAccessible, expectNoSidewaysScroll, signIn, watchFaults } from './person';

const PORT = 43_113;
const PASSWORD = 'quiet-river7';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
test.beforeEach(async () => {
  folder = await temporaryFolder();
});
test.afterEach(async () => {
  await endProcesses();
  await folder?.remove();
});

/** A new installation with these settings, and the output of its service. */
async function install(settings: Record<string, string>): Promise<ServerProcess> {
  const shared = { PORT: String(PORT), ...settings };
  const api = await startApiProcess({ DATA_DIR: folder.path, ...shared });
  await startBffProcess(api.url, shared);
  return api;
}

const open = async (browser: Browser, width = 1440): Promise<Page> => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  return (
    await browser.newContext({
      baseURL: `http://localhost:${PORT}`,
      viewport: { width, height: 900 },
      permissions,
    })
  ).newPage();
};

async function printed(api: ServerProcess, pattern: RegExp): Promise<string> {
  await expect.poll(() => pattern.exec(api.output())?.[1]).toBeTruthy();
  return pattern.exec(api.output())![1]!;
}

async function setUp(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  const fields = { 'Portfolio name': 'Harbor', 'Company name': 'Harbor Mgmt', 'First name': 'Ada', 'Last name': 'Byron', Email: email }; // prettier-ignore
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set Up' }).click();
}

async function invite(admin: Page, email: string): Promise<string> {
  await admin.goto('/useraccount/workspace/users/invites');
  await expect(admin.getByText(/No mail server is configured/)).toBeVisible();
  await admin.getByRole('button', { name: 'Invite user' }).click();
  const pane = admin.getByRole('dialog', { name: 'Invite user' });
  await pane.getByLabel('Email').fill(email);
  await pane.getByLabel('Role').selectOption('PortfolioAdmin');
  await pane.getByRole('button', { name: 'Invite user' }).click();
  await expect(admin.getByText('User Invited')).toBeVisible();
  await admin.getByRole('button', { name: `Copy link for ${email}` }).click();
  await expect(admin.getByText('Link Copied')).toBeVisible();
  return admin.evaluate(() => navigator.clipboard.readText());
}

async function join(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('First name').fill('Nina');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Register & Accept' }).click();
  await page.waitForURL(/\/useraccount\//);
}

test('without demo data: the setup link in the log, the first Admin, a colleague by a link', async ({
  browser,
}) => {
  const api = await install({ DEMO: 'off' });
  const address = await printed(api, /Set up Roofline at (\S+)/);
  const narrow = await open(browser, 390);
  await narrow.goto(address);
  await expect(narrow.getByRole('heading', { name: 'Set up Roofline' })).toBeVisible();
  await expectNoSidewaysScroll(narrow);
  await expectAccessible(narrow);

  const admin = await open(browser);
  const faults = watchFaults(admin);
  await setUp(admin, address, 'ada@example.test');
  await admin.waitForURL(/\/useraccount\//);
  const link = await invite(admin, 'nina@example.test');
  await expectAccessible(admin);
  expect(new URL(link).origin).toBe(new URL(address).origin);

  const colleague = await open(browser);
  await join(colleague, link);
  await colleague.goto('/useraccount/workspace/users');
  await expect(colleague.getByText('Ada Byron')).toBeVisible();
  expect(faults).toEqual([]);

  // The log and the page of unsent mail show the same link.
  expect(
    await printed(api, /Mail to nina@example\.test: You are invited to Harbor on Roofline (\S+?)"/),
  ).toBe(link);
  const mails = await open(browser);
  await mails.goto(`${new URL(address).origin}/dev/mail`);
  await expect(mails.getByRole('link', { name: link })).toBeVisible();

  // It worked once.
  const late = await open(browser);
  await setUp(late, address, 'eve@example.test');
  await expect(late.getByText('Setup failed')).toBeVisible();
});

test('every page warns of demo accounts that other people can reach', async ({ browser }) => {
  const site = `http://127.0.0.1:${PORT}`;
  await copyDemoFolder(folder.path);
  await install({ DEMO: 'on', PUBLIC_URL: site });
  for (const width of [1440, 390]) {
    const page = await open(browser, width);
    const warning = page.getByRole('alert').filter({ hasText: 'Demo accounts are open.' });
    // A page that is asked for while the service is still busy with its start comes without what it does not know yet.
    await expect(async () => {
      await page.goto(site);
      await expect(warning).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await expectAccessible(page);
    await signIn(page, 'admin', site);
    await expect(warning).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
