import { pointerWithin, type CollisionDetection, type KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Returns the target under the pointer; with keys, the one that the dragged item's top left corner was moved to. */
export const targetUnder: CollisionDetection = (args) => {
  const { left, top } = args.collisionRect;
  return pointerWithin({
    ...args,
    pointerCoordinates: args.pointerCoordinates ?? { x: left + 1, y: top + 1 },
  });
};

interface Keys {
  next: string;
  previous: string;
}

/** Lets two keys go from target to target, from left to right and from top to bottom of the page, and around. */
export const targetByKeys =
  ({ next, previous }: Keys): KeyboardCoordinateGetter =>
  (event, { context }) => {
    if (event.code !== next && event.code !== previous) return undefined;
    event.preventDefault();
    const places = context.droppableContainers
      .getEnabled()
      .flatMap(({ id }) => {
        const rect = context.droppableRects.get(id);
        return rect ? [{ id, rect }] : [];
      })
      .sort((a, b) => a.rect.left - b.rect.left || a.rect.top - b.rect.top);
    const at = places.findIndex(({ id }) => id === context.over?.id);
    const step = event.code === next ? at + 1 : Math.max(at, 0) - 1;
    const place = places.at(step % Math.max(places.length, 1));
    return place && { x: place.rect.left + 6, y: place.rect.top + 4 };
  };
