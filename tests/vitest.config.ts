import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const whole = {
  environment: 'node',
  globals: true,
  isolate: false,
  testTimeout: 600_000,
  hookTimeout: 600_000,
};

/** Whole-stack tests: REST service, BFF and database in one process; SQL on PostgreSQL too where PG_URL is set. */
export default defineConfig({
  // As Node resolves packages: graphql would otherwise stand in the process twice, and refuse its other self.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    // What starts in this process computes on threads of these programs.
    globalSetup: '../api/test-programs.mjs',
    projects: [
      { extends: true, test: { ...whole, name: 'graph', include: ['{graph,stack}/**/*.test.ts'] } },
      { extends: true, test: { ...whole, name: 'faults', include: ['faults/**/*.test.ts'] } },
    ],
  },
});
