import { expect, test, type Browser, type Page } from '@playwright/test';
import { contextAt, expectNoSidewaysScroll, signIn, watchFaults } from './person';

const PROJECT = 'Carport roofs: recoat or membrane';

/** A phone of its own, where somebody has signed in. */
async function phoneOf(browser: Browser, role: string): Promise<{ page: Page; faults: string[] }> {
  const context = await contextAt(browser, 390);
  const page = await context.newPage();
  const faults = watchFaults(page);
  await signIn(page, role);
  return { page, faults };
}

test('an administrator who is mentioned in a note reads of it in the bell of a phone, and opens the project', async ({
  browser,
}) => {
  const { page: writer, faults } = await phoneOf(browser, 'manager');
  await writer.goto('/useraccount/projects');
  await writer.getByRole('combobox', { name: 'Phase' }).selectOption({ label: 'Board Approval, 1' });
  await writer.getByRole('link', { name: PROJECT }).tap();
  await writer.getByRole('button', { name: /^Notes/ }).tap();
  const note = writer.getByRole('form', { name: 'New note' });
  await note.getByRole('textbox').pressSequentially('The ladder is at gate four @Dan');
  await writer.getByRole('option', { name: /Dana Okafor/ }).tap();
  await note.getByRole('button', { name: 'Add note' }).tap();
  await expect(writer.getByText('Note Added')).toBeVisible();
  await expect(writer.getByRole('list', { name: 'Notes, newest first' })).toContainText(
    'gate four @Dana Okafor',
  );
  await expectNoSidewaysScroll(writer);
  expect(faults).toEqual([]);

  const { page: reader, faults: others } = await phoneOf(browser, 'admin');
  await reader.getByRole('button', { name: /^Notifications, .* unread$/ }).tap();
  const news = reader.getByRole('list', { name: 'Newest notifications' }).getByRole('listitem').first();
  await expect(news).toContainText(`Priya Vennard mentioned you in ${PROJECT}`);
  await expect(news).toContainText('The ladder is at gate four @Dana Okafor');
  await expectNoSidewaysScroll(reader);
  await news.getByRole('link').first().tap();
  await expect(reader.getByRole('heading', { level: 1, name: PROJECT })).toBeVisible();
  expect(others).toEqual([]);
});
