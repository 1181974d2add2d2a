import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy, PDFPageProxy } from './pdf-document';

/** US Letter, until the page itself says otherwise. */
const LETTER = 8.5 / 11;
/** A sharper picture than this costs memory and is not seen. */
const MOST_DENSITY = 2;

/** Draws a page as wide as its canvas is on screen. */
function drawn(page: PDFPageProxy, canvas: HTMLCanvasElement) {
  const natural = page.getViewport({ scale: 1 });
  const density = Math.min(window.devicePixelRatio || 1, MOST_DENSITY);
  const viewport = page.getViewport({ scale: (canvas.clientWidth * density) / natural.width });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  return page.render({ canvas, viewport });
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

/** Returns true once the element is in sight, or about to be, and from then on. */
function useSeen(ref: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: '400px' },
    );
    if (ref.current) watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, [ref]);
  return isSeen;
}

/** One page: its picture, and its text for those who do not see it. */
export function PdfPage({ document, number }: { document: PDFDocumentProxy; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isSeen = useSeen(canvas);
  const [shape, setShape] = useState(LETTER);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!isSeen) return undefined;
    let stop = () => {};
    let isGone = false;
    const show = async () => {
      const page = await document.getPage(number);
      if (isGone || !canvas.current) return;
      const { width, height } = page.getViewport({ scale: 1 });
      setShape(width / height);
      const task = drawn(page, canvas.current);
      stop = () => task.cancel();
      await task.promise;
      if (!isGone) setText(await textOf(page));
    };
    // A page that cannot be drawn stays white, and the others are there all the same.
    show().catch(() => undefined);
    return () => {
      isGone = true;
      stop();
    };
  }, [isSeen, document, number]);
  const label = `Page ${number} of ${document.numPages}`;
  return (
    <chakra.figure position="relative">
      <chakra.canvas
        ref={canvas}
        role="img"
        aria-label={label}
        display="block"
        w="full"
        bg="white"
        borderWidth="1px"
        borderRadius="check"
        style={{ aspectRatio: shape }}
      />
      <chakra.figcaption srOnly>{text}</chakra.figcaption>
    </chakra.figure>
  );
}
