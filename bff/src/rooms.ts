import { roomLoaders, roomResolvers } from './rooms.generated';
import type { Rest } from './upstream/client';

type Intersection<Each> = (Each extends unknown ? (part: Each) => void : never) extends (
  part: infer All,
) => void
  ? All
  : never;

/** Every read of the REST service, batched and stored for the length of one request. */
export type Loaders = Intersection<ReturnType<(typeof roomLoaders)[number]>>;

/** What all rooms have, by name. Throws where two have the same name: the later one would win silently. */
function together(parts: readonly object[], place: string): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    if (Object.hasOwn(all, name)) throw new Error(`Two rooms have ${place}${name}`);
    all[name] = value;
  }
  return all;
}

/** The reads of all rooms, for one request. */
export const loadersOf = (rest: Rest) =>
  together(
    roomLoaders.map((loaders) => loaders(rest)),
    'loader ',
  ) as Loaders;

/** The resolvers of all rooms, by type and field. */
export function resolversOfRooms(rooms: readonly Record<string, object>[] = roomResolvers) {
  const types = [...new Set(rooms.flatMap((room) => Object.keys(room)))];
  const fieldsOf = (type: string) => rooms.flatMap((room) => room[type] ?? []);
  return Object.fromEntries(
    types.map((type) => [type, together(fieldsOf(type), `${type}.`)]),
  ) as Intersection<(typeof roomResolvers)[number]>;
}
