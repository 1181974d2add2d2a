import { pointerWithin, type CollisionDetection, type KeyboardCoordinateGetter } from '@dnd-kit/core';

/** The folder under the pointer; by keys, the one that the corner of what is dragged was brought to. */
export const folderUnder: CollisionDetection = (args) => {
  const { left, top } = args.collisionRect;
  return pointerWithin({
    ...args,
    pointerCoordinates: args.pointerCoordinates ?? { x: left + 1, y: top + 1 },
  });
};

/** Up and Down go from folder to folder, from top to bottom of the page and around. */
export const nextFolder: KeyboardCoordinateGetter = (event, { context }) => {
  if (event.code !== 'ArrowDown' && event.code !== 'ArrowUp') return undefined;
  event.preventDefault();
  const places = context.droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = context.droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .sort((a, b) => a.rect.left - b.rect.left || a.rect.top - b.rect.top);
  const at = places.findIndex(({ id }) => id === context.over?.id);
  const step = event.code === 'ArrowDown' ? at + 1 : Math.max(at, 0) - 1;
  const next = places.at(step % Math.max(places.length, 1));
  return next && { x: next.rect.left + 6, y: next.rect.top + 4 };
};
