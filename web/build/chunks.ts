import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rollup } from 'vite';
import { mergedParts, type Part } from './merged-parts';

/** A small request through a connection that six others share takes about as long as this much of a large one. */
const REQUEST = 3_000;

/** Screens that people come to first, or all day. */
const OPENED: readonly [RegExp, number][] = [
  [/^(index|DashboardPage|PropertiesPage)$/, 8],
  [/^(PlansPage|PlanWithAnalyses|ComponentsPage|ProjectsPage|StackedBars)$/, 4],
];
const weight = (name: string) => OPENED.find(([page]) => page.test(name))?.[1] ?? 1;

/** The editor of the playground brings its own parts, which nobody else loads. */
const OWN_PARTS = /[\\/]node_modules[\\/](monaco-editor|monaco-graphql|graphiql|@graphiql|prettier)[\\/]/;

function partOf(chunk: Rollup.OutputChunk): Part {
  const kind = chunk.isEntry ? 'entry' : chunk.isDynamicEntry ? 'page' : 'shared';
  return { name: chunk.fileName, size: gzipSync(chunk.code).length, imports: chunk.imports, kind };
}

/**
 * Names of the files that modules go to. The bundler cuts a file for every set of pages that shares a module: some 130 small
 * requests for one screen. So everything is bundled once as it would be, to see what is used where, and what comes out is
 * merged (`mergedParts`). Modules without a name stay where the bundler puts them.
 */
export async function codeSplitting(config: InlineConfig): Promise<Rollup.OutputOptions['codeSplitting']> {
  const [first] = [
    await build({ ...config, configFile: false, logLevel: 'error' }),
  ].flat() as Rollup.RollupOutput[];
  const chunks = first!.output.filter((file) => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const nameOf = new Map<string, string>();
  const frame = chunks.find((chunk) => chunk.isEntry && chunk.name === 'app')!.fileName;
  const parts = chunks.map(partOf);
  const files = mergedParts(parts, {
    request: REQUEST,
    weight: (file) => weight(named.get(file)!.name),
    frame,
  });
  files.forEach((names, i) => {
    for (const name of names)
      for (const id of named.get(name)!.moduleIds) if (!OWN_PARTS.test(id)) nameOf.set(id, `part-${i}`);
  });
  return { groups: [{ name: (id) => nameOf.get(id) ?? null, includeDependenciesRecursively: false }] };
}
