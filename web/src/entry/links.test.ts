import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Address } from '../app/room';
import { patterns } from '../app/paths';

const SOURCES = resolve(import.meta.dirname, '..');
/** Files that import all pages or addresses; a page that imports one of them does not link to all pages. */
const REGISTERS = /(?:^|\/)(?:room|rooms\.generated|paths)\.ts$/;
/** Pages that another service links to after the user signed in there. */
const LED_TO_FROM_OUTSIDE: readonly Address[] = ['connectedAppReturn'];

const texts = new Map(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)testing\//.test(file))
    .map((file) => [join(SOURCES, file), readFileSync(join(SOURCES, file), 'utf8')]),
);

/** Returns the source file that `from` imports by this name; null for a package. */
function fileOf(name: string, from: string): string | null {
  if (!name.startsWith('.')) return null;
  const base = join(dirname(from), name);
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => texts.has(file)) ?? null;
}

/** Returns the file and everything that it imports, statically or dynamically. */
function importsOf(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry) || REGISTERS.test(entry)) return found;
  found.add(entry);
  for (const [, name] of texts.get(entry)!.matchAll(/(?:\bfrom |\bimport\()'([^']+)'/g)) {
    const file = fileOf(name!, entry);
    if (file) importsOf(file, found);
  }
  return found;
}

const linksIn = (text: string) => [...text.matchAll(/\bpaths\.(\w+)/g)].map(([, name]) => name!);

/** Returns the addresses of the pages that a file or its imports link to. */
const linksFrom = (entry: string) => [...importsOf(entry)].flatMap((file) => linksIn(texts.get(file)!));

const roomFiles = [...texts.keys()].filter((file) => file.endsWith('/room.ts'));
const SCREEN = /^ {4}(\w+): \{\s+load: \(\) =>\s+import\('([^']+)'\)/gm;
const pageFiles = new Map(
  roomFiles.flatMap((file) =>
    [...texts.get(file)!.matchAll(SCREEN)].map(([, address, name]) => [address!, fileOf(name!, file)!]),
  ),
);

it('finds the file of each page', () => {
  expect([...pageFiles.keys()].toSorted()).toEqual(Object.keys(patterns).toSorted());
  expect([...pageFiles.values()].filter((file) => !file)).toEqual([]);
});

it('links from the navigation to each page, directly or through other pages', () => {
  const reached = new Set<string>(LED_TO_FROM_OUTSIDE);
  const open = [
    ...roomFiles.flatMap((file) => linksIn(texts.get(file)!)),
    ...linksFrom(join(SOURCES, 'shell/Shell.tsx')),
  ];
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (reached.has(address)) continue;
    reached.add(address);
    const page = pageFiles.get(address);
    if (page) open.push(...linksFrom(page).filter((next) => next !== address));
  }
  expect(Object.keys(patterns).filter((address) => !reached.has(address))).toEqual([]);
});
