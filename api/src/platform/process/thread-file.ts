/** Runs from source, through tsx and vitest, as well as from the bundle, where the programs of threads stand beside the server. */
const IS_SOURCE = import.meta.url.endsWith('.ts');

/** The program of a thread, by its name in the source folder of the service. */
export const threadProgram = (name: string): URL =>
  new URL(IS_SOURCE ? `../../${name}.ts` : `./${name}.js`, import.meta.url);

/** The file that a thread starts with; one of TypeScript is turned into JavaScript there. Its program is `entry` of its data. */
export const startFile = (entry: URL): URL =>
  entry.pathname.endsWith('.ts') ? new URL('./from-source.mjs', import.meta.url) : entry;
