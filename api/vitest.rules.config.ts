import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import settings from './vitest.config';

/** Tests to run first, since the first failure ends the run of a mutant: those without a database find most. */
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

/** The tests that must fail when `npm run mutate` changes a rule: of rights, versions and repeats. */
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
