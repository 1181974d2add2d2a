import { join } from 'node:path';
import { setup } from '../../api/test-programs.mjs';
import { sourceFiles } from '../rules/source-files.mjs';
import { cache, root } from '../run/paths.mjs';

const RULES = /^src\/(.*\/)?policy\.ts$|^src\/platform\/(idempotency|versions|authorize)\.ts$/;
const isCode = (file) => !file.endsWith('.test.ts');

/** What `npm run mutate` changes (`holds` names the files of the folder), and the tests that must notice. */
export const PARTS = {
  engine: {
    folder: 'engine',
    holds: (file) => file.startsWith('src/') && isCode(file),
    configFile: 'vitest.mutants.config.ts',
    filesAtOnce: 8,
  },
  contract: {
    folder: 'schema',
    holds: (file) => file.startsWith('contract/') && isCode(file),
    configFile: 'vitest.mutants.config.ts',
    filesAtOnce: 60,
  },
  rules: {
    folder: 'api',
    holds: (file) => RULES.test(file),
    configFile: 'vitest.rules.config.ts',
    filesAtOnce: 6,
    // Threads and programs that its tests start.
    prepare: setup,
    ignore: ['dist/*', '!dist/testing'],
  },
};

/** Where the results stay: one file a part, which a later run goes on from. */
export const reports = join(cache, 'mutants');
export const knownFile = (part) => join(reports, `${part}-known.json`);
/** Files in which a run found nothing to change, with their texts: Stryker's own results leave them out. */
export const emptyFile = (part) => join(reports, `${part}-empty.json`);

/** The files of a part, as paths from its folder. */
export function filesOf(part) {
  const { folder, holds } = PARTS[part];
  return sourceFiles(root, [folder])
    .map((file) => file.slice(folder.length + 1))
    .filter(holds);
}
