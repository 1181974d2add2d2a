import { useEffect } from 'react';
import { Poller } from './poller';
import { unread } from './unread';
import { useNoteZone } from './use-note-zone';

/** The delay of the first request, so that the page's own requests go first. */
const FIRST_MS = 1000;

/** Updates the number of unread notifications while the application is open. Draws nothing. */
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
