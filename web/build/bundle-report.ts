import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';
import { closure } from './closure';

type Chunk = Rollup.OutputChunk;

export interface EntryReport {
  /** JavaScript that loads before anything shows, gzip bytes. */
  initialGzip: number;
  css: string[];
  chunks: Record<string, number>;
  /** Packages of node_modules whose code is in the first load. */
  packages: string[];
}

export interface LazyReport {
  /** Code that the chunk loads in addition to its entry, gzip bytes. */
  addedGzip: number;
  /** The same as a number of files. */
  addedFiles: number;
  charts: boolean;
}

/** Writes `bundle-report.json` to the output, for scripts/budget.mjs: the cost of each entry and each lazy part. */
export function bundleReport(): Plugin {
  return {
    name: 'bundle-report',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle)
          .filter((file): file is Chunk => file.type === 'chunk')
          .map((chunk) => [chunk.fileName, chunk]),
      );
      const report = {
        entries: entryReports(chunks),
        lazy: lazyReports(chunks),
        allChartsAddedGzip: chartTotal(chunks),
      };
      this.emitFile({
        type: 'asset',
        fileName: 'bundle-report.json',
        source: JSON.stringify(report, null, 2),
      });
    },
  };
}

const sizes = new Map<string, number>();

function gzipSize(chunk: Chunk): number {
  const known = sizes.get(chunk.fileName);
  if (known !== undefined) return known;
  const size = gzipSync(chunk.code, { level: 9 }).length;
  sizes.set(chunk.fileName, size);
  return size;
}

/** Returns these chunks and everything that they import before they can run. */
const loadedBy = (chunks: Map<string, Chunk>, names: Iterable<string>) =>
  closure(names, (name) => chunks.get(name)?.imports);

function packagesOf(chunks: Map<string, Chunk>, names: Iterable<string>): string[] {
  const packages = new Set<string>();
  for (const name of names) {
    for (const id of Object.keys(chunks.get(name)!.modules)) {
      const match = /^((?:@[^/]+\/)?[^/]+)/.exec(id.split('node_modules/').slice(1).at(-1) ?? '');
      if (match) packages.add(match[1]!);
    }
  }
  return [...packages].sort();
}

const entryName = (chunk: Chunk) => chunk.name;
const isEntry = (chunk: Chunk) => chunk.isEntry && !chunk.fileName.includes('worker');

function entryReports(chunks: Map<string, Chunk>): Record<string, EntryReport> {
  const reports: Record<string, EntryReport> = {};
  for (const chunk of [...chunks.values()].filter(isEntry)) {
    const names = [...loadedBy(chunks, [chunk.fileName])];
    const parts = Object.fromEntries(names.map((name) => [name, gzipSize(chunks.get(name)!)]));
    reports[entryName(chunk)] = {
      initialGzip: Object.values(parts).reduce((sum, size) => sum + size, 0),
      css: [...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [])],
      chunks: parts,
      packages: packagesOf(chunks, names),
    };
  }
  return reports;
}

/** Returns everything that the application has loaded once its frame shows. */
function applicationLoad(chunks: Map<string, Chunk>): Set<string> {
  const entry = [...chunks.values()].find((chunk) => isEntry(chunk) && entryName(chunk) === 'app');
  return entry ? loadedBy(chunks, [entry.fileName]) : new Set();
}

const addedSize = (chunks: Map<string, Chunk>, names: Iterable<string>, loaded: Set<string>) =>
  [...names].filter((name) => !loaded.has(name)).reduce((sum, name) => sum + gzipSize(chunks.get(name)!), 0);

const holdsCharts = (packages: string[]) => packages.some((name) => name.startsWith('@nivo/'));

function lazyReports(chunks: Map<string, Chunk>): Record<string, LazyReport> {
  const loaded = applicationLoad(chunks);
  const reports: Record<string, LazyReport> = {};
  for (const chunk of chunks.values()) {
    if (!chunk.isDynamicEntry) continue;
    const names = loadedBy(chunks, [chunk.fileName]);
    reports[chunk.fileName] = {
      addedGzip: addedSize(chunks, names, loaded),
      addedFiles: [...names].filter((each) => !loaded.has(each)).length,
      charts: holdsCharts(packagesOf(chunks, names)),
    };
  }
  return reports;
}

/** Returns the size that a page with every chart would add: the most that charts can add. */
function chartTotal(chunks: Map<string, Chunk>): number {
  const loaded = applicationLoad(chunks);
  const names = [...chunks.values()]
    .filter((chunk) => chunk.isDynamicEntry)
    .filter((chunk) => holdsCharts(packagesOf(chunks, loadedBy(chunks, [chunk.fileName]))))
    .map((chunk) => chunk.fileName);
  return addedSize(chunks, loadedBy(chunks, names), loaded);
}
