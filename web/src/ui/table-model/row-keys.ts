import type { KeyboardEvent } from 'react';

export interface RowKeyActions {
  onOpen?: (id: string) => void;
  onSelect?: (id: string, range: boolean) => void;
  onRename?: (id: string) => void;
}

/** Returns whether a control keeps a key: a row reacts to keys while it is focused, to some also from its controls. */
function keepsKeys(target: EventTarget, key: string): boolean {
  const element = target as HTMLElement;
  if (element.matches('[data-row]')) return false;
  if (element.matches('input:not([type=checkbox]), select, textarea, [contenteditable]')) return true;
  return !['ArrowDown', 'ArrowUp', '.', 'F2'].includes(key);
}

/** Handles keys of rows: Up, Down, Home, End move; Space selects; Enter opens; F2 renames; `.` opens the actions. */
export function handleRowKey(event: KeyboardEvent<HTMLElement>, actions: RowKeyActions) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
  if (!row || keepsKeys(event.target, event.key)) return;
  const id = row.dataset.row!;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.indexOf(row);
  const run: Record<string, (() => void) | undefined> = {
    ArrowDown: () => rows[at + 1]?.focus(),
    ArrowUp: () => rows[at - 1]?.focus(),
    Home: () => rows[0]?.focus(),
    End: () => rows.at(-1)?.focus(),
    Enter: actions.onOpen && (() => actions.onOpen!(id)),
    ' ': actions.onSelect && (() => actions.onSelect!(id, event.shiftKey)),
    F2: actions.onRename && (() => actions.onRename!(id)),
    '.': () => openActions(row),
  };
  const action = run[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

/** Opens the menu of the row where it has one; otherwise focuses its first action. */
function openActions(row: HTMLElement) {
  const cell = row.querySelector('[data-row-actions]');
  const menu = cell?.querySelector<HTMLElement>('[aria-haspopup]');
  if (menu) {
    menu.focus();
    // As by key and not by click: the menu then opens with its first action highlighted.
    menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
  } else cell?.querySelector<HTMLElement>('a, button')?.focus();
}
