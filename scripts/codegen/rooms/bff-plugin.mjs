import { exportsOfRooms, importsOf } from './exports.mjs';

const LISTS = {
  roomLoaders: {
    description: "What makes each room's reads.",
    exported: /^export (?:const|function) (\w+Loaders)\b/gm,
  },
  roomResolvers: {
    description: 'What each room answers in the graph.',
    exported: /^export (?:const|function) (\w+(?:Resolvers|Mutations))\b/gm,
  },
};

/**
 * Emits the list named by `config.list`: what every room reads from the service, or answers in the graph. Two files, since
 * the context of a request is made of the reads, and the resolvers are given the context.
 */
export function plugin(_schema, _documents, { list }) {
  const { description, exported } = LISTS[list];
  const found = exportsOfRooms('bff', exported);
  return `${importsOf(found)}

/** ${description} */
export const ${list} = [
${found.map(({ name }) => `  ${name},`).join('\n')}
] as const;
`;
}
