import { useEffect, useRef, useState } from 'react';

/** What is typed counts after this long a rest. */
const TYPING_MS = 300;

/** Text as it is typed; `apply` gets it after a rest. A change of `applied` from elsewhere wins. */
export function useTypedText(applied: string, apply: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [told, setTold] = useState(applied);
  const [seen, setSeen] = useState(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (applied !== told) clearTimeout(timer.current);
    // Only what comes from elsewhere ends a rest that has begun.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [applied]);
  if (seen !== applied) {
    setSeen(applied);
    // A letter may have been typed since `apply` got the text: it stays.
    if (applied !== told || typed === told) setTyped(null);
  }
  const text = typed ?? applied;
  return {
    text,
    type: (next: string) => {
      setTyped(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setTold(next);
        latest.current(next);
      }, TYPING_MS);
    },
    /** What was typed counts at once: the caller applies it together with something else. */
    settle: () => {
      clearTimeout(timer.current);
      setTold(text);
      return text;
    },
    /** What was typed and not applied yet does not count: the filters are cleared. */
    forget: () => {
      clearTimeout(timer.current);
      setTyped(null);
    },
  };
}
