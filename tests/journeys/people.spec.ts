import { partOf, startMailServer, type MailServer } from '@roofline/api/mail/fixtures/smtp';
import { expect, test, type Page } from '@playwright/test';
import { copyDemoFolder } from '../stack/demo/folder';
import { endProcesses, startApiProcess, startBffProcess } from '../stack/processes';
import { temporaryFolder } from '../stack/service-data';
import { NIGHTLY } from '../stack/thorough';
import { expectAccessible, expectNoSidewaysScroll, signIn } from './person';

const PORT = 43_112;
const SITE = `http://127.0.0.1:${PORT}`;
const PASSWORD = 'quiet-river7';

let mail: MailServer;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
// A separate service that sends mail to a server in this process.
test.beforeAll(async () => {
  mail = await startMailServer();
  folder = await temporaryFolder();
  await copyDemoFolder(folder.path);
  const settings = { DATA_DIR: folder.path, SMTP_URL: mail.url, PUBLIC_URL: SITE, DEMO: 'on' };
  const api = await startApiProcess(settings);
  await startBffProcess(api.url, { PORT: String(PORT), PUBLIC_URL: SITE });
});
test.afterAll(async () => {
  await endProcesses();
  await mail?.close();
  await folder?.remove();
});
test.use({ baseURL: SITE });

/** The link in the newest mail to a person. */
async function mailedAddress(to: string): Promise<string> {
  const newest = () => mail.received.findLast((each) => each.to === to);
  await expect.poll(newest).toBeTruthy();
  const text = partOf(newest()!.raw, 'text/plain');
  return /https?:\/\/\S+#\/(?:join|resetpassword)\S+/.exec(text)![0];
}

async function invite(admin: Page, email: string): Promise<void> {
  await admin.goto('/useraccount/workspace/users/invites');
  await admin.getByRole('button', { name: 'Invite user' }).click();
  const pane = admin.getByRole('dialog', { name: 'Invite user' });
  await pane.getByLabel('Email').fill(email);
  await pane.getByLabel('Role').selectOption('Member');
  await pane.getByRole('checkbox').first().check();
  await pane.getByRole('button', { name: 'Invite user' }).click();
  await expect(admin.getByText('User Invited')).toBeVisible();
}

async function join(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('form', { name: 'Register to accept the invitation' })).toBeVisible();
  await page.getByLabel('First name').fill('Nina');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Register & Accept' }).click();
  await page.waitForURL(/\/useraccount\//);
}

/** Deactivated in the Admin's window, signed out at the next click in the user's own. */
async function shutOut(admin: Page, user: Page): Promise<void> {
  await admin.goto('/useraccount/workspace/users?q=Nina');
  await admin.getByRole('button', { name: 'Deactivate Nina Reyes' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(admin.getByText('User Deactivated')).toBeVisible();
  await user.getByRole('link', { name: 'Components' }).first().click();
  await expect(user).toHaveURL(/#\/signin/);
}

for (const width of [1440, 390])
  test(
    `invited by mail, joins, has the rights of the role, and is signed out once deactivated, at ${width}`,
    width === 390 ? NIGHTLY : {},
    async ({ browser }) => {
      const email = `nina-${width}@example.test`;
      const admin = await (await browser.newContext({ baseURL: SITE })).newPage();
      await signIn(admin, 'admin');
      await invite(admin, email);

      const viewport = { width, height: 844 };
      const user = await (await browser.newContext({ baseURL: SITE, viewport })).newPage();
      const address = await mailedAddress(email);
      await join(user, address);
      await expect(user.getByText(/1 property|1 of 1|1–1 of 1/).first()).toBeVisible();
      await expect(user.getByRole('button', { name: /^(Edit|Archive) / })).toHaveCount(0);
      await user.goto('/useraccount/workspace/users');
      await expect(user).toHaveURL(/\/properties\/dashboard/);
      await expectNoSidewaysScroll(user);
      // Its code is used up.
      const late = await (await browser.newContext({ baseURL: SITE })).newPage();
      await late.goto(address);
      await expect(late.getByText('Unable to join')).toBeVisible();

      await shutOut(admin, user);
      await user.getByLabel('Email').fill(email);
      await user.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await user.getByRole('button', { name: 'Sign In' }).click();
      await expect(user.getByText('Sign in failed')).toBeVisible();
    },
  );

test('a forgotten password is reset by its mail, once', async ({ page }) => {
  const email = 'member@demo.test';
  await page.goto('/#/signin');
  await page.getByRole('link', { name: /forgot|reset/i }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(
    page.getByText(
      'If the email address you specified was located in our system, a password reset email has been sent.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  const address = await mailedAddress(email);
  await page.goto(address);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Your password has been reset.')).toBeVisible();
  await page.goto('/#/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/useraccount\//);
  await page.goto(address);
  await expect(page.getByText('The link to reset your password has expired.')).toBeVisible();
});
