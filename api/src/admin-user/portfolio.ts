import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { conflict } from '../platform/problem';
import { becomeSystem, becomeTenant } from '../platform/store/transactions';
import { recordInPortfolio } from '../property/service';

/** Returns the refusal of changes in a deactivated portfolio. */
export const closedPortfolio = () =>
  conflict('This portfolio is deactivated. Reactivate it first.', 'portfolioInactive');

/** Returns staff as an actor in these portfolios, which may be newer than the list that came with their request. */
export const inPortfolio = (actor: Actor, ...workspaceIds: string[]): Actor => ({ ...actor, workspaceIds });

/** Records what staff did, for the administrators of these portfolios. Identity work before and after. */
export async function record(
  tx: Tx,
  of: { actor: Actor; at: Date; workspaceIds: readonly string[]; entityName: string; description: string },
): Promise<void> {
  const { actor, at, workspaceIds, entityName, description } = of;
  await becomeTenant(tx, inPortfolio(actor, ...workspaceIds));
  for (const workspaceId of workspaceIds)
    await recordInPortfolio(tx, { workspaceId, actor, at }, { type: 'user', entityName, description });
  await becomeSystem(tx);
}
