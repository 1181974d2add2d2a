import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** What is typed counts after this long a rest. */
const TYPING_MS = 300;

type Timer = RefObject<ReturnType<typeof setTimeout> | undefined>;

/**
 * Ends the rest with the page, for whoever follows a link to another one, as applying the text then would lead them back, and for
 * whoever clears the filters (`ClearFilters`): what was typed is forgotten then.
 */
function useEndOfRest(timer: Timer, forget: () => void): void {
  useEffect(() => {
    const end = () => clearTimeout(timer.current);
    const leave = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const link = target.closest('a');
      if (link && !link.target && link.pathname !== window.location.pathname) end();
      if (!target.closest('[data-clears-filters]')) return;
      end();
      forget();
    };
    document.addEventListener('click', leave, true);
    return () => {
      document.removeEventListener('click', leave, true);
      end();
    };
  }, [timer, forget]);
}

/** Text as it is typed; `apply` gets it after a rest. A change of `applied` from elsewhere wins. */
export function useTypedText(applied: string, apply: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [told, setTold] = useState(applied);
  const [seen, setSeen] = useState(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(apply);
  const forget = useCallback(() => setTyped(null), []);
  useEffect(() => {
    latest.current = apply;
  });
  useEndOfRest(timer, forget);
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
  };
}
