/** The position of a picture in its frame: enlarged about the middle, then moved, in pixels of the frame. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** A place in the frame, from its middle. */
export interface Point {
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const MOST = 8;

/** Returns a zoom enlarged by a factor about a place, which stays under the finger. */
export function zoomedAt(zoom: Zoom, by: number, at: Point): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * by));
  if (scale === 1) return WHOLE;
  const ratio = scale / zoom.scale;
  return { scale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio };
}

/** Returns a zoom moved by a distance, but never so far that more than half of the frame is empty. */
export function moved(zoom: Zoom, by: Point, frame: { width: number; height: number }): Zoom {
  const most = { x: (frame.width * zoom.scale) / 2, y: (frame.height * zoom.scale) / 2 };
  const held = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return { ...zoom, x: held(zoom.x + by.x, most.x), y: held(zoom.y + by.y, most.y) };
}
