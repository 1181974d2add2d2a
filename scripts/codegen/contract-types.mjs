import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObjectType } from 'graphql';
import { root } from '../run/paths.mjs';
import { sourceFiles } from '../rules/source-files.mjs';

const EXPORTED = /^export (?:type|interface) (\w+)/gm;

/** Types that the contract exports, each with the subpath under which it is imported. */
function contractTypes() {
  const found = new Map();
  for (const file of sourceFiles(join(root, 'schema'), ['contract']).filter(
    (name) => !name.endsWith('.test.ts'),
  ))
    for (const [, name] of readFileSync(join(root, 'schema', file), 'utf8').matchAll(EXPORTED)) {
      if (found.has(name))
        throw new Error(`The contract exports ${name} from ${found.get(name)} and ${file}`);
      found.set(name, file);
    }
  return found;
}

/** Object types of the graph mapped to the contract's type of the same name. */
export function contractMappers(schema) {
  const exported = contractTypes();
  return Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && exported.has(type.name))
      .map(({ name }) => {
        const subpath = exported
          .get(name)
          .replace(/^contract\//, '')
          .replace(/\.ts$/, '');
        return [name, `@roofline/schema/${subpath}#${name}`];
      }),
  );
}
