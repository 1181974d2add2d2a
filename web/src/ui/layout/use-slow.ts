import { useEffect, useState } from 'react';

/** For so many milliseconds nothing shows that content is loading: a sign that comes and goes costs two more drawings. */
export const UNSEEN_MS = 300;

/** Returns whether something has been loading for longer than UNSEEN_MS. */
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
