import { useLayoutEffect, useRef, useState } from 'react';
import { usePrinting } from '../print/use-printing';

/** What a card on letter paper in landscape has inside, in CSS pixels. */
const PAPER_PX = 870;

/** Width of an element in pixels, kept up to date; 0 until it is known. While it is printed, at most what a sheet has. */
export function useWidth<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.round(element.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const printing = usePrinting();
  return { ref, width: printing ? Math.min(width, PAPER_PX) : width };
}
