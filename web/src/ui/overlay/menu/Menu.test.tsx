import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { openMenu, pickFromMenu } from '../../../testing/pick-from-menu';
import { Button } from '../../action/Button';
import { Dialog } from '../Dialog';
import { Menu, type MenuItem } from '../Menu';
import { renderUi } from '../../test-render';

const chosen = vi.fn();
const item = (label: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id: label.toLowerCase(),
  label,
  onSelect: () => chosen(label),
  ...more,
});
const items = [item('Rename'), item('Copy'), item('Share', { disabled: true }), item('Close')];

function show(around: { onClick?: () => void; onKeyDown?: () => void } = {}) {
  chosen.mockClear();
  const user = userEvent.setup();
  renderUi(
    <main>
      <div role="presentation" {...around}>
        <Menu label="Actions" items={items} trigger={<Button>Actions</Button>} />
      </div>
      <button type="button">Elsewhere</button>
    </main>,
  );
  return { user, button: screen.getByRole('button', { name: 'Actions' }) };
}
const marked = () => document.querySelector('[data-highlighted]')?.textContent;

it('opens on a click without a marked item, and on Enter, space and the arrows with one', async () => {
  const { user, button } = show();
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  await user.click(button);
  const menu = screen.getByRole('menu', { name: 'Actions' });
  expect(document.activeElement).toBe(menu);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(marked()).toBeUndefined();
  await user.keyboard('{Escape}');
  for (const [key, mark] of [
    ['{Enter}', 'Rename'],
    [' ', 'Rename'],
    ['{ArrowDown}', 'Rename'],
    ['{ArrowUp}', 'Close'],
  ] as const) {
    await user.keyboard(key);
    expect(marked()).toBe(mark);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  }
});

it('moves the mark around its ends and to first letters, and exposes it to screen readers', async () => {
  const { user, button } = show();
  const menu = await openMenu(user, button);
  for (const [key, mark] of [
    ['{ArrowUp}', 'Close'],
    ['{ArrowDown}', 'Rename'],
    ['{End}', 'Close'],
    ['{Home}', 'Rename'],
    ['c', 'Copy'],
  ] as const) {
    await user.keyboard(key);
    expect(marked()).toBe(mark);
    expect(document.getElementById(menu.getAttribute('aria-activedescendant')!)?.textContent).toBe(mark);
  }
  await user.keyboard('l');
  expect(marked()).toBe('Close');
});

it('chooses by Enter and by a click, never a disabled item, and gives the focus back', async () => {
  const { user, button } = show();
  await pickFromMenu(user, await openMenu(user, button), 'Copy');
  expect(chosen.mock.calls).toEqual([['Copy']]);
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.click(screen.getByRole('menuitem', { name: 'Share' }));
  expect(screen.getByRole('menu')).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: 'Close' }));
  expect(chosen.mock.calls).toEqual([['Copy'], ['Close']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('closes on a press elsewhere, on its own button and on Tab, which goes on from the button', async () => {
  const { user, button } = show();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  await user.click(button);
  await user.click(elsewhere);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(elsewhere);
  await user.click(button);
  await user.click(button);
  expect(screen.queryByRole('menu')).toBeNull();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(elsewhere);
  await user.click(button);
  await user.click(document.body);
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('keeps its clicks and keys from the row around it', async () => {
  const around = { onClick: vi.fn(), onKeyDown: vi.fn() };
  const { user, button } = show(around);
  await user.click(button);
  around.onClick.mockClear();
  around.onKeyDown.mockClear();
  await user.keyboard('{ArrowDown}c');
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }));
  expect(chosen).toHaveBeenCalledOnce();
  expect(around.onClick).not.toHaveBeenCalled();
  expect(around.onKeyDown).not.toHaveBeenCalled();
});

function InDialog() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Menu items={[item('Rename', { onSelect: () => setShown(true) })]} trigger={<Button>Actions</Button>} />
      <Dialog title="Rename" open={shown} onClose={() => setShown(false)}>
        <Menu label="Within" items={items} trigger={<Button>More</Button>} />
      </Dialog>
    </>
  );
}

it('opens a dialog that gives the focus back to its button, and in a dialog takes Esc for itself', async () => {
  const user = userEvent.setup();
  renderUi(<InDialog />);
  const button = screen.getByRole('button', { name: 'Actions' });
  await pickFromMenu(user, await openMenu(user, button), 'Rename');
  const dialog = await screen.findByRole('dialog', { name: 'Rename' });
  await openMenu(user, await screen.findByRole('button', { name: 'More' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(dialog.isConnected).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('has no violations that axe finds', async () => {
  const { user, button } = show();
  await openMenu(user, button);
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map((each) => each.id)).toEqual([]);
});
