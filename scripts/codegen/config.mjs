import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { generate, loadContext } from '@graphql-codegen/cli';
import { root } from '../run/paths.mjs';
import { contractMappers } from './contract-types.mjs';
import loadSchema from './load-schema.mjs';

const RESOLVER_TYPES = 'bff/src/generated/resolver-types.ts';

/** Enums with words of the contract are exported again as the types that they are. */
const typesOnly = (content) => content.replaceAll(/^export \{ (\w+) \};$/gm, 'export type { $1 };');

function writeChanged(file, content) {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Every generated file with its content; `write` also puts them in their places. */
export async function generatedFiles({ write }) {
  process.chdir(root);
  const context = await loadContext(join(root, 'codegen.yml'));
  const config = context.getConfig();
  const { config: own } = config.generates[RESOLVER_TYPES];
  own.mappers = { ...contractMappers(loadSchema('schema/graphql/*.graphql')), ...own.mappers };
  const made = await generate({ ...config, silent: true, noSilentErrors: true }, false);
  const files = made.map(({ filename, content }) => ({
    file: resolve(filename),
    content: typesOnly(content),
  }));
  if (write) for (const { file, content } of files) writeChanged(file, content);
  return files;
}
