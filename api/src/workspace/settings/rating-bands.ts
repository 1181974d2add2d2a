import { toHundredths } from '@roofline/schema/value/money';
import type { RatingBands, RatingBandsInput } from '@roofline/schema/report/report-bands';
import { roleIn, type Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { notFound } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import { requireManaged, workspaceRow } from '../managed';
import { manages } from '../policy';
import { changeWorkspace, type WorkspaceRow } from '../repository';
import { bandLimitsOf } from './band-limits';

function shown(row: WorkspaceRow, edit: boolean): RatingBands {
  return {
    workspaceId: row.workspaceId,
    ...bandLimitsOf(row),
    version: row.version,
    viewerCan: { edit },
  };
}

/** Returns the bands of a workspace that the actor is in. */
export async function readRatingBands(tx: Tx, actor: Actor, workspaceId: string): Promise<RatingBands> {
  const role = roleIn(actor, workspaceId.toLowerCase());
  if (!role) throw notFound();
  return shown(await workspaceRow(tx, workspaceId.toLowerCase()), manages(role));
}

/** Changes the bands; they are part of the workspace's settings and share their version. */
export async function changeRatingBands(
  tx: Tx,
  actor: Actor,
  asked: { workspaceId: string; input: RatingBandsInput; version: number },
): Promise<RatingBands> {
  const { workspaceId } = requireManaged(actor, asked.workspaceId);
  assertVersion((await workspaceRow(tx, workspaceId, { lock: true })).version, asked.version);
  const row = await changeWorkspace(tx, workspaceId, {
    ratingWeakBelow: toHundredths(asked.input.weakBelow),
    ratingStrongFrom: toHundredths(asked.input.strongFrom),
    ratingOverfundedAbove: toHundredths(asked.input.overfundedAbove),
  });
  return shown(row, true);
}
