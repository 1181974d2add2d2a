import { fundingBand } from '@roofline/engine/inventory/fully-funded';
import type {
  Association,
  AssociationPage,
  AssociationsInput,
  AssociationSummary,
} from '@roofline/schema/portfolio-analytics/associations';
import type { BandLimits } from '@roofline/schema/report/report-bands';
import { toDollars } from '@roofline/schema/value/money';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { workspaceById } from '../workspace/service';
import { catchUp, freshAt } from './figures/refresh';
export { ageFigures, figureCache } from './repository-cache';
import {
  HISTOGRAM_BARS,
  listAssociations,
  sumUpAssociations,
  type AskedList,
  type ListedRow,
  type SummaryRow,
} from './repository-list';

/** For other domains that sort by stored figures of associations. */
export { refreshAll } from './figures/job';
export { catchUp } from './figures/refresh';

/** For mails. */
export { associationsVerdict, BANDS, counted } from './export/words';

/** Returns dollars of a sum. It comes as text because drivers may not hold its size, but it fits into our numbers. */
export const dollars = (cents: string | null) => (cents === null ? null : toDollars(Number(cents)));

function present(row: ListedRow, bands: BandLimits, today: string): Association {
  return {
    ...row,
    fundingBand: fundingBand(row.percentFunded, bands),
    lowestBalance: dollars(row.lowestBalance),
    contribution: dollars(row.contribution),
    recommendedContribution: dollars(row.recommendedContribution),
    isDisclosureOverdue: row.disclosureDue !== null && row.disclosureDue < today,
  };
}

function presentSummary({ bars, ...counts }: SummaryRow, waiting: number): AssociationSummary {
  const histogram = bars.map((associations, place) => ({
    from: place * 10,
    to: place === HISTOGRAM_BARS - 1 ? null : (place + 1) * 10,
    associations,
  }));
  return { ...counts, histogram, waiting };
}

/** Returns a page of the associations of a workspace, and the sums over its whole filter. */
export async function associationsPage(
  tx: Tx,
  clock: Clock,
  workspaceId: string,
  { page, pageSize, ...view }: AssociationsInput,
): Promise<AssociationPage> {
  const { ratingBands: bands } = await workspaceById(tx, workspaceId);
  const fresh = freshAt(workspaceId, clock);
  const asked: AskedList = { fresh, view, bands };
  const read = () => sumUpAssociations(tx, asked, { limit: pageSize, offset: (page - 1) * pageSize });
  let { old, ids, ...sums } = await read();
  const waiting = old === 0 ? 0 : await catchUp(tx, clock, workspaceId);
  if (old > 0) ({ old, ids, ...sums } = await read());
  const rows = await listAssociations(tx, asked, ids);
  return {
    items: rows.map((row) => present(row, bands, fresh.today)),
    totalCount: sums.associations,
    page,
    pageSize,
    summary: presentSummary(sums, waiting),
  };
}
