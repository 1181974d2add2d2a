import { enumWords } from './generated/enum-words';
import type { RequiredResolvers, Resolvers } from './generated/resolver-types';
import { scalars } from './graphql/scalars';
import { roomResolvers } from './room-resolvers.generated';
import { together, type Together } from './rooms';

/** The resolvers of all rooms, by type and field. */
export function resolversOfRooms(rooms: readonly Record<string, object>[] = roomResolvers) {
  const types = [...new Set(rooms.flatMap((room) => Object.keys(room)))];
  const fieldsOf = (type: string) => rooms.flatMap((room) => room[type] ?? []);
  return Object.fromEntries(types.map((type) => [type, together(fieldsOf(type), `${type}.`)])) as Together<
    (typeof roomResolvers)[number]
  >;
}

/** Every resolver of the graph. `satisfies`: a field that nothing answers does not compile. */
export const resolvers = { ...scalars, ...enumWords, ...resolversOfRooms() } satisfies Resolvers &
  RequiredResolvers;
