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

/** The spending from reserves on one component in a fiscal year, in cents. */
export interface ComponentSpending {
  lineageId: string;
  /** The component's line in the current inventory, else its newest one. */
  propertyComponentId: string;
  name: string;
  spent: Cents;
}

/** The spending from reserves in a fiscal year, in cents. */
export interface Spending {
  /** The ledger, or the payments of projects where there is none. */
  source: 'ledger' | 'projectPayments';
  total: Cents;
  components: ComponentSpending[];
  /** The spending that belongs to no component, or to one that is deleted. */
  other: Cents;
  /** The planned cost of components that projects completed in the year, by lineage. */
  planned: { lineageId: string; cost: Cents }[];
}

/** Money out of the reserve fund for a project, a component, both or neither. */
interface Part {
  projectId: string | null;
  lineageId: string | null;
  amount: Cents;
}

/** Returns the payments around a fiscal year, whichever month it starts in. */
const paymentsAround = (tx: Tx, propertyId: string, fiscalYear: number) =>
  reservePaymentsWithin(tx, propertyId, { from: `${fiscalYear - 1}-01-01`, to: `${fiscalYear + 1}-12-31` });

async function paymentsOf(tx: Tx, propertyId: string, fiscalYear: number) {
  const rows = await paymentsAround(tx, propertyId, fiscalYear);
  const setUp = (await financialsByProperty(tx, [propertyId])).get(propertyId) ?? [];
  const { startDate, endDate } = fiscalYearBounds(fiscalYear, startMonthOf({ setUp }, fiscalYear));
  const within = rows.filter(({ paidOn }) => paidOn >= startDate && paidOn <= endDate);
  // After a change of the start month, a day may lie within two years: it belongs to the one that began last.
  return within.filter(({ paidOn }) => currentYearOf({ setUp }, paidOn) === fiscalYear);
}

/** Starts the first reads of `spendingOf` early, so that they run with other reads. */
export const spendingAhead = (tx: Tx, propertyId: string, fiscalYear: number): void =>
  ahead(
    tx,
    () => paymentsAround(tx, propertyId, fiscalYear),
    () => spendingLedgers(tx, [propertyId]),
    () => completionsOfYear(tx, propertyId, fiscalYear),
  );

/**
 * Returns the payments of the year. From the first day of a property's ledger on, only the ledger counts, since it
 * includes the payments that projects record; these count only before that day.
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

/** Sums the parts by component; those of a project that name none are spread over its components, as actual costs are. */
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
 * Returns the actual spending from the reserve fund of a property in a fiscal year; nothing else computes it. For a
 * property with a ledger it is the lines on accounts for reserve expenses, mapped to components and projects. For others,
 * and for days before the ledger begins, it is the payments of projects, by the day of payment, without those of deleted
 * projects and of the operating fund. So no day counts twice. Money without a component is spread over the components of
 * its project, as actual costs are.
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
