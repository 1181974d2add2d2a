/** The service's short answer about the viewer's notifications, without the list. */
export interface Unread {
  unreadCount: number;
  /** When the last notification came or was read. */
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

/** The number of unread notifications of the last answer; null until the first one. */
export const unread = {
  read: () => known,
  put(next: Unread | null) {
    if (isSame(known, next)) return;
    known = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => subscribe(listeners, listener),
  /** Asks again at once, after the user marked a notification as read. */
  ask() {
    for (const asker of askers) asker();
  },
  onAsk: (asker: () => void) => subscribe(askers, asker),
};
