import { byRoom, exportsOfRooms, importsOf } from './exports.mjs';

/** Emits `roomRoutes`: what every room of the API declares in its `routes.ts`. */
export function plugin() {
  const found = exportsOfRooms('api', /^export const (\w+Routes)\b/gm, /^routes\.ts$/);
  return `${importsOf(found)}

/** The declared routes of each room, by its folder. */
export const roomRoutes = ${byRoom(found)} as const;
`;
}
