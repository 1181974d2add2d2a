import { defineConfig } from 'vitest/config';
import { firstCompilerOnly } from './first-compiler.ts';

/** A worker loads the service once and runs many test files on it; each file has its own database and clock. */
export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    include: ['{src,demo}/**/*.test.ts'],
    globals: true,
    globalSetup: [
      'test-programs.mjs',
      'src/platform/fixtures/template.ts',
      'src/platform/fixtures/filled-databases.mjs',
    ],
    isolate: false,
    ...firstCompilerOnly,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
