import { useEffect, useRef, useState } from 'react';

/** The list follows the typed text after this long a rest. */
const TYPING_MS = 300;

/** Text as it is typed, told after a rest. A change from outside wins. */
export function useTypedText(applied: string, apply: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seen !== applied) {
    setSeen(applied);
    setTyped(null);
  }
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(text), TYPING_MS);
  };
  return [typed ?? applied, type] as const;
}
