import { defineConfig, mergeConfig } from 'vitest/config';
import settings from './vitest.config';

/** The tests that rules must answer to when `npm run mutate` changes them: who may what, versions and repeats. */
export default mergeConfig(
  settings,
  defineConfig({
    test: {
      include: [
        'src/**/policy.test.ts',
        'src/**/*rights*.test.ts',
        'src/**/*rules*.test.ts',
        'src/platform/tests/idempotency.test.ts',
        'src/platform/route/tests/*.test.ts',
      ],
    },
  }),
);
