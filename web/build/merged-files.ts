import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Plugin, type Rollup } from 'vite';
import { mergedParts, type Part } from './merged-parts';

/** Bytes of a large file that take about as long as a small request through a connection that six others share. */
const REQUEST = 8_000;

/** Screens that users open first, or all day, and how much more they count. */
const OPENED: readonly [RegExp, number][] = [
  // It reads the most parts, so it counts most.
  [/^PlansPage$/, 15],
  [/^(index|DashboardPage|PropertiesPage)$/, 8],
  [/^(PlanWithAnalyses|ComponentsPage|ProjectsPage|StackedBars)$/, 4],
];
const weight = (name: string) => OPENED.find(([page]) => page.test(name))?.[1] ?? 1;

/** The editor of the playground brings its own parts, which no other page loads. */
const OWN_PARTS = /[\\/]node_modules[\\/](monaco-editor|monaco-graphql|graphiql|@graphiql|prettier)[\\/]/;

function partOf(chunk: Rollup.OutputChunk): Part {
  const kind = chunk.isEntry ? 'entry' : chunk.isDynamicEntry ? 'page' : 'shared';
  return { name: chunk.fileName, size: gzipSync(chunk.code).length, imports: chunk.imports, kind };
}

/** Returns the files that modules go to. Modules without a name stay where the bundler puts them. */
async function fileNames(first: InlineConfig): Promise<Map<string, string>> {
  const [built] = [
    await build({ ...first, configFile: false, logLevel: 'error' }),
  ].flat() as Rollup.RollupOutput[];
  const chunks = built!.output.filter((file) => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const frame = chunks.find((chunk) => chunk.isEntry && chunk.name === 'app')!.fileName;
  const files = mergedParts(chunks.map(partOf), {
    request: REQUEST,
    weight: (file) => weight(named.get(file)!.name),
    frame,
  });
  const names = new Map<string, string>();
  files.forEach((parts, i) => {
    for (const part of parts)
      for (const id of named.get(part)!.moduleIds) if (!OWN_PARTS.test(id)) names.set(id, `part-${i}`);
  });
  return names;
}

/**
 * Gives each page few files. The bundler cuts one for every set of pages that shares a module: some 130 small requests for
 * one screen. So the plugin first bundles everything with the settings `first`, to see which pages use which modules; it
 * merges the resulting parts (`mergedParts`), and cuts the build that ships accordingly.
 */
export function mergedFiles(first: InlineConfig): Plugin {
  return {
    name: 'merged-files',
    apply: 'build',
    async config() {
      const names = await fileNames(first);
      const group = { name: (id: string) => names.get(id) ?? null, includeDependenciesRecursively: false };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
    },
  };
}
