import { WHAT_IF_MOST, type PortfolioWhatIfInput } from '@roofline/schema/portfolio-analytics/what-if';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { catchUp } from '../figures/refresh';
import { findStudies } from '../repository';
import type { WhatIfSubject } from './compute';

/** Reads the stored studies of a workspace, up to the limit of one answer. */
export async function readWhatIf(
  tx: Tx,
  clock: Clock,
  workspaceId: string,
  { basis, ...change }: PortfolioWhatIfInput,
): Promise<WhatIfSubject> {
  // The answer leaves out associations that still wait for their computation, and says so.
  const waiting = await catchUp(tx, clock, workspaceId);
  const { rows, count } = await findStudies(tx, { workspaceId, basis }, WHAT_IF_MOST);
  return {
    rows,
    left: Math.max(count - rows.length, waiting),
    thisYear: Number(clock.today().slice(0, 4)),
    change,
  };
}
