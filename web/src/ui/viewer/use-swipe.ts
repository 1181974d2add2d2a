import { useRef, type PointerEvent } from 'react';

/** Pixels that a finger moves at least in a swipe, and more sideways than up or down. */
const FAR = 48;

/** Returns handlers for an element: a swipe sideways over it leads to the item before or after. */
export function useSwipe({ onPrevious, onNext }: { onPrevious?: () => void; onNext?: () => void }) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      // A second finger makes it a pinch.
      const isOnly = event.isPrimary && event.pointerType !== 'mouse';
      start.current = isOnly ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from?.id !== event.pointerId) return;
      const across = event.clientX - from.x;
      if (Math.abs(across) < FAR || Math.abs(across) < 1.5 * Math.abs(event.clientY - from.y)) return;
      (across < 0 ? onNext : onPrevious)?.();
    },
    onPointerCancel: () => void (start.current = null),
  };
}
