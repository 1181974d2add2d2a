import { defineConfig } from 'vitest/config';
import settings from './vitest.config';

/** The tests that must notice when `npm run mutate` changes the contract: the others build every example, and notice little. */
export default defineConfig({
  test: { ...settings.test, isolate: false, include: ['contract/**/*.test.ts'] },
});
