import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import settings from './vitest.config';

/** Tests without a database find most, and the first failure ends the run of a change. */
const isPure = ({ moduleId }: TestSpecification) => /(policy|versions)\.test\.ts$/.test(moduleId);

class PureFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => Number(isPure(b)) - Number(isPure(a)));
  }
}

/** The tests that rules must answer to when `npm run mutate` changes them: who may what, versions and repeats. */
export default defineConfig({
  test: {
    ...settings.test,
    sequence: { sequencer: PureFirst },
    // `npm run mutate` makes the programs itself: it runs copies of this folder, which have no scripts beside them.
    globalSetup: ['src/platform/fixtures/filled-databases.mjs'],
    include: [
      'src/**/policy.test.ts',
      'src/**/*rights*.test.ts',
      'src/**/*rules*.test.ts',
      'src/platform/tests/{idempotency,versions}.test.ts',
      'src/platform/route/tests/*.test.ts',
    ],
  },
});
