import type { ImportPreview } from '@roofline/schema/component-import/component-import';
import type { InventoryPlace } from '../component/service';
import type { Actor } from '../platform/actor';
import type { Deps } from '../platform/deps';
import type { Once } from '../platform/route/declaration';
import { keepImport, readNewImport } from './service';
import type { UploadedSheet } from '../platform/upload/sheet';
import { importPreviewing, listReading } from './work';

/** An uploaded list, and the inventory that it goes into. */
interface Upload {
  actor: Actor;
  signal: AbortSignal;
  at: InventoryPlace;
  file: UploadedSheet;
}

/** Reads and stores an uploaded list, in one turn; it does not change the inventory. */
export function stageList(
  deps: Deps,
  { actor, signal, at, file: { fileName, sha256, bytes } }: Upload,
  once: Once,
): Promise<ImportPreview> {
  const { workspaceId } = at;
  return deps.work.turn({ actor, class: 'quick', signal, workspaceId }, async (turn) => {
    const { fiscalYear } = at;
    const read = await turn.run(listReading, { fileName, bytes: await bytes(), fiscalYear });
    const subject = await deps.database.tenant(
      actor,
      (tx) => readNewImport(tx, deps, actor, at, { fileName, read }),
      { readOnly: true },
    );
    const preview = await turn.run(importPreviewing, subject);
    return once(
      async (tx) => {
        await keepImport(tx, deps, actor, at, { fileName, read, lines: subject.staged.sheets });
        return preview;
      },
      { fileName, sha256 },
    );
  });
}
