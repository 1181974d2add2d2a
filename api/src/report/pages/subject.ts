import { reportQuery, type ReportKind, type ReportQuery } from '@roofline/schema/report/report-pages';
import { z } from 'zod';
import type { Tx } from '../../platform/database';
import type { Headed } from '../../platform/letterhead/letterhead';
import type { Reader } from '../../platform/work/document';
import type { ComponentDetails } from '../../plan/service';
import { readSubject, type ReportSubject } from '../study/subject';
import type { Prepared } from './frame';
import { inventoryDetails } from './inventory';

/** The schema of a request for a report. */
export const askedReport = z.object({ propertyId: z.uuid(), fiscalYear: z.int(), query: reportQuery });
export type AskedReport = z.infer<typeof askedReport>;

/** The stored facts that a report is computed from. */
export interface PageSubject extends Headed {
  subject: ReportSubject;
  /** Quantities and places of the components, for the report that shows them. */
  details: readonly ComponentDetails[];
  query: ReportQuery;
  prepared: Prepared;
}

export async function readPage(
  tx: Tx,
  { actor, clock }: Reader,
  { query, ...year }: AskedReport,
  report: ReportKind,
): Promise<PageSubject> {
  const subject = await readSubject(tx, actor, clock, year);
  const details = report === 'componentinventory' ? await inventoryDetails(tx, subject, query) : [];
  return { subject, details, query, prepared: { now: clock.now(), today: clock.today() } };
}
