import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedParts, type Part } from './merged-parts';

const entry = (name: string, imports: string[]): Part => ({ name, size: 50, imports, kind: 'entry' });
const page = (name: string, imports: string[]): Part => ({ name, size: 50, imports, kind: 'page' });
const shared = (name: string, size: number, imports: string[] = []): Part => ({
  name,
  size,
  imports,
  kind: 'shared',
});
const merged = (parts: Part[], weight: (reader: string) => number = () => 1) =>
  mergedParts(parts, { request: 100, weight, frame: 'app' })
    .map((names) => [...names].sort().join(' '))
    .sort();

describe('parts that pages share', () => {
  it('become one file where the same pages read them, whatever their size', () => {
    expect(
      merged([page('one', ['a', 'b']), page('two', ['a', 'b']), shared('a', 900), shared('b', 90_000)]),
    ).toEqual(['a b']);
  });

  it('become one file while that costs a reader less than a request is worth, and not from there on', () => {
    const pages = (size: number) => [
      page('one', ['a', 'b']),
      page('two', ['a']),
      shared('a', 5),
      shared('b', size),
    ];
    expect(merged(pages(99))).toEqual(['a b']);
    expect(merged(pages(100))).toEqual(['a', 'b']);
  });

  it('stay apart where no page reads both', () => {
    expect(merged([page('one', ['a']), page('two', ['b']), shared('a', 1), shared('b', 1)])).toEqual([
      'a',
      'b',
    ]);
  });

  it('stay apart where a reader would also get the imports of one of them', () => {
    const pages = (needed: number) => [
      page('one', ['a', 'b']),
      page('two', ['a']),
      shared('a', 5),
      shared('b', 5, ['library']),
      shared('library', needed),
    ];
    expect(merged(pages(40))).toEqual(['a b library']);
    expect(merged(pages(4_000))).toEqual(['a', 'b library']);
  });

  it('count more for a page that is opened more often', () => {
    const pages = [page('one', ['a', 'b']), page('two', ['a']), shared('a', 5), shared('b', 150)];
    expect(merged(pages)).toEqual(['a', 'b']);
    expect(merged(pages, (reader) => (reader === 'one' ? 2 : 1))).toEqual(['a b']);
    expect(merged(pages, (reader) => (reader === 'two' ? 2 : 1))).toEqual(['a', 'b']);
  });

  it('never become files that wait for each other', () => {
    const count = 9;
    const imports = fc.array(fc.subarray([...Array(count).keys()], { maxLength: 3 }), {
      minLength: count,
      maxLength: count,
    });
    const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: count, maxLength: count });
    const pages = fc.array(fc.subarray([...Array(count).keys()], { minLength: 1 }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(imports, sizes, pages, (all, bytes, opened) => {
        const names = (indices: readonly number[]) => indices.map((i) => `s${i}`);
        // Each part imports only later ones: no part may wait for itself.
        const parts = all.map((list, i) =>
          shared(`s${i}`, bytes[i]!, names(list.filter((other) => other > i))),
        );
        const files = mergedParts([...parts, ...opened.map((list, i) => page(`p${i}`, names(list)))], {
          request: 100,
          weight: () => 1,
          frame: 'app',
        });
        const fileOf = new Map(files.flatMap((file, i) => file.map((name) => [name, i] as const)));
        const next = (file: number) =>
          new Set(
            parts
              .filter(({ name }) => fileOf.get(name) === file)
              .flatMap((part) => part.imports.map((name) => fileOf.get(name)!)),
          );
        for (const start of files.keys()) {
          const seen = new Set([...next(start)].filter((file) => file !== start));
          for (const file of seen) for (const following of next(file)) seen.add(following);
          expect(seen.has(start)).toBe(false);
        }
      }),
      { numRuns: 2_000, seed: 20261124 },
    );
  });

  it('of the frame cost pages nothing, and are left out where nothing reads them', () => {
    const parts = [
      entry('app', ['a', 'b']),
      page('one', ['a', 'c']),
      shared('a', 500),
      shared('b', 500),
      shared('c', 500),
    ];
    expect(merged([...parts, shared('lost', 5)])).toEqual(['a b', 'c']);
  });
});
