import type { Pool, Room } from './room';

const modules = import.meta.glob<{ room: Room }>('../rooms/*.ts', { eager: true });

/** Every room by its name, in the order of the names. */
export const ROOMS: readonly (readonly [name: string, room: Room])[] = Object.entries(modules)
  .map(([file, { room }]) => [file.slice('../rooms/'.length, -'.ts'.length), room] as const)
  .toSorted(([one], [other]) => (one < other ? -1 : 1));

type Rows = {
  [
    Part in keyof Room as NonNullable<Room[Part]> extends Record<string, unknown> ? Part : never
  ]-?: NonNullable<Room[Part]>;
};

/** The rows of all rooms, by name. Throws where two rooms have the same one: the later one would win silently. */
export function rowsOf<Part extends keyof Rows>(part: Part): Rows[Part] {
  const all: Record<string, unknown> = {};
  for (const [name, room] of ROOMS)
    for (const [key, row] of Object.entries(room[part] ?? {})) {
      if (Object.hasOwn(all, key)) throw new Error(`tests/rooms/${name}.ts repeats ${key} of another room`);
      all[key] = row;
    }
  return all as Rows[Part];
}

/** What each room must still list, and what it lists that is not there: sentences that name its file. */
export function rowFaults(part: keyof Rows, wanted: readonly { name: string; room: string }[]): string[] {
  const listed = Object.keys(rowsOf(part));
  const names = new Set(wanted.map(({ name }) => name));
  const fileOf = (key: string) => ROOMS.find(([, room]) => Object.hasOwn(room[part] ?? {}, key))?.[0];
  return [
    ...wanted
      .filter(({ name }) => !listed.includes(name))
      .map(({ name, room }) => `Add ${name} to \`${part}\` in tests/rooms/${room}.ts`),
    ...listed
      .filter((key) => !names.has(key))
      .map((key) => `${key} no longer exists: take it out of \`${part}\` in tests/rooms/${fileOf(key)}.ts`),
  ];
}

/** The values of several pools together. */
export function joined(pools: readonly Pool[]): Pool {
  const all: Pool = {};
  for (const [key, values] of pools.flatMap((pool) => Object.entries(pool)))
    all[key] = [...(all[key] ?? []), ...values];
  return all;
}
