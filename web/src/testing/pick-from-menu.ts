import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Returns the texts of a menu's entries. */
export const entriesOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

/** Opens the menu of a button by the keyboard, and waits until it takes keys: a menu that is still opening takes none. */
export async function openMenu(user: UserEvent, trigger: HTMLElement): Promise<HTMLElement> {
  trigger.focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(document.activeElement).toBe(menu));
  return menu;
}

/** Picks an entry of an open menu, and waits after each key: the menu moves its highlight only after it has drawn. */
export async function pickFromMenu(user: UserEvent, menu: HTMLElement, item: string): Promise<void> {
  const wanted = within(menu).getByRole('menuitem', { name: item });
  const mark = () => menu.getAttribute('aria-activedescendant');
  await user.keyboard('{Home}');
  const place = within(menu).getAllByRole('menuitem').indexOf(wanted);
  for (let step = 0; step < place; step++) {
    const before = mark();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(mark()).not.toBe(before));
  }
  await waitFor(() => expect(mark()).toBe(wanted.id));
  await user.keyboard('{Enter}');
}
