import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import settings from './vitest.config';

/** The folders that a run of `npm run mutate` changes. */
const changed = (process.env.MUTATED_FOLDERS ?? '')
  .split(' ')
  .map((folder) => join(import.meta.dirname, folder));
/** Properties take longest, and the tests beside the code find most: the first failure ends the run of a change. */
const rank = ({ moduleId }: TestSpecification) =>
  changed.includes(dirname(moduleId)) ? 0 : /\/(invariants|simulation)\//.test(moduleId) ? 2 : 1;

class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

/** How tests run when `npm run mutate` changes the engine: in one thread, which loads each module once. */
export default defineConfig({
  test: { ...settings.test, isolate: false, sequence: { sequencer: NearestFirst } },
});
