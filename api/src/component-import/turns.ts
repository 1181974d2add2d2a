import type { ImportPreview } from '@roofline/schema/component-import';
import type { FastifyRequest } from 'fastify';
import type { InventoryPlace } from '../component/service';
import type { Actor } from '../platform/actor';
import { actorOf } from '../platform/authorize';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { once } from '../platform/idempotency';
import type { TurnAsked } from '../platform/work/pool';
import { propertyGuard } from '../property/access';
import { keepImport, readNewImport, type PreviewSubject } from './service';
import type { UploadedList } from './upload';
import { importPreviewing, listReading } from './work';

const askedBy = (request: FastifyRequest): TurnAsked => ({
  actor: actorOf(request),
  class: 'quick',
  signal: request.signal,
});

/** Reads an uploaded list and keeps it, in one turn; nothing of it is in the inventory yet. */
export function stageList(
  deps: Deps,
  request: FastifyRequest,
  at: InventoryPlace,
  { fileName, sha256, bytes }: UploadedList,
): Promise<ImportPreview> {
  const actor = actorOf(request);
  const { workspaceId } = at;
  return deps.work.turn({ ...askedBy(request), workspaceId }, async (turn) => {
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
  const asked = askedBy(request);
  const actor = actorOf(request);
  return deps.work.turn(asked, async (turn) =>
    turn.run(importPreviewing, await deps.database.tenant(actor, (tx) => read(tx, actor))),
  );
}
