import { useCallback, useEffect, useRef, useState } from 'react';

/** Long enough to choose several columns in a row, short enough to feel like an answer. */
const REST_MS = 400;

/**
 * Returns how the file is read, and loads a new preview after every change of that. One request at a time, and the last
 * choice counts: the answer to an earlier one never replaces a later choice.
 */
export function useRereading<R>(first: () => R, read: (asked: R) => Promise<string[]>) {
  const [reading, setReading] = useState(first);
  const [isStale, setStale] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  const wanted = useRef(reading);
  const isSending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    setProblems([]);
    let asked: R;
    let failed: string[];
    do {
      asked = wanted.current;
      failed = await read(asked);
    } while (asked !== wanted.current);
    isSending.current = false;
    setProblems(failed);
    setStale(failed.length > 0);
  }, [read]);
  const change = useCallback(
    (next: R) => {
      wanted.current = next;
      setReading(next);
      setStale(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), REST_MS);
    },
    [send],
  );
  return { reading, change, isStale, problems, retry: () => void send() };
}
