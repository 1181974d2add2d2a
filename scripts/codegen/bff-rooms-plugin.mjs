import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/paths.mjs';

const EXPORTED = /^export (?:const|function) (\w+(Loaders|Resolvers|Mutations))\b/gm;

/** What the rooms of the BFF export for others, `{ name, kind, from }` in the order of their folders. */
function exportsOfRooms(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name: room }) =>
      readdirSync(join(folder, room))
        .filter((file) => /^(?!.*\.test\.ts$).*\.ts$/.test(file))
        .sort()
        .flatMap((file) =>
          [...readFileSync(join(folder, room, file), 'utf8').matchAll(EXPORTED)].map(([, name, kind]) => ({
            name,
            kind,
            from: `./${room}/${file.replace(/\.ts$/, '')}`,
          })),
        ),
    );
}

const DESCRIBED = {
  roomLoaders: ["What makes each room's reads.", ['Loaders']],
  roomResolvers: ['What each room answers in the graph.', ['Resolvers', 'Mutations']],
};

/**
 * Emits the list named by `config.list`: what every room reads from the service, or answers in the graph. Two files, since
 * the context of a request is made of the reads, and the resolvers are given the context.
 */
export function plugin(_schema, _documents, { list }) {
  const [description, kinds] = DESCRIBED[list];
  const found = exportsOfRooms(join(root, 'bff', 'src')).filter(({ kind }) => kinds.includes(kind));
  const imports = [...new Set(found.map(({ from }) => from))].map((from) => {
    const names = found.filter((each) => each.from === from).map(({ name }) => name);
    return `import { ${names.join(', ')} } from '${from}';`;
  });
  return `${imports.join('\n')}

/** ${description} */
export const ${list} = [
${found.map(({ name }) => `  ${name},`).join('\n')}
] as const;
`;
}
