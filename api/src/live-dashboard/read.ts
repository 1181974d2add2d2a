import { liveSpan } from '@roofline/engine/live-ledger/months';
import { linesOfLineages } from '../component/service';
import { financialsByProperty } from '../financials/service';
import { reserveFlagsOf } from '../integration/service';
import { ledgerAccounts, ledgerSources, varianceLimitsOf } from '../ledger/service';
import type { Tx } from '../platform/database';
import { notFound } from '../platform/problem';
import type { Reader } from '../platform/work/document';
import { readSubject, type AskedYear } from '../report/study/subject';
import { findMappedSums, findStatements, findSums } from './repository';
import type { LiveSubject } from './report';

/** Reads the input of the live dashboard of the current fiscal year; 404 for any other year. */
export async function readLive(tx: Tx, { actor, clock }: Reader, asked: AskedYear): Promise<LiveSubject> {
  const { property, fiscalYear, basis, plans, adopted } = await readSubject(tx, actor, clock, asked);
  if (!fiscalYear.isCurrentFiscalYear) throw notFound();
  const { workspaceId, propertyId, name, workspaceCompanyName: companyName, numberOfUnits } = property;
  const today = clock.today();
  const span = liveSpan(fiscalYear.startDate, today);
  const months = { from: span.from, to: span.current, today };
  const accounts = (await ledgerAccounts(tx, [propertyId])).map(({ glCode, glName, use, kind }) => ({ glCode, glName, use, kind })); // prettier-ignore
  const sums = await findSums(tx, propertyId, months);
  const mapped = await findMappedSums(tx, propertyId, months);
  const statements = await findStatements(tx, propertyId, span.from, today);
  const entered = (await ledgerSources(tx, [propertyId])).flatMap(({ lastEnteredAt }) => lastEnteredAt ?? []);
  const updated = new Date(Math.max(...entered.map(Number)));
  const lineageIds = [...new Set(mapped.flatMap(({ lineageId }) => lineageId ?? []))];
  const components = await linesOfLineages(tx, [propertyId], lineageIds, today);
  const financials = (await financialsByProperty(tx, [propertyId])).get(propertyId) ?? [];
  return {
    property: { workspaceId, propertyId, name, companyName, numberOfUnits },
    fiscalYear: { year: fiscalYear.year, startDate: fiscalYear.startDate },
    now: clock.now(),
    preparedOn: today,
    annualFees:
      financials.findLast((year) => year.fiscalYear <= fiscalYear.year)?.averageHoaAnnualFee ?? null,
    basis,
    plans,
    adopted,
    span,
    rules: await reserveFlagsOf(tx, propertyId),
    limits: await varianceLimitsOf(tx, propertyId),
    accounts,
    sums,
    mapped,
    statements,
    lastUpdated: entered.length === 0 ? null : updated.toISOString(),
    lastUpdatedOn: entered.length === 0 ? null : clock.dayOf(updated),
    components,
  };
}
