import type { Cents } from '@roofline/schema/value/money';
import { currentLines } from '../../component/service';
import { financialsByProperty } from '../../financials/service';
import { currentYearOf, fiscalYearBounds, startMonthOf } from '../../fiscal-year/service';
import { reserveSpendingOfYear, spendingLedgers } from '../../ledger/access';
import type { Tx } from '../../platform/database';
import { ahead } from '../../platform/store/view';
import { spreadOver } from '../completion/actual';
import { completionsOfYear } from '../completion/repository';
import { componentsOfProjects } from '../repository/components';
import { reservePaymentsWithin } from '../work/repository';

/** What was spent from reserves on one component in a fiscal year, in cents. */
export interface ComponentSpending {
  lineageId: string;
  /** Its line of the current inventory, else its newest one. */
  propertyComponentId: string;
  name: string;
  spent: Cents;
}

/** What was spent from reserves in a fiscal year, in cents. */
export interface Spending {
  /** The ledger, or the payments of projects where there is none. */
  source: 'ledger' | 'projectPayments';
  total: Cents;
  components: ComponentSpending[];
  /** What belongs to no component, or to one that is deleted. */
  other: Cents;
  /** What the year's plan had for components that projects completed, by lineage. */
  planned: { lineageId: string; cost: Cents }[];
}

/** Money out of the reserve fund, by what it was for. */
interface Part {
  projectId: string | null;
  lineageId: string | null;
  amount: Cents;
}

/** The payments around a fiscal year, whichever month it starts in. */
const paymentsAround = (tx: Tx, propertyId: string, fiscalYear: number) =>
  reservePaymentsWithin(tx, propertyId, { from: `${fiscalYear - 1}-01-01`, to: `${fiscalYear + 1}-12-31` });

async function paymentsOf(tx: Tx, propertyId: string, fiscalYear: number) {
  const rows = await paymentsAround(tx, propertyId, fiscalYear);
  const setUp = (await financialsByProperty(tx, [propertyId])).get(propertyId) ?? [];
  const { startDate, endDate } = fiscalYearBounds(fiscalYear, startMonthOf({ setUp }, fiscalYear));
  const within = rows.filter(({ paidOn }) => paidOn >= startDate && paidOn <= endDate);
  // Where the start month changed, a day may lie in the bounds of two years: it belongs to the last one begun.
  return within.filter(({ paidOn }) => currentYearOf({ setUp }, paidOn) === fiscalYear);
}

/** Has what `spendingOf` needs first read along with what is asked beside it. */
export const spendingAhead = (tx: Tx, propertyId: string, fiscalYear: number): void =>
  ahead(
    tx,
    () => paymentsAround(tx, propertyId, fiscalYear),
    () => spendingLedgers(tx, [propertyId]),
    () => completionsOfYear(tx, propertyId, fiscalYear),
  );

/**
 * What was paid in the year. From the first day of a property's ledger on, only the ledger counts; what projects record as
 * paid on these days is in it, and counts before it only.
 */
async function partsOf(
  tx: Tx,
  propertyId: string,
  year: { fiscalYear: number; today: string },
): Promise<{ source: Spending['source']; parts: Part[] }> {
  const payments = await paymentsOf(tx, propertyId, year.fiscalYear);
  const ledger = (await reserveSpendingOfYear(tx, [propertyId], year)).get(propertyId);
  if (!ledger) return { source: 'projectPayments', parts: payments };
  const before = payments.filter(({ paidOn }) => paidOn < ledger.since);
  const parts = ledger.parts.map(({ spent, ...of }) => ({ ...of, amount: spent }));
  return { source: 'ledger', parts: [...before, ...parts] };
}

/** The parts by component: those of a project that name none are spread over its components, as actual costs are. */
async function byComponent(tx: Tx, parts: readonly Part[], at: { propertyId: string; today: string }) {
  const projectIds = [...new Set(parts.flatMap(({ projectId }) => projectId ?? []))];
  const components = await componentsOfProjects(tx, projectIds);
  const lineages = [...components, ...parts].flatMap(({ lineageId }) => lineageId ?? []);
  const lines = await currentLines(tx, [at.propertyId], [...new Set(lineages)], at.today);
  const spent = new Map<string, Cents>();
  const add = (lineageId: string, cost: Cents) => spent.set(lineageId, (spent.get(lineageId) ?? 0) + cost);
  for (const { projectId, lineageId, amount } of parts)
    if (projectId === null && lineageId !== null) add(lineageId, amount);
  for (const projectId of projectIds) {
    const its = components.filter((one) => one.projectId === projectId).map(({ lineageId }) => lineageId);
    const own = parts.filter((one) => one.projectId === projectId);
    for (const [id, cost] of spreadOver(its, own, { lines })) add(id, cost);
  }
  return { spent, lines };
}

/**
 * What was actually spent from the reserve fund of a property in a fiscal year: the one place that says so. A property with
 * a ledger says it by the lines of its accounts for expenses of the reserve fund, mapped to components and projects. Others,
 * and the days before the ledger begins, by the payments of projects, by the day on which they were paid; those of deleted
 * projects and of the operating fund do not count. So no day counts by both. Money that names no component is spread over
 * its project's as actual costs are.
 */
export async function spendingOf(
  tx: Tx,
  { propertyId, fiscalYear, today }: { propertyId: string; fiscalYear: number; today: string },
): Promise<Spending> {
  const { source, parts } = await partsOf(tx, propertyId, { fiscalYear, today });
  const { spent, lines } = await byComponent(tx, parts, { propertyId, today });
  const known = [...spent].flatMap(([lineageId, cost]) => {
    const shown = lines.get(lineageId)?.shown;
    if (!shown) return [];
    return [{ lineageId, propertyComponentId: shown.propertyComponentId, name: shown.name, spent: cost }];
  });
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const planned = new Map<string, Cents>();
  for (const { lineageId, plannedCost } of await completionsOfYear(tx, propertyId, fiscalYear))
    planned.set(lineageId, (planned.get(lineageId) ?? 0) + plannedCost);
  return {
    source,
    total,
    components: known,
    other: total - known.reduce((sum, one) => sum + one.spent, 0),
    planned: [...planned].map(([lineageId, cost]) => ({ lineageId, cost })),
  };
}
