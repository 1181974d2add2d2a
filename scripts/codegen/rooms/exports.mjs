import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/paths.mjs';

const isSource = (file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file);

/**
 * What the rooms of a floor export for others, `{ room, name, from }` in the order of their folders. `pattern` finds an
 * export and captures its name, in the files at the top of a room that `files` lets through.
 */
export function exportsOfRooms(floor, pattern, files = /./) {
  const folder = join(root, floor, 'src');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((room) =>
      readdirSync(join(folder, room))
        .filter((file) => isSource(file) && files.test(file))
        .sort()
        .flatMap((file) =>
          [...readFileSync(join(folder, room, file), 'utf8').matchAll(pattern)].map(([, name]) => ({
            room,
            name,
            from: `${room}/${file.replace(/\.tsx?$/, '')}`,
          })),
        ),
    );
}

/** Import statements, one for each file. `at` is the path from the generated file to the floor's `src`. */
export function importsOf(found, at = '.') {
  return [...new Set(found.map(({ from }) => from))]
    .map((from) => {
      const names = found.filter((each) => each.from === from).map(({ name }) => name);
      return `import { ${names.join(', ')} } from '${at}/${from}';`;
    })
    .join('\n');
}

/** An object with what each room exports under its folder's name, one thing a room. */
export function byRoom(found) {
  const twice = found.find(({ room }, n) => found[n + 1]?.room === room);
  if (twice) throw new Error(`The room ${twice.room} exports more than one thing like ${twice.name}`);
  const keyOf = (room) => (/^\w+$/.test(room) ? room : `'${room}'`);
  return `{\n${found.map(({ room, name }) => `  ${keyOf(room)}: ${name},`).join('\n')}\n}`;
}
