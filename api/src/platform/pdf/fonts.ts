import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type FontName = 'Regular' | 'SemiBold';

/** Finds api/fonts from the source as well as from the bundle in api/dist. */
function fontsFolder(): string {
  for (const up of ['../fonts', '../../fonts', '../../../fonts']) {
    const folder = fileURLToPath(new URL(up, import.meta.url));
    if (existsSync(join(folder, 'Inter-Regular.ttf'))) return folder;
  }
  throw new Error('The fonts of printed documents were not found beside the program.');
}

let files: Record<FontName, Buffer> | null = null;

/** Reads Inter, once. It is embedded in every document, so that readers without it show and speak the same text. */
export function fontFiles(): Record<FontName, Buffer> {
  if (files) return files;
  const folder = fontsFolder();
  files = {
    Regular: readFileSync(join(folder, 'Inter-Regular.ttf')),
    SemiBold: readFileSync(join(folder, 'Inter-SemiBold.ttf')),
  };
  return files;
}
