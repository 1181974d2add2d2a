import { exportsOfRooms, importsOf } from './exports.mjs';

/** Emits `rooms` and `screens`: what every room of the web client shows in its `room.ts`. */
export function plugin() {
  const found = exportsOfRooms('web', /^export const (\w+Room)\b/gm, /^room\.ts$/);
  const each = (line) => found.map(({ name }) => line(name)).join('\n');
  return `import type { Address, Room, Screen } from './app/room';
${importsOf(found)}

/** What each room shows to the application. */
export const rooms: readonly Room[] = [
${each((name) => `  ${name},`)}
];

/** The page at each address: an address that no room has a page for does not compile. */
export const screens: Record<Address, Screen> = {
${each((name) => `  ...${name}.screens,`)}
};
`;
}
