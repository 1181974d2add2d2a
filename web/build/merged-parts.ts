import { closure } from './closure';

/** A file as the bundler cuts it by itself: one for each set of pages that shares what is in it. */
export interface Part {
  name: string;
  /** Gzip bytes. */
  size: number;
  /** Names of the parts that have to run before it. */
  imports: readonly string[];
  /** It keeps its file: `entry` is loaded by a document, `page` when somebody goes there. */
  kind: 'entry' | 'page' | 'shared';
}

/** Parts that go into one file. */
interface File {
  size: number;
  parts: readonly string[];
  /** The entries and pages that load it. */
  readers: ReadonlySet<string>;
}

interface Pair {
  files: readonly [File, File];
  waste: number;
}

export interface MergeOptions {
  /** What a request is worth in bytes: merging may cost a reader this much that it does not use for each request that is spared. */
  request: number;
  /** How much more often than others a page is opened. */
  weight: (reader: string) => number;
  /** The entry whose parts everybody has who opens a page. */
  frame: string;
}

/** A file for each shared part. Pages do not read the parts of the frame: they come when it has them. */
function startingFiles(parts: ReadonlyMap<string, Part>, frame: string): File[] {
  const loadedBy = (name: string) => closure([name], (part) => parts.get(part)?.imports);
  const inFrame = loadedBy(frame);
  const readers = new Map<string, Set<string>>();
  for (const { name: reader, kind } of parts.values()) {
    if (kind === 'shared') continue;
    for (const name of loadedBy(reader)) {
      if (kind === 'page' && inFrame.has(name)) continue;
      readers.set(name, (readers.get(name) ?? new Set()).add(reader));
    }
  }
  return [...parts.values()]
    .filter(({ kind, name }) => kind === 'shared' && readers.has(name))
    .map(({ name, size }) => ({ size, parts: [name], readers: readers.get(name)! }));
}

/** Bytes that readers of only one of two files would get for nothing, for each request that readers of both spare. */
function wasteOf([one, other]: readonly [File, File], weight: MergeOptions['weight']): number {
  let [onlyOne, onlyOther, both] = [0, 0, 0];
  for (const reader of one.readers)
    if (other.readers.has(reader)) both += weight(reader);
    else onlyOne += weight(reader);
  for (const reader of other.readers) if (!one.readers.has(reader)) onlyOther += weight(reader);
  return both === 0 ? Infinity : (one.size * onlyOther + other.size * onlyOne) / both;
}

/** Whether `from` imports `to` by way of a third: in one file, the two would wait for a file that waits for them. */
function hasBetween(
  from: File,
  to: File,
  next: (names: readonly string[]) => Iterable<File | string>,
): boolean {
  const seen = new Set([...next(from.parts)].filter((node) => node !== to && node !== from));
  for (const node of seen)
    for (const following of next(typeof node === 'string' ? [node] : node.parts)) {
      if (following === to) return true;
      seen.add(following);
    }
  return false;
}

/**
 * Shared parts merged into files, as lists of their names: as few requests as can be had for bytes that are worth less. Two
 * files are merged while the cheapest pair wastes less than a request is worth, and never where files would then wait for each
 * other. Entries and pages keep their own.
 */
export function mergedParts(all: readonly Part[], options: MergeOptions): (readonly string[])[] {
  const parts = new Map(all.map((part) => [part.name, part]));
  let files = startingFiles(parts, options.frame);
  const fileOf = new Map(files.flatMap((file) => file.parts.map((name) => [name, file] as const)));
  const next = (names: readonly string[]) =>
    new Set(names.flatMap((name) => parts.get(name)?.imports ?? []).map((name) => fileOf.get(name) ?? name));
  const pairOf = (...pair: [File, File]): Pair => ({ files: pair, waste: wasteOf(pair, options.weight) });
  const isWorth = ({ waste }: Pair) => waste < options.request;
  let pairs = files
    .flatMap((one, i) => files.slice(i + 1).map((other) => pairOf(one, other)))
    .filter(isWorth);
  for (;;) {
    pairs.sort((a, b) => a.waste - b.waste);
    const found = pairs.find(
      ({ files: [one, other] }) => !hasBetween(one, other, next) && !hasBetween(other, one, next),
    );
    if (!found) return files.map((file) => file.parts);
    const [one, other] = found.files;
    const merged: File = {
      size: one.size + other.size,
      parts: [...one.parts, ...other.parts],
      readers: new Set([...one.readers, ...other.readers]),
    };
    for (const name of merged.parts) fileOf.set(name, merged);
    files = files.filter((file) => file !== one && file !== other);
    pairs = pairs.filter(({ files: pair }) => !pair.includes(one) && !pair.includes(other));
    pairs.push(...files.map((file) => pairOf(file, merged)).filter(isWorth));
    files.push(merged);
  }
}
