import type { RequiredResolvers, Resolvers } from './generated/resolver-types';
import { scalars } from './graphql/scalars';
import { resolversOfRooms } from './rooms';

/** Every resolver of the graph. `satisfies`: a field that nothing answers does not compile. */
export const resolvers = { ...scalars, ...resolversOfRooms() } satisfies Resolvers & RequiredResolvers;
