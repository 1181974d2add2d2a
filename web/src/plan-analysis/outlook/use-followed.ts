import { startTransition, useEffect, useState } from 'react';

/** Longer than the time between two reports of a simulation, in milliseconds. */
const REST_MS = 60;

/**
 * Returns a value a moment later, once it rests. Cards further down are so drawn after those that the user looks at, in a
 * task of their own, and not at all for figures that the next report replaces.
 */
export function useFollowed<Value>(value: Value): Value {
  const [followed, setFollowed] = useState(value);
  useEffect(() => {
    if (Object.is(value, followed)) return undefined;
    const timer = setTimeout(() => startTransition(() => setFollowed(() => value)), REST_MS);
    return () => clearTimeout(timer);
  }, [value, followed]);
  return followed;
}
