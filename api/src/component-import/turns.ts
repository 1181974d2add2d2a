import type { ImportPreview } from '@roofline/schema/component-import';
import type { FastifyRequest } from 'fastify';
import type { InventoryPlace } from '../component/service';
import type { Actor } from '../platform/actor';
import { actorOf } from '../platform/authorize';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { once } from '../platform/idempotency';
import { inTurn } from '../platform/work/weighed';
import { propertyGuard } from '../property/access';
import { keepImport, readNewImport, type PreviewSubject } from './service';
import type { UploadedList } from './upload';
import { importPreviewing, listReading } from './work';

/** Reads an uploaded list and keeps it, in one turn; nothing of it is in the inventory yet. */
export function stageList(
  deps: Deps,
  request: FastifyRequest,
  at: InventoryPlace,
  { fileName, sha256, bytes }: UploadedList,
): Promise<ImportPreview> {
  const actor = actorOf(request);
  const { workspaceId } = at;
  return deps.work.turn({ actor, class: 'quick', signal: request.signal, workspaceId }, async (turn) => {
    const list = await turn.run(listReading, { fileName, bytes: await bytes() });
    const subject = await deps.database.tenant(
      actor,
      (tx) => readNewImport(tx, deps, actor, at, { fileName, ...list }),
      { readOnly: true },
    );
    const preview = await turn.run(importPreviewing, subject);
    const keep = async (tx: Tx) => {
      await keepImport(tx, deps, actor, at, subject.staged);
      return preview;
    };
    const guard = propertyGuard(actor, at.propertyId, 'editComponents');
    return once(deps, request, guard, keep, { fileName, sha256 });
  });
}

/** A file that waits, held against the inventory as it is now. */
export function previewed(
  deps: Deps,
  request: FastifyRequest,
  read: (tx: Tx, actor: Actor) => Promise<PreviewSubject>,
): Promise<ImportPreview> {
  const actor = actorOf(request);
  return inTurn(deps, request, { kind: importPreviewing, read: (tx) => read(tx, actor) });
}
