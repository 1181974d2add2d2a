/** Pixels between the button and its menu, and from the edges of the window. */
const GAP = 4;
const EDGE = 8;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
interface Size {
  width: number;
  height: number;
}

/** Returns the place of a menu in pixels of the window: under its button, or over it where only there is room. */
export function menuPlace(
  anchor: Box,
  menu: Size,
  align: 'start' | 'end',
  room: Size,
): { left: number; top: number } {
  const wanted = align === 'start' ? anchor.left : anchor.right - menu.width;
  const left = Math.max(EDGE, Math.min(wanted, room.width - menu.width - EDGE));
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - menu.height;
  if (below + menu.height + EDGE <= room.height) return { left, top: below };
  if (above >= EDGE) return { left, top: above };
  return { left, top: Math.max(EDGE, room.height - menu.height - EDGE) };
}
