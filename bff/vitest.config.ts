import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

/** A worker loads the BFF once and runs many files on it. */
export default defineConfig({
  // As Node resolves packages: graphql would otherwise stand in the process twice, and refuse its other self.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    name: 'bff',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globals: true,
    globalSetup: 'test-programs.mjs',
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
