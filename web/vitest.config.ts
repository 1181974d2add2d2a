import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Libraries that nearly every test file loads: bundled once, they take half the time to load. */
const bundled = [
  '@apollo/client',
  '@apollo/client/react',
  '@chakra-ui/react',
  '@testing-library/react',
  '@testing-library/user-event',
  'axe-core',
  'graphql',
  'react-hook-form',
  'react-router-dom',
  'zod',
];

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: ['src/test-setup.ts'],
    testTimeout: 300_000,
    deps: { optimizer: { client: { enabled: true, include: bundled } } },
  },
});
