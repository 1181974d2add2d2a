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

/** Emits `roomLoaders` and `roomResolvers`: what every room reads from the service and answers in the graph. */
export function plugin() {
  const found = exportsOfRooms(join(root, 'bff', 'src'));
  const files = [...new Set(found.map(({ from }) => from))];
  const imports = files.map((from) => {
    const names = found.filter((each) => each.from === from).map(({ name }) => name);
    return `import { ${names.join(', ')} } from '${from}';`;
  });
  const named = (kinds) =>
    found
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ name }) => `  ${name},`)
      .join('\n');
  return `${imports.join('\n')}

/** What makes each room's reads. */
export const roomLoaders = [
${named(['Loaders'])}
] as const;

/** What each room answers in the graph. */
export const roomResolvers = [
${named(['Resolvers', 'Mutations'])}
] as const;
`;
}
