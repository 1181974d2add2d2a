import { useLayoutEffect, useRef, useState } from 'react';
import { usePrinting } from '../print/use-printing';

/** What a card on letter paper in landscape has inside, in CSS pixels. */
const PAPER_PX = 870;
/** A card that is not wider than this stands beside another one, on paper too. */
const NARROW_PX = 600;

/** Width of an element in pixels, kept up to date; 0 until it is known. While it is printed, a wide one has what a sheet has. */
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
  return { ref, width: printing && width > NARROW_PX ? PAPER_PX : width };
}
