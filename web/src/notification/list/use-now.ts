import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Returns the current time, updated every minute, for texts that say how long ago something was. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
