import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { sweepImages as sweepRoom, type ImageSweep } from '../../platform/images/sweep';
import { usedImageKeys } from '../repository';

type SweepDeps = Pick<Deps, 'database' | 'storage' | 'clock'>;

/** The sweep of images that no property points at. */
export function propertyImages({ database }: Pick<Deps, 'database'>): ImageSweep {
  return {
    room: 'image',
    async usedKeys(keys) {
      // Images of every workspace lie side by side, so the question goes to all of them.
      const all = await database.system((tx) =>
        rowsOf<{ id: string }>(tx, sql`select workspace_id as id from workspace`),
      );
      const actor = workActor(all.map((row) => row.id));
      return database.tenant(actor, (tx) => usedImageKeys(tx, keys), { readOnly: true });
    },
  };
}

/** Removes image files that no property points at. */
export function sweepImages(deps: SweepDeps): Promise<number> {
  return sweepRoom(deps, propertyImages(deps));
}
