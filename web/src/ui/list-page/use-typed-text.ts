import { useEffect, useRef, useState, type RefObject } from 'react';

/** What is typed counts after this long a rest. */
const TYPING_MS = 300;

type Timer = RefObject<ReturnType<typeof setTimeout> | undefined>;

/** Ends the rest with the page, and for whoever follows a link to another one: applying the text then would lead them back. */
function useEndOfRest(timer: Timer): void {
  useEffect(() => {
    const end = () => clearTimeout(timer.current);
    const leave = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && !link.target && link.pathname !== window.location.pathname) end();
    };
    document.addEventListener('click', leave, true);
    return () => {
      document.removeEventListener('click', leave, true);
      end();
    };
  }, [timer]);
}

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
  useEndOfRest(timer);
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
