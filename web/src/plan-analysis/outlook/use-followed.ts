import { startTransition, useEffect, useState } from 'react';

/** Reports of a simulation come quicker than this. */
const REST_MS = 60;

/**
 * A value some moments later, once it rests. What stands further down is drawn after what is looked at, in a task of its
 * own, and not at all for figures that the next report overtakes.
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
