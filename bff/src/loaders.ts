import { roomLoaders } from './room-loaders.generated';
import { together, type Together } from './rooms';
import type { Rest } from './upstream/client';

/** Every read of the REST service, batched and stored for the length of one request. */
export type Loaders = Together<ReturnType<(typeof roomLoaders)[number]>>;
type Room = (rest: Rest) => object;

const REST = Symbol('the service, on behalf of the caller');
interface OfRequest {
  [REST]: Rest;
}

/** A read of a room that was not asked anything yet: the whole room is made, and stands in its place. */
function firstAsked(room: Room, name: string): PropertyDescriptor {
  return {
    enumerable: true,
    get(this: OfRequest) {
      const made = room(this[REST]);
      for (const [each, read] of Object.entries(made)) Object.defineProperty(this, each, { value: read });
      return (made as Record<string, unknown>)[name];
    },
  };
}

/** The names of all reads, known from rooms that reach nothing. */
function namedBy(rooms: readonly Room[]): object {
  const nowhere = {} as Rest;
  const parts = rooms.map((room) =>
    Object.fromEntries(Object.keys(room(nowhere)).map((name) => [name, firstAsked(room, name)])),
  );
  return Object.create(null, together(parts, 'loader ') as PropertyDescriptorMap) as object;
}

const named = namedBy(roomLoaders);

/** The reads of all rooms, for one request, which asks few of them: a room is made when it is first asked. */
export const loadersOf = (rest: Rest): Loaders =>
  Object.create(named, { [REST]: { value: rest } }) as unknown as Loaders;
