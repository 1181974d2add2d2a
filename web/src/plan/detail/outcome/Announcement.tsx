import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';

const REST_MS = 500;

/** Tells screen readers the outcome after a pause, but not the outcome that the page opened with. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const opened = useRef(text);
  useEffect(() => {
    if (text === opened.current) return undefined;
    const timer = setTimeout(() => {
      opened.current = '';
      setSaid(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <chakra.p role="status" srOnly>
      {said}
    </chakra.p>
  );
}
