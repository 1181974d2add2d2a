import { exportsOfRooms, importsOf } from './exports.mjs';

const EXPORTED = /^export (?:const|function) (\w+(?:Loaders|Resolvers|Mutations))\b/gm;

/** Emits `roomLoaders` and `roomResolvers`: what every room reads from the service and answers in the graph. */
export function plugin() {
  const found = exportsOfRooms('bff', EXPORTED);
  const named = (ending) =>
    found
      .filter(({ name }) => ending.test(name))
      .map(({ name }) => `  ${name},`)
      .join('\n');
  return `${importsOf(found)}

/** What makes each room's reads. */
export const roomLoaders = [
${named(/Loaders$/)}
] as const;

/** What each room answers in the graph. */
export const roomResolvers = [
${named(/(Resolvers|Mutations)$/)}
] as const;
`;
}
