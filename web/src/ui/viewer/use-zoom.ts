import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { moved, WHOLE, zoomedAt, type Point, type Zoom } from './zoom';

const STEP = 1.5;
/** The scale that a double click enlarges to. */
const CLOSE = 2.5;

type Change = (next: (zoom: Zoom) => Zoom) => void;
type Frame = RefObject<HTMLDivElement | null>;

/** Zooms in a frame by wheel, pinch, drag and double click; `of` names its content, and new content is shown whole. */
export function useZoom(of: string) {
  const frame = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<{ of: string; zoom: Zoom }>({ of, zoom: WHOLE });
  const change: Change = useCallback(
    (next) => setHeld((old) => ({ of, zoom: next(old.of === of ? old.zoom : WHOLE) })),
    [of],
  );
  useWheel(frame, change);
  return {
    frame,
    zoom: held.of === of ? held.zoom : WHOLE,
    step: (isCloser: boolean) => change((old) => zoomedAt(old, isCloser ? STEP : 1 / STEP, { x: 0, y: 0 })),
    reset: () => change(() => WHOLE),
    handlers: useFingers(frame, change),
  };
}

/** Zooms by the wheel. Not passive: the page must not scroll, and a trackpad's pinch must not zoom it. */
function useWheel(frame: Frame, change: Change): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const by = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0022));
      change((old) => zoomedAt(old, by, pointIn(element, event)));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [frame, change]);
}

/** Returns handlers by which one finger moves an enlarged picture and two fingers zoom it. */
function useFingers(frame: Frame, change: Change) {
  const fingers = useRef(new Map<number, Point>());
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return {
    onPointerDown(event: PointerEvent) {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId);
      const element = frame.current;
      if (!before || !element) return;
      const now = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, now);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
        const by = distance(now, other) / Math.max(1, distance(before, other));
        return change((old) => zoomedAt(old, by, pointIn(element, middle)));
      }
      const by = { x: now.x - before.x, y: now.y - before.y };
      const size = element.getBoundingClientRect();
      return change((old) => (old.scale > 1 ? moved(old, by, size) : old));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    onDoubleClick(event: MouseEvent) {
      const element = frame.current;
      if (element) change((old) => (old.scale > 1 ? WHOLE : zoomedAt(old, CLOSE, pointIn(element, event))));
    },
  };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Returns the place of a pointer, from the middle of the frame. */
function pointIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
