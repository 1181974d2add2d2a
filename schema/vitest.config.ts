import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['contract/**/*.test.ts', 'fixtures/**/*.test.ts', 'process/**/*.test.ts'],
    testTimeout: 300_000,
  },
});
