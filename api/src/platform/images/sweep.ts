import { repeated } from '../background';
import type { App, Deps } from '../deps';
import { imagePrefixes, type ImageRoom } from './stored';

/** An upload that is still running is far younger than this. */
const LEFT_OVER_AFTER_MS = 60 * 60_000;
const EVERY_MS = 6 * 60 * 60_000;
const KEYS_A_STATEMENT = 500;

export interface FileSweep {
  /** Where the files lie in the store. */
  prefixes: readonly string[];
  /** Which of these keys a row still points at. */
  usedKeys(keys: readonly string[]): Promise<Set<string>>;
}

export interface ImageSweep extends Pick<FileSweep, 'usedKeys'> {
  room: ImageRoom;
}

/** Removes image files that nothing points at. */
export function sweepImages(
  deps: Pick<Deps, 'storage' | 'clock'>,
  { room, usedKeys }: ImageSweep,
): Promise<number> {
  return sweepFiles(deps, { prefixes: Object.values(imagePrefixes(room)), usedKeys });
}

/** Removes files that nothing points at: what a crash between file and row has left (UP-8). */
export async function sweepFiles(
  { storage, clock }: Pick<Deps, 'storage' | 'clock'>,
  { prefixes, usedKeys }: FileSweep,
): Promise<number> {
  const before = clock.now().getTime() - LEFT_OVER_AFTER_MS;
  let removed = 0;
  const removeUnused = async (keys: readonly string[]) => {
    if (keys.length === 0) return;
    const used = await usedKeys(keys);
    const unused = keys.filter((key) => !used.has(key));
    for (const key of unused) await storage.remove(key);
    removed += unused.length;
  };
  for (const prefix of prefixes) {
    let keys: string[] = [];
    for await (const file of storage.list(prefix)) {
      if (file.modifiedAt.getTime() < before) keys.push(file.key);
      if (keys.length < KEYS_A_STATEMENT) continue;
      await removeUnused(keys);
      keys = [];
    }
    await removeUnused(keys);
  }
  return removed;
}

/** Sweeps when the service has started, and every few hours after. */
export function keepSwept(
  app: App,
  deps: Pick<Deps, 'storage' | 'clock' | 'background'>,
  sweep: ImageSweep | FileSweep,
): void {
  const work = repeated({
    everyMs: EVERY_MS,
    atOnce: true,
    pass: () => ('room' in sweep ? sweepImages(deps, sweep) : sweepFiles(deps, sweep)),
    onFault: (error) => app.log.error({ err: error }, 'The sweep of files failed'),
  });
  deps.background.add(work);
}
