import { root } from './paths.mjs';

/** Workspace packages go into the bundle; packages from npm stay outside. */
const npmOutside = {
  name: 'npm-outside',
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@roofline/') ? undefined : { path, external: true },
    );
  },
};

/** Programs for Node, a file each: threads are started from a file of their own. Gives what esbuild answers. */
export async function bundlePrograms(options) {
  const { build } = await import('esbuild');
  return build({
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [npmOutside],
    ...options,
  });
}
