import { expect, test, type Page } from '@playwright/test';
import {
  contextAt,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  selectProperty,
  signIn,
} from './person';
import { NIGHTLY } from '../stack/thorough';

/** What opens over a page: where, and how it is opened. */
const OPENED: [what: string, address: string, open: (page: Page) => Promise<void>][] = [
  [
    'command palette',
    'components',
    async (page) => {
      await page
        .getByRole('button', { name: /^Search or jump to/ })
        .first()
        .click();
      await page.getByRole('combobox', { name: 'Search or jump to' }).fill('roof');
      await expect(page.getByRole('option', { name: /roofs/ }).first()).toBeVisible();
    },
  ],
  [
    'palette that finds nothing',
    'plans',
    async (page) => {
      await page
        .getByRole('button', { name: /^Search or jump to/ })
        .first()
        .click();
      await page.getByRole('combobox', { name: 'Search or jump to' }).fill('no such thing');
      await expect(page.getByText('No matches')).toBeVisible();
    },
  ],
  [
    'plans as a table',
    'plans',
    async (page) => {
      await page.getByText('Table', { exact: true }).first().click();
      await expect(page.getByText('Steady increase').first()).toBeVisible();
    },
  ],
  [
    'form of a component',
    'components?add=1',
    async (page) => expect(page.getByRole('dialog', { name: 'Add component' })).toBeVisible(),
  ],
  [
    'calendar of a date field',
    'components?add=1',
    async (page) => {
      await page.getByRole('dialog', { name: 'Add component' }).waitFor();
      await page.getByRole('button', { name: 'Choose a day' }).first().click();
      await expect(page.getByRole('grid').last()).toBeVisible();
    },
  ],
  [
    'properties that need attention',
    'user/properties?attention=1',
    async (page) => expect(page.getByRole('button', { name: 'Needs attention' })).toBeVisible(),
  ],
  ['create a plan', 'plans?create=1', async (page) => expect(page.getByRole('dialog')).toBeVisible()],
];

for (const width of [1440, 390])
  test(
    `what opens over a page at ${width} in both themes: axe finds nothing`,
    width === 390 ? NIGHTLY : {},
    async ({ browser }) => {
      const context = await contextAt(browser, width);
      const page = await context.newPage();
      await signIn(page, 'admin');
      await selectProperty(page, 'Alder Creek Gardens');
      for (const [what, address, open] of OPENED)
        await test.step(what, async () => {
          await page.goto(`/useraccount/${address}`);
          // A dialog that the address opens hides the page's own heading.
          await expect(page.getByRole('heading').first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          await open(page);
          await expectAccessibleInBothThemes(page);
          await expectNoSidewaysScroll(page);
        });
      await context.close();
    },
  );

const HOME: Record<string, string[]> = {
  manager: ['properties/dashboard', 'plans', 'components', 'user/properties', 'workspace/users'],
  member: ['properties/dashboard', 'plans', 'components', 'user/properties', 'files'],
  vendor: ['components', 'photos', 'user/properties', 'user/profile'],
  staff: ['admin/properties', 'admin/portfolios', 'admin/users', 'admin/import-requests'],
};

for (const [role, addresses] of Object.entries(HOME))
  test(`the pages of a ${role}: axe finds nothing in either theme`, async ({ browser }) => {
    const context = await browser.newContext({
      colorScheme: 'light',
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await signIn(page, role);
    for (const address of addresses)
      await test.step(address, async () => {
        await page.goto(`/useraccount/${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessibleInBothThemes(page);
      });
    await context.close();
  });
