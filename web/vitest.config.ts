import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';

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

/** The address of a file of the PDF reader or of the font is a text here, as in the build; Vite would read the whole file for it. */
function fileAddresses(): Plugin {
  const asked = /^(pdfjs-dist|@fontsource-variable)\/.*\?url$/;
  return {
    name: 'file-addresses',
    enforce: 'pre',
    resolveId: (id) => (asked.test(id) ? `\0${id}` : null),
    load: (id) => (asked.test(id.slice(1)) ? `export default '/${id.slice(1, -'?url'.length)}';` : null),
  };
}

export default defineConfig({
  plugins: [react(), fileAddresses()],
  resolve: { alias: { '@emotion/sheet': resolve(import.meta.dirname, 'src/testing/hiding-sheet.ts') } },
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
