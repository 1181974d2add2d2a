import { useLayoutEffect, useRef, useState } from 'react';
import { CARD_PX, PLOT_PX, SHEET_PX } from '../print/sheet-size';
import { usePrinting } from '../print/use-printing';

/** A card with a smaller part of its row has other cards beside it, on paper too. */
const WHOLE = 0.75;

interface Measured {
  /** In pixels, as it is on screen. */
  width: number;
  /** Its part of the row that it shares with other cards, the same on paper; 1 outside a row. */
  part: number;
}

/** Measures an element's width and its part of its row, and keeps both up to date. */
function useMeasured<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [measured, setMeasured] = useState<Measured>({ width: 0, part: 1 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { width } = element.getBoundingClientRect();
      const row = element.closest('[data-paper-row]')?.getBoundingClientRect().width;
      const next = { width: Math.round(width), part: row ? width / row : 1 };
      setMeasured((old) => (old.width === next.width && old.part === next.part ? old : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...measured };
}

/** Returns an element's width in pixels, always up to date; 0 until it is known. In print, at most that of a card. */
export function useWidth<Element extends HTMLElement>() {
  const { ref, width } = useMeasured<Element>();
  const printing = usePrinting();
  return { ref, width: printing ? Math.min(width, CARD_PX) : width };
}

/**
 * Returns the size that a plot is drawn in. A browser gives no size on paper before it prints: the size follows from the
 * part of its row that the plot has on screen, so that it fills its card on paper, too.
 */
export function usePlotSize<Element extends HTMLElement>(height: number) {
  const { ref, width, part } = useMeasured<Element>();
  const printing = usePrinting();
  if (!printing || width === 0) return { ref, width, height };
  const onPaper = part < WHOLE ? Math.round(part * SHEET_PX) : CARD_PX;
  const inShape = height * Math.min(1, onPaper / width);
  return { ref, width: onPaper, height: Math.min(PLOT_PX, Math.round(inShape)) };
}
