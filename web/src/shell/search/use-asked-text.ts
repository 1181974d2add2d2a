import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 200;

/** What is typed, without spaces around it, once the typing pauses: what the service is asked for. */
export function useAskedText(text: string): string {
  const [asked, setAsked] = useState(text.trim());
  useEffect(() => {
    const timer = window.setTimeout(() => setAsked(text.trim()), text === '' ? 0 : DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return asked;
}
