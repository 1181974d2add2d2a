import { useEffect, useState } from 'react';

/** Under this, in milliseconds, nothing shows that something is on its way: showing it and taking it away is two drawings more. */
export const UNSEEN_MS = 300;

/** Is something on its way, and has been for longer than goes unseen? */
export function useSlow(isOnItsWay: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    const timer = setTimeout(() => setSlow(true), UNSEEN_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isOnItsWay]);
  return isOnItsWay && isSlow;
}
