import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The repository's root. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Where stamps and test reports are kept: ignored by git, gone with node_modules. */
export const cache = join(root, 'node_modules', '.cache', 'roofline');
/** A file inside node_modules, for running a tool with this Node and no shell. */
export const tool = (...parts) => join(root, 'node_modules', ...parts);

/** True when this module is the program itself, rather than imported by one. */
export const isProgram = ({ url }) => Boolean(process.argv[1]) && url === pathToFileURL(process.argv[1]).href;
