import { useEffect } from 'react';
import { Poller } from './poller';
import { unread } from './unread';
import { useNoteZone } from './use-note-zone';

/** The page that is opened asks first. */
const FIRST_MS = 1000;

/** Keeps the number of unread notifications current while the application is open. Draws nothing. */
export function UnreadPoller({ userId }: { userId: string }) {
  useNoteZone();
  useEffect(() => {
    const poller = new Poller(userId);
    const first = setTimeout(() => poller.start(), FIRST_MS);
    return () => {
      clearTimeout(first);
      poller.stop();
      unread.put(null);
    };
  }, [userId]);
  return null;
}
