import { basename } from 'node:path';

/** Runs from source, through tsx and vitest, as well as from the bundle, where the programs of threads stand beside the server. */
const IS_SOURCE = import.meta.url.endsWith('.ts');

/** The program of a thread, by its path in the source of the service; in the bundle it has the same name. */
export const threadProgram = (path: string): URL =>
  new URL(IS_SOURCE ? `../../${path}.ts` : `./${basename(path)}.js`, import.meta.url);

/** The file that a thread starts with; one of TypeScript is turned into JavaScript there. Its program is `entry` of its data. */
export const startFile = (entry: URL): URL =>
  entry.pathname.endsWith('.ts') ? new URL('./from-source.mjs', import.meta.url) : entry;
