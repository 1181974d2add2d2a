import { basename } from 'node:path';

/** Whether this runs from source (tsx, vitest), not from the bundle, where the programs of threads are beside the server. */
const IS_SOURCE = import.meta.url.endsWith('.ts');

/** Returns the program of a thread by its path in the service's source; the bundle has it under the same name. */
export const threadProgram = (path: string): URL =>
  new URL(IS_SOURCE ? `../../${path}.ts` : `./${basename(path)}.js`, import.meta.url);

/** Returns the file that a thread starts with: its program, or for TypeScript a loader that compiles and runs it. */
export const startFile = (entry: URL): URL =>
  entry.pathname.endsWith('.ts') ? new URL('./from-source.mjs', import.meta.url) : entry;
