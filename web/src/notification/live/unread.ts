/** What the service says of the viewer's notifications between two readings of the list. */
export interface Unread {
  unreadCount: number;
  /** When the newest of them came or was read. */
  latest: string | null;
}

let known: Unread | null = null;
const listeners = new Set<() => void>();
const askers = new Set<() => void>();

const isSame = (a: Unread | null, b: Unread | null) =>
  a?.unreadCount === b?.unreadCount && a?.latest === b?.latest;

function subscribe(to: Set<() => void>, listener: () => void) {
  to.add(listener);
  return () => void to.delete(listener);
}

/** How many notifications are unread, as it was last heard; null until then. */
export const unread = {
  read: () => known,
  put(next: Unread | null) {
    if (isSame(known, next)) return;
    known = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => subscribe(listeners, listener),
  /** Something was marked as read here: asks again at once. */
  ask() {
    for (const asker of askers) asker();
  },
  onAsk: (asker: () => void) => subscribe(askers, asker),
};
