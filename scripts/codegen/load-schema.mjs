import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildASTSchema, concatAST, extendSchema, Kind, parse } from 'graphql';

/**
 * Loads the SDL files in the order of their names, so that the generated files are the same on every machine. (The
 * default loader reads them in the order of the disk.)
 */
export default function loadSchema(pattern) {
  const folder = dirname(pattern);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort();
  const sdl = concatAST(files.map((name) => parse(readFileSync(join(folder, name), 'utf8'))));
  const isExtension = (node) => node.kind === Kind.OBJECT_TYPE_EXTENSION;
  const base = buildASTSchema({ ...sdl, definitions: sdl.definitions.filter((node) => !isExtension(node)) });
  return extendSchema(base, { ...sdl, definitions: sdl.definitions.filter(isExtension) });
}
