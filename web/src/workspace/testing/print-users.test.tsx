import { aWorkspaceUser } from '@roofline/schema/fixtures/workspace';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageOf } from '../../testing/recorder';
import { toast, toastStore } from '../../ui/feedback/toast';
import { PrintNotice } from '../../ui/print/PrintNotice';
import { WorkspaceUsersPage } from '../users/WorkspaceUsersPage';
import { openWorkspace } from './people';

const usersOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...aWorkspaceUser(),
    workspaceUserId: `01980000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`,
    fullName: `User ${n + 1}`,
  }));

type Asked = { page: number; pageSize: number };
const rows = () => document.querySelectorAll('tbody tr').length;
/** Row count and text of the page at each call of `print`. */
const printed: { rows: number; text: string | null }[] = [];
beforeEach(() => {
  vi.stubGlobal('print', () => printed.push({ rows: rows(), text: document.body.textContent }));
});

type Answer = (asked: Asked) => unknown;
async function open(count: number, answer: Answer = (asked) => pageOf(usersOf(count), asked)) {
  const page = (
    <>
      <PrintNotice />
      <WorkspaceUsersPage />
    </>
  );
  const view = openWorkspace(page, { workspaceUsers: answer });
  await screen.findByText('User 1');
  return view;
}
/** Presses Ctrl P; returns false where the page prints itself. */
const pressPrint = () => fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });

afterEach(() => {
  printed.length = 0;
  act(() => toast.closeAll());
});

it('prints the rows of all pages on Ctrl P, and shows its page again afterwards', async () => {
  const view = await open(123);
  expect(rows()).toBe(10);
  expect(pressPrint()).toBe(false);
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]!.rows).toBe(123);
  expect(printed[0]!.text).toContain('1 to 123 of 123');
  expect(printed[0]!.text).not.toMatch(/Preparing|Press Ctrl P/);
  const asked = view.sentNamed('WorkspaceUsers').map(({ variables }) => variables as unknown as Asked);
  expect(asked.map(({ page, pageSize }) => [page, pageSize])).toEqual([
    [1, 10],
    [1, 100],
    [2, 100],
  ]);
  fireEvent(window, new Event('afterprint'));
  expect(rows()).toBe(10);
  expect(document.body.textContent).toContain('1 to 10 of 123');
});

it('prints all rows by the button below the list', async () => {
  const view = await open(12);
  await view.user.click(screen.getByRole('button', { name: 'Print all 12' }));
  await waitFor(() => expect(printed.map((each) => each.rows)).toEqual([12]));
});

it('says on paper how to print all rows, where the browser prints by itself', async () => {
  await open(12);
  fireEvent(window, new Event('beforeprint'));
  expect(rows()).toBe(10);
  expect(document.body.textContent).toContain('1 to 10 of 12');
  expect(document.body.textContent).toContain('Press Ctrl P or ⌘ P on the page to print all 12');
  fireEvent(window, new Event('afterprint'));
});

it('leaves Ctrl P to the browser where one page has all rows', async () => {
  await open(9);
  expect(pressPrint()).toBe(true);
  expect(screen.queryByRole('button', { name: /Print all/ })).toBeNull();
});

it('prints nothing where a page of rows cannot be loaded, and says so', async () => {
  let isBroken = false;
  await open(123, (asked) => {
    if (isBroken && asked.page === 2) throw new Error('gone');
    return pageOf(usersOf(123), asked);
  });
  isBroken = true;
  pressPrint();
  await waitFor(() =>
    expect(
      toastStore
        .read()
        .map(({ text }) => text)
        .join(''),
    ).toMatch(/was not printed/),
  );
  expect(printed).toEqual([]);
  expect(rows()).toBe(10);
});

it.each(['Cancel', 'Escape'])('prints nothing after %s', async (way) => {
  let goOn = (_: unknown) => {};
  const view = await open(123, async (asked: Asked) => {
    if (asked.pageSize === 100) await new Promise((resolve) => (goOn = resolve));
    return pageOf(usersOf(123), asked);
  });
  pressPrint();
  const button = await screen.findByRole('button', { name: 'Cancel' });
  await (way === 'Cancel' ? view.user.click(button) : view.user.keyboard('{Escape}'));
  goOn(null);
  await waitFor(() => expect(screen.queryByText(/Preparing to print/)).toBeNull());
  expect(printed).toEqual([]);
  expect(toastStore.read()).toEqual([]);
});
