import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import settings from './vitest.config';

/** Tests without a database find most, those of the platform come next: the first failure ends the run of a change. */
const NEAREST = [/(policy|versions)\.test\.ts$/, /platform\/tests\//];
const rank = ({ moduleId }: TestSpecification) => {
  const at = NEAREST.findIndex((pattern) => pattern.test(moduleId));
  return at < 0 ? NEAREST.length : at;
};

class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** The tests that rules must answer to when `npm run mutate` changes them: who may what, versions and repeats. */
export default defineConfig({
  test: {
    ...settings.test,
    sequence: { sequencer: NearestFirst },
    // `npm run mutate` makes the programs itself: it runs copies of this folder, which have no scripts beside them.
    globalSetup: ['src/platform/fixtures/filled-databases.mjs'],
    include: [
      'src/**/policy.test.ts',
      'src/**/*rights*.test.ts',
      'src/**/*rules*.test.ts',
      'src/platform/tests/{authorize,idempotency*,versions}.test.ts',
      'src/platform/route/tests/*.test.ts',
    ],
  },
});
