import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Typed text is applied after a pause this long. */
const TYPING_MS = 300;

type Timer = RefObject<ReturnType<typeof setTimeout> | undefined>;

/**
 * Ends the pause with the page, when the user follows a link to another one (to apply the text then would lead back), and
 * when the user clears the filters (`ClearFilters`), which also discards the typed text.
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

/** Returns the text as it is typed; calls `apply` after a pause. A change of `applied` from elsewhere wins. */
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
    // Only a change from elsewhere ends a pause that has begun.
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
    /** Ends the pause and returns the text: the caller applies it together with something else. */
    settle: () => {
      clearTimeout(timer.current);
      setTold(text);
      return text;
    },
  };
}
