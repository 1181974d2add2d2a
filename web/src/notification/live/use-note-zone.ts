import { useEffect } from 'react';
import { storage } from '../../app/storage';
import { useNoteTimeZoneMutation } from '../preferences/Preferences.generated';
import { browserZone } from '../preferences/time-zones';

/**
 * Sends the service once the zone of this browser, for digests and reminders in the morning of whoever signs in here. One
 * that they chose, or that another browser told before, stays.
 */
export function useNoteZone(): void {
  const [send] = useNoteTimeZoneMutation();
  useEffect(() => {
    const timeZone = browserZone();
    if (timeZone === null || storage.notedZone() === timeZone) return;
    send({ variables: { input: { timeZone } } }).then(
      () => storage.setNotedZone(timeZone),
      // The next page that is opened tells it.
      () => undefined,
    );
  }, [send]);
}
