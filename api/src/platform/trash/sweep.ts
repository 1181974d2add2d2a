import type { Actor } from '../actor';
import type { DatabaseLog, Tx } from '../database';
import type { Deps } from '../deps';
import { repeated } from '../process/background';
import { workspaceActors } from '../repository/workspaces';

const EVERY_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const ROWS_A_STATEMENT = 500;

/** Erases at most `limit` rows that were deleted before a time, in the transaction's workspaces; returns how many. */
export type EraseDeleted = (tx: Tx, before: Date, limit: number) => Promise<number>;

type SweepDeps = Pick<Deps, 'database' | 'clock' | 'config'>;

async function sweepOf(deps: SweepDeps, erase: EraseDeleted, actor: Actor): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - deps.config.TRASH_DAYS * DAY_MS);
  let erased = 0;
  for (;;) {
    const rows = await deps.database.tenant(actor, (tx) => erase(tx, before, ROWS_A_STATEMENT));
    erased += rows;
    if (rows < ROWS_A_STATEMENT) return erased;
  }
}

/** Erases rows that are in the trash for longer than TRASH_DAYS and returns how many; their bytes are swept later. */
export async function sweepTrash(
  deps: SweepDeps,
  kinds: readonly EraseDeleted[],
  stopping?: AbortSignal,
): Promise<number> {
  let erased = 0;
  for await (const actor of workspaceActors(deps.database))
    for (const erase of kinds) {
      if (stopping?.aborted) return erased;
      erased += await sweepOf(deps, erase, actor);
    }
  return erased;
}

/** Sweeps once the service has started, and every hour after that. `kinds` erase the deleted rows of each domain. */
export function keepTrashSwept(
  log: Pick<DatabaseLog, 'error'>,
  deps: SweepDeps & Pick<Deps, 'background'>,
  kinds: readonly EraseDeleted[],
): void {
  deps.background.add(
    repeated({
      everyMs: EVERY_MS,
      atOnce: true,
      pass: (stopping) => sweepTrash(deps, kinds, stopping),
      onFault: (error) => log.error({ err: error as object }, 'The sweep of the trash failed'),
    }),
  );
}
