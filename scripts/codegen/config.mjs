import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { generate, loadContext } from '@graphql-codegen/cli';
import { root } from '../run/paths.mjs';
import { contractMappers } from './contract-types.mjs';
import { restWords, ruledWords } from './enum-words.mjs';
import loadSchema from './load-schema.mjs';

const RESOLVER_TYPES = 'bff/src/generated/resolver-types.ts';

/** In every operation that changes something: the contract's own type, not a list of it in each file. */
const PROBLEM_CODE = '@roofline/schema/problem/problem-codes#ProblemCode';
/** A type of the contract is exported again as the type that it is. */
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
  const schema = loadSchema('schema/graphql/*.graphql');
  const { config: own } = config.generates[RESOLVER_TYPES];
  own.mappers = { ...contractMappers(schema), ...own.mappers };
  own.enumValues = restWords(schema);
  config.generates['web/src/'].config.enumValues = { ...ruledWords(schema), UserErrorCode: PROBLEM_CODE };
  const made = await generate({ ...config, silent: true, noSilentErrors: true }, false);
  const files = made.map(({ filename, content }) => ({
    file: resolve(filename),
    content: typesOnly(content),
  }));
  if (write) for (const { file, content } of files) writeChanged(file, content);
  return files;
}
