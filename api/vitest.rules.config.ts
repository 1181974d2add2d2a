import { defineConfig } from 'vitest/config';
import settings from './vitest.config';

/** The tests that rules must answer to when `npm run mutate` changes them: who may what, versions and repeats. */
export default defineConfig({
  test: {
    ...settings.test,
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
