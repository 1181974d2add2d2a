import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'generated',
  'migrations',
  '.git',
  'data',
  'test-results',
  '.mutants',
]);

/** Every hand-written source file under `root`'s packages, as paths from `root` with forward slashes. */
export function sourceFiles(root, packages) {
  const found = [];
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (/\.(ts|tsx|mjs)$/.test(entry.name)) found.push(relative(root, path).split(sep).join('/'));
    }
  };
  for (const name of packages) walk(join(root, name));
  return found.sort();
}

// Comments are blanked, not removed, so that line numbers stay. Strings are kept: specifiers live in them.
const COMMENT_OR_STRING =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const IMPORT =
  /(?:^|[;}\n])[ \t]*(?:import|export)\b([\w$*\s{},]*)(['"])([^'"\n]+)\2|\bimport\s*\(\s*(['"])([^'"\n]+)\4\s*\)/g;
/** Text between the keyword and the specifier: nothing, or names that end in `from`; otherwise it is another export. */
const isImport = (names = '') => /^\s*$|\sfrom\s*$/.test(names);

/** Imports, re-exports and dynamic imports of a source text: specifier, line, and whether it imports only types. */
export function importsOf(text) {
  const code = text.replace(COMMENT_OR_STRING, (piece) =>
    piece.startsWith('/')
      ? piece.replace(/[^\n]/g, ' ')
      : piece.startsWith('`')
        ? piece.replace(/[^\n`]/g, ' ')
        : piece,
  );
  return [...code.matchAll(IMPORT)]
    .filter(([, names]) => isImport(names))
    .map((match) => ({
      specifier: match[3] ?? match[5],
      typeOnly: /^\s+type\s+(?!from\s*$)/.test(match[1] ?? ''),
      line: code.slice(0, match.index + match[0].length).split('\n').length,
    }));
}

/** Reads and scans one file. */
export function readImports(root, file) {
  return importsOf(readFileSync(join(root, file), 'utf8'));
}
