import { join, resolve } from 'node:path';
import { generate, loadContext } from '@graphql-codegen/cli';
import { root } from '../run/paths.mjs';
import { contractMappers } from './contract-types.mjs';
import loadSchema from './load-schema.mjs';

const RESOLVER_TYPES = 'bff/src/generated/resolver-types.ts';

/** Every generated file with its content; `write` also puts them in their places. */
export async function generatedFiles({ write }) {
  process.chdir(root);
  const context = await loadContext(join(root, 'codegen.yml'));
  const config = context.getConfig();
  const { config: own } = config.generates[RESOLVER_TYPES];
  own.mappers = { ...contractMappers(loadSchema('schema/graphql/*.graphql')), ...own.mappers };
  const files = await generate({ ...config, silent: true, noSilentErrors: true }, write);
  return files.map(({ filename, content }) => ({ file: resolve(filename), content }));
}
