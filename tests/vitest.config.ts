import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { firstCompilerOnly } from '../api/first-compiler.ts';

const whole = {
  environment: 'node',
  globals: true,
  isolate: false,
  // A busy machine is slow, not wrong: what never comes still fails, before its step is ended as silent.
  testTimeout: 1_200_000,
  hookTimeout: 1_200_000,
};

/** Whole-stack tests: REST service, BFF and database in one process; SQL on PostgreSQL too where PG_URL is set. */
export default defineConfig({
  // As Node resolves packages: graphql would otherwise stand in the process twice, and refuse its other self.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    // What starts in this process computes on threads of these programs.
    globalSetup: [
      '../api/test-programs.mjs',
      '../api/src/platform/fixtures/template.ts',
      '../api/src/platform/fixtures/filled-databases.mjs',
    ],
    projects: [
      { extends: true, test: { ...whole, name: 'graph', include: ['{graph,stack}/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...whole,
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          ...firstCompilerOnly,
        },
      },
      // Promises in seconds: npm test runs these with nothing beside.
      {
        extends: true,
        test: {
          ...whole,
          name: 'clocks',
          include: ['clocks/**/*.test.ts'],
          // Their servers are started as people start them.
          execArgv: firstCompilerOnly.execArgv,
        },
      },
    ],
  },
});
