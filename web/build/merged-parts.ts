import { closure } from './closure';

/** A file as the bundler cuts it by itself: one for each set of pages that shares its modules. */
export interface Part {
  name: string;
  /** Gzip bytes. */
  size: number;
  /** Names of the parts that have to run before it. */
  imports: readonly string[];
  /** An `entry`, which a document loads, and a `page`, which loads when the user opens it, keep their files. */
  kind: 'entry' | 'page' | 'shared';
}

/** Parts that go into one file. */
interface File {
  size: number;
  parts: readonly string[];
  /** The entries and pages that load it. */
  readers: Set<string>;
}

interface Pair {
  files: readonly [File, File];
  waste: number;
}

export interface MergeOptions {
  /** What a request is worth in bytes: a merge may cost a reader this many unused bytes for each request that it saves. */
  request: number;
  /** Returns how much more often than others a page is opened. */
  weight: (reader: string) => number;
  /** The entry whose parts are loaded before any page opens. */
  frame: string;
}

/** Returns a file for each shared part. Pages do not read the parts of the frame, which are there before them. */
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

/** Returns whether `from` imports `to` through a third file: merged, they would wait for a file that waits for them. */
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

/** The state of the merge: the files, the file of each part, and the files that each one needs. */
class Merging {
  files: File[];
  private readonly fileOf: Map<string, File>;

  constructor(
    private readonly parts: ReadonlyMap<string, Part>,
    private readonly options: MergeOptions,
  ) {
    this.files = startingFiles(parts, options.frame);
    this.fileOf = new Map(this.files.flatMap((file) => file.parts.map((name) => [name, file] as const)));
  }

  readonly next = (names: readonly string[]): Set<File | string> =>
    new Set(
      names
        .flatMap((name) => this.parts.get(name)?.imports ?? [])
        .map((name) => this.fileOf.get(name) ?? name),
    );

  /** Returns the files that have to run before this one, and itself. */
  private needs(file: File): File[] {
    const nodes = closure<File | string>([file], (node) =>
      this.next(typeof node === 'string' ? [node] : node.parts),
    );
    return [...nodes].filter((node) => typeof node !== 'string');
  }

  /** Returns readers of `one` that would get `other` and all that it needs, with the files that they do not read yet. */
  private newReaders(one: File, other: File): [reader: string, files: File[]][] {
    const needed = this.needs(other);
    const isMissing = (reader: string) => (file: File) =>
      !file.readers.has(reader) &&
      !(file.readers.has(this.options.frame) && this.parts.get(reader)!.kind === 'page');
    return [...one.readers]
      .filter((reader) => !other.readers.has(reader))
      .map((reader) => [reader, needed.filter(isMissing(reader))]);
  }

  /** Returns the unused bytes for readers of only one of two files, per request that readers of both save. */
  waste([one, other]: readonly [File, File]): number {
    const { weight } = this.options;
    let both = 0;
    for (const reader of one.readers) if (other.readers.has(reader)) both += weight(reader);
    if (both === 0) return Infinity;
    const gained = [...this.newReaders(one, other), ...this.newReaders(other, one)];
    const bytes = gained.map(
      ([reader, files]) => weight(reader) * files.reduce((sum, { size }) => sum + size, 0),
    );
    return bytes.reduce((sum, each) => sum + each, 0) / both;
  }

  /** Merges two files; readers of one of them now also read the files that the other needs. */
  merge([one, other]: readonly [File, File]): File {
    for (const [reader, files] of [...this.newReaders(one, other), ...this.newReaders(other, one)])
      for (const file of files) file.readers.add(reader);
    const merged: File = {
      size: one.size + other.size,
      parts: [...one.parts, ...other.parts],
      readers: new Set([...one.readers, ...other.readers]),
    };
    for (const name of merged.parts) this.fileOf.set(name, merged);
    this.files = [...this.files.filter((file) => file !== one && file !== other), merged];
    return merged;
  }

  /** Returns whether the two, merged, would wait for a file that waits for them. */
  isCircle([one, other]: readonly [File, File]): boolean {
    return hasBetween(one, other, this.next) || hasBetween(other, one, this.next);
  }
}

/**
 * Merges shared parts into files, returned as lists of part names: as few requests as possible without wasting more bytes than
 * they are worth. Merges the cheapest pair of files while it wastes less than a request is worth, with the files that they need,
 * and never where files would then wait for each other. Entries and pages keep their own files.
 */
export function mergedParts(all: readonly Part[], options: MergeOptions): (readonly string[])[] {
  const merging = new Merging(new Map(all.map((part) => [part.name, part])), options);
  const pairOf = (...files: [File, File]): Pair => ({ files, waste: merging.waste(files) });
  const isWorth = ({ waste }: Pair) => waste < options.request;
  let pairs = merging.files
    .flatMap((one, i) => merging.files.slice(i + 1).map((other) => pairOf(one, other)))
    .filter(isWorth);
  for (;;) {
    pairs.sort((a, b) => a.waste - b.waste);
    // The waste of a pair changes with the files that it needs.
    const found = pairs.find(
      ({ files }) => merging.waste(files) < options.request && !merging.isCircle(files),
    );
    if (!found) return merging.files.map((file) => file.parts);
    const { files: gone } = found;
    const merged = merging.merge(gone);
    pairs = pairs.filter(({ files }) => !files.some((file) => gone.includes(file)));
    const others = merging.files.filter((file) => file !== merged);
    pairs.push(...others.map((file) => pairOf(file, merged)).filter(isWorth));
  }
}
