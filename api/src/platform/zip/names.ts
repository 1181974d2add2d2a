import { extensionOf, plainName } from '../upload/file-name';

const MOST_BYTES = 255;
/** Names of devices on Windows, which no file can have there, whatever its extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
const bytesOf = (text: string) => Buffer.byteLength(text, 'utf8');

/** Returns the beginning of a text that fits into `bytes`. */
function fitting(text: string, bytes: number): string {
  let fits = '';
  let taken = 0;
  for (const character of text) {
    taken += bytesOf(character);
    if (taken > bytes) break;
    fits += character;
  }
  return fits;
}

/** Adds `end` to the stem of a name, which is cut so that the whole name fits. */
function withEnd(name: string, end: string): string {
  const extension =
    bytesOf(extensionOf(name)) <= 20 ? name.slice(name.length - extensionOf(name).length) : '';
  const stem = name.slice(0, name.length - extension.length);
  return fitting(stem, MOST_BYTES - bytesOf(extension + end)).trimEnd() + end + extension;
}

/** Returns a part of a path that every system can unpack: no separator, nothing invisible, no name of a device (EX-3). */
function safePart(part: string): string {
  const plain = plainName(part)
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^\.+/, '')
    .replace(/(?<![. ])[. ]+$/, '');
  const named = plain === '' ? 'file' : plain;
  const [stem = ''] = named.split('.', 1);
  const free = DEVICE.test(stem.trim()) ? `_${named}` : named;
  return bytesOf(free) <= MOST_BYTES ? free : withEnd(free, '');
}

/**
 * Returns the paths of a zip from the folders and the name of each file: safe on every system and unique, ignoring
 * case. A second `minutes.pdf` is `minutes (2).pdf`.
 */
export function zipPaths(files: readonly (readonly string[])[]): string[] {
  const taken = new Set<string>();
  /** The next number to try for a name, so that thousands of the same do not search from 2 each. */
  const numbers = new Map<string, number>();
  return files.map((parts) => {
    const safe = parts.map(safePart);
    const folders = safe.slice(0, -1).join('/');
    const name = safe.at(-1) ?? 'file';
    const at = (chosen: string) => (folders === '' ? chosen : `${folders}/${chosen}`);
    const key = at(name).toLowerCase();
    let path = at(name);
    for (let n = numbers.get(key) ?? 2; taken.has(path.toLowerCase()); n += 1) {
      path = at(withEnd(name, ` (${n})`));
      numbers.set(key, n + 1);
    }
    taken.add(path.toLowerCase());
    return path;
  });
}
