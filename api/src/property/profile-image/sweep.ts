import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import type { App, Deps } from '../../platform/deps';
import { usedImageKeys } from '../repository';
import { IMAGE_PREFIXES } from './service';

/** An upload that is still running is far younger than this. */
const LEFT_OVER_AFTER_MS = 60 * 60_000;
const EVERY_MS = 6 * 60 * 60_000;
const KEYS_A_STATEMENT = 500;

type SweepDeps = Pick<Deps, 'database' | 'storage' | 'clock'>;

async function removeUnused({ database, storage }: SweepDeps, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  // Images of every workspace lie side by side, so the question goes to all of them.
  const all = await database.system((tx) =>
    rowsOf<{ id: string }>(tx, sql`select workspace_id as id from workspace`),
  );
  const actor = workActor(all.map((row) => row.id));
  const used = await database.tenant(actor, (tx) => usedImageKeys(tx, keys), { readOnly: true });
  const unused = keys.filter((key) => !used.has(key));
  for (const key of unused) await storage.remove(key);
  return unused.length;
}

/** Removes image files that no property points at: what a crash between file and row has left (UP-8). */
export async function sweepImages(deps: SweepDeps): Promise<number> {
  const before = deps.clock.now().getTime() - LEFT_OVER_AFTER_MS;
  let removed = 0;
  for (const prefix of Object.values(IMAGE_PREFIXES)) {
    let keys: string[] = [];
    for await (const file of deps.storage.list(prefix)) {
      if (file.modifiedAt.getTime() < before) keys.push(file.key);
      if (keys.length < KEYS_A_STATEMENT) continue;
      removed += await removeUnused(deps, keys);
      keys = [];
    }
    removed += await removeUnused(deps, keys);
  }
  return removed;
}

/** Sweeps when the service has started, and every few hours after. */
export function keepSwept(app: App, deps: SweepDeps): void {
  const sweep = () =>
    sweepImages(deps).catch((error: unknown) =>
      app.log.error({ err: error }, 'The sweep of image files failed'),
    );
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void sweep(), EVERY_MS).unref();
    void sweep();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
