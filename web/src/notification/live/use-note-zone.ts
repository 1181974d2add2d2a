import { useEffect } from 'react';
import { storage } from '../../app/storage';
import { useNoteTimeZoneMutation } from '../preferences/Preferences.generated';
import { browserZone } from '../preferences/time-zones';

/**
 * Sends the browser's time zone to the service once, so that digests and reminders arrive in the user's morning. A zone
 * that the user chose, or that another browser sent before, stays.
 */
export function useNoteZone(): void {
  const [send] = useNoteTimeZoneMutation();
  useEffect(() => {
    const timeZone = browserZone();
    if (timeZone === null || storage.notedZone() === timeZone) return;
    send({ variables: { input: { timeZone } } }).then(
      () => storage.setNotedZone(timeZone),
      // The next page load sends it.
      () => undefined,
    );
  }, [send]);
}
