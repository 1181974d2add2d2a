import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 200;

/** Returns the typed text for a request to the service: trimmed, and only once the typing pauses. */
export function useAskedText(text: string): string {
  const [asked, setAsked] = useState(text.trim());
  useEffect(() => {
    const timer = window.setTimeout(() => setAsked(text.trim()), text === '' ? 0 : DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return asked;
}
