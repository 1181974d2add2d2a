import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  windowScroll,
} from '@tanstack/react-virtual';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { MOST_PRINTED, usePrinting } from '../print/use-printing';

/** Up to this many rows, a table's rows are all in the page, so that search in the page and printing find them. */
const threshold = 200;

export interface VirtualOptions<Item> {
  /** One height for all items, or one for each; heights must be known before items are drawn. */
  height: number | ((item: Item) => number);
  /** Up to this many items are all drawn. */
  from?: number;
  /** How many items are drawn before and after those in sight. */
  overscan?: number;
}

/** Returns the nearest ancestor that scrolls; null means the window. */
function scrollParent(element: HTMLElement): HTMLElement | null {
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight)
      return each;
  }
  return null;
}

/** Returns the element that scrolls a table's body, and the distance of the body from its top. */
function usePlace(bodyRef: RefObject<HTMLElement | null>, active: boolean) {
  const [place, setPlace] = useState<{ parent: HTMLElement | null; margin: number }>({
    parent: null,
    margin: 0,
  });
  useLayoutEffect(() => {
    const body = bodyRef.current;
    if (!active || !body) return;
    const parent = scrollParent(body);
    const top = parent ? parent.getBoundingClientRect().top - parent.scrollTop : -window.scrollY;
    setPlace({ parent, margin: body.getBoundingClientRect().top - top });
  }, [bodyRef, active]);
  return place;
}

/** No items are left out before or after the drawn ones. */
const STILL = { before: 0, after: 0, scrollTo: (_index: number) => {} };
const beyond = (items: readonly unknown[]) => Math.max(0, items.length - MOST_PRINTED);

/** Returns the virtualizer's options for its scrolling element: the window, or a part of the page. */
const scrolledBy = (parent: HTMLElement | null) => ({
  getScrollElement: () => parent ?? (window as unknown as Element),
  ...((parent
    ? { observeElementRect, observeElementOffset, scrollToFn: elementScroll }
    : {
        observeElementRect: observeWindowRect,
        observeElementOffset: observeWindowOffset,
        scrollToFn: windowScroll,
        initialOffset: () => window.scrollY,
      }) as object),
});

/** Returns the items to draw of a long list, and the room to leave before and after them. */
export function useVirtualWindow<Item, Body extends HTMLElement = HTMLTableSectionElement>(
  items: readonly Item[],
  { height, from = threshold, overscan = 12 }: VirtualOptions<Item>,
) {
  const bodyRef = useRef<Body>(null);
  const printing = usePrinting();
  const active = items.length > from;
  const heightOf = (item: Item) => (typeof height === 'number' ? height : height(item));
  const place = usePlace(bodyRef, active);
  const virtualizer = useVirtualizer<Element, Element>({
    // Where all items are drawn, the virtualizer neither measures nor draws them again.
    enabled: active,
    count: active ? items.length : 0,
    estimateSize: (index) => heightOf(items[index]!),
    overscan,
    scrollMargin: place.margin,
    ...scrolledBy(place.parent),
  });

  // Sizes are never measured: after a change the virtualizer has to read the estimates again.
  const sizes = typeof height === 'number' ? height : items;
  useLayoutEffect(() => {
    if (active) virtualizer.measure();
  }, [virtualizer, sizes, active]);

  const scrollTo = (index: number) => virtualizer.scrollToIndex(index, { align: 'center' });
  // On paper nothing scrolls: all rows, up to a limit that the page states.
  if (active && printing)
    return { bodyRef, ...STILL, visible: items.slice(0, MOST_PRINTED), unprinted: beyond(items) };
  if (!active) return { bodyRef, ...STILL, visible: items, unprinted: 0 };
  const drawn = virtualizer.getVirtualItems();
  const first = drawn[0];
  const last = drawn.at(-1);
  return {
    bodyRef,
    visible: drawn.map((each) => items[each.index]!),
    before: first ? first.start - place.margin : 0,
    after: virtualizer.getTotalSize() - (last ? last.end - place.margin : 0),
    scrollTo,
    unprinted: 0,
  };
}
