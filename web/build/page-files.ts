import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { patterns } from '../src/app/paths';
import { closure } from './closure';

/** Matches a room's declaration of the page of an address: `plans: { load: () => import('./PlansPage')…`. */
const DECLARED = /^ {4}(\w+): \{\s*load: \(\) =>\s*import\('([^']+)'\)/gm;

interface Declared {
  address: string;
  room: string;
  imported: string;
}

function declaredPages(source: string): Declared[] {
  const rooms = readdirSync(source).map((folder) => join(source, folder, 'room.ts'));
  return rooms
    .filter((room) => existsSync(room))
    .flatMap((room) => {
      const found = readFileSync(room, 'utf8').matchAll(DECLARED);
      return [...found].map(([, address, imported]) => ({ address: address!, room, imported: imported! }));
    });
}

/**
 * Writes `pages.json`: for the pattern of each signed-in address the files that its page needs beyond those of the frame. The
 * server names them in the document, so that they load before the application has read its address.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
      const filesOf = ({ fileName }: Rollup.OutputChunk) =>
        closure([fileName], (name) => importsOf.get(name));
      const frame = filesOf(chunks.find((chunk) => chunk.isEntry && chunk.name === 'app')!);
      const pages: Record<string, string[]> = {};
      for (const { address, room, imported } of declaredPages(resolve(import.meta.dirname, '../src'))) {
        const page = await this.resolve(imported, room);
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === page?.id);
        if (chunk && address in patterns)
          pages[patterns[address as keyof typeof patterns]] = [...filesOf(chunk)].filter(
            (name) => !frame.has(name),
          );
      }
      const missing = Object.values(patterns).filter((pattern) => !pages[pattern]);
      if (missing.length > 0)
        this.error(`No room.ts declares a page in the usual form for: ${missing.join(', ')}`);
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) });
    },
  };
}
