import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions, type InlineConfig, type Plugin } from 'vite';
import { bundleReport } from './build/bundle-report';
import { firstFrame } from './build/first-frame';
import { fontPreload } from './build/font-preload';
import { globalStyles } from './build/global-styles';
import { mergedFiles } from './build/merged-files';
import { pageFiles } from './build/page-files';
import { precompress } from './build/precompress';
import { tokenStyles } from './build/token-styles';
import { zipCentroids } from './build/zip-centroids';

const bff = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** In development the paths of the signed-in application get its page, as the BFF serves it later. */
function applicationPages(): Plugin {
  return {
    name: 'application-pages',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/useraccount')) request.url = '/app.html';
        if (request.url === '/playground') request.url = '/playground.html';
        next();
      });
    },
  };
}

/** What both builds are made from: the first to see which pages share what, the second to ship. */
const rolldownOptions = {
  input: ['index.html', 'app.html', 'playground.html'],
  // Contract modules hold zod shapes beside plain functions; who only wants a function must not load zod.
  treeshake: { manualPureFunctions: ['z'] },
} satisfies BuildOptions['rolldownOptions'];
const sources = [react(), firstFrame(), tokenStyles(), globalStyles(), zipCentroids()];
const worker = { format: 'es' } as const;
const resolve = { dedupe: ['react', 'react-dom', 'graphql'] };

/** The first of two builds, of which only the shape is read. */
const first: InlineConfig = {
  root: import.meta.dirname,
  plugins: sources,
  worker,
  resolve,
  build: { write: false, minify: false, reportCompressedSize: false, assetsInlineLimit: 0, rolldownOptions },
};

export default defineConfig({
  plugins: [
    ...sources,
    applicationPages(),
    mergedFiles(first),
    fontPreload(),
    bundleReport(),
    pageFiles(),
    precompress(),
  ],
  // GraphiQL's language workers are modules that import others.
  worker,
  // The development server would bundle this module and then miss its `?worker` imports.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  resolve,
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    // The Host stays the browser's own: the BFF compares it with the Origin of what changes something.
    proxy: Object.fromEntries(
      ['/graphql', '/upload', '/download', '/health', '/notifications'].map((path) => [
        path,
        { target: bff, changeOrigin: false },
      ]),
    ),
  },
  build: {
    modulePreload: { polyfill: false },
    // No inlined data: addresses: fonts and images stay cacheable and the content policy short.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rolldownOptions,
  },
});
