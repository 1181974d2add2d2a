export interface ToastItem {
  id: number;
  kind: 'success' | 'failure';
  text: string;
  /** What the toast offers to do about it: `Undo`. */
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  onSelect: () => void;
}

/** The most toasts at once: more would be a pile that no one reads. */
const most = 3;
let items: readonly ToastItem[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

function add(kind: ToastItem['kind'], text: string, action?: ToastAction) {
  const kept = items.filter((item) => item.text !== text);
  change([...kept, { id: nextId++, kind, text, action }].slice(-most));
}

/** Short messages at the bottom right. A success stays for 4 s, with an action for 10; a failure until it is closed. */
export const toast = {
  success: (text: string, action?: ToastAction) => add('success', text, action),
  failure: (text: string) => add('failure', text),
  close: (id: number) => change(items.filter((item) => item.id !== id)),
  closeAll: () => change([]),
};

/** Only for the Toaster. */
export const toastStore = {
  read: () => items,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
