import {
  annualDeterioration,
  fullyFundedBalance,
  fullyFundedShares,
} from '@roofline/engine/inventory/fully-funded';
import { wholeShares } from '@roofline/engine/numeric/shares';
import { toDollars, type Cents } from '@roofline/schema/value/money';
import type {
  InventoryReport,
  InventoryReportCategory,
  InventoryReportLine,
  ReportQuery,
} from '@roofline/schema/report/report-pages';
import { inventoryDetailsOf, type InventoryComponent } from '../../component/service';
import type { Tx } from '../../platform/database';
import { engineComponents, type Basis, type ComponentDetails } from '../../plan/service';
import { fundingChoices, namedChoice, type FundingChoice } from '../study/choice';
import { adoptedConventions, inventoryConventions, ROUNDING } from '../study/conventions';
import type { ReportSubject } from '../study/subject';
import { inventoryVerdict } from '../study/verdict';
import { categoriesOf } from './expenditures';
import { reportFrame, type Prepared } from './frame';

type InventoryQuery = Pick<ReportQuery, 'category' | 'planId'>;

/** A line of the inventory with its figures, in cents. */
interface Figured {
  line: InventoryComponent;
  details: ComponentDetails | undefined;
  fullyFunded: Cents;
  deterioration: Cents;
}

/** Returns each component's fully funded balance and deterioration, in whole cents that add up to the property's. */
function figured(basis: Basis, rows: readonly ComponentDetails[]): Figured[] {
  const components = engineComponents(basis.components);
  const options = { inflationRate: 0 };
  const shares = fullyFundedShares(components, 0, options);
  const full = wholeShares(shares, fullyFundedBalance(components, 0, options), 'fully funded balance');
  const worn = components.map(({ currentCost, usefulLife }) => currentCost / usefulLife);
  const yearly = wholeShares(worn, annualDeterioration(components), 'annual deterioration');
  const detailsOf = new Map(rows.map((row) => [row.propertyComponentId, row]));
  return basis.components.map((line, place) => ({
    line,
    details: detailsOf.get(line.propertyComponentId),
    fullyFunded: full[place]!,
    deterioration: yearly[place]!,
  }));
}

function figuresOf(lines: readonly Figured[], wholeYearly: Cents) {
  const sum = (amount: (one: Figured) => Cents) => lines.reduce((total, one) => total + amount(one), 0);
  const deterioration = sum((line) => line.deterioration);
  return {
    currentCost: toDollars(sum(({ line }) => line.currentCost)),
    fullyFundedBalance: toDollars(sum((line) => line.fullyFunded)),
    annualDeterioration: toDollars(deterioration),
    significance: wholeYearly === 0 ? null : (100 * deterioration) / wholeYearly,
  };
}

function lineOf(one: Figured, basisYear: number, wholeYearly: Cents): InventoryReportLine {
  const { line, details } = one;
  return {
    propertyComponentId: line.propertyComponentId,
    name: line.name,
    location: details?.location ?? null,
    quantity: details ? details.quantityThousandths / 1000 : null,
    unitOfMeasure: details?.unitOfMeasure ?? null,
    usefulLife: line.usefulLife,
    remainingUsefulLife: line.remainingUsefulLife,
    nextReplacementYear: basisYear + line.remainingUsefulLife,
    isOneTime: line.isOneTime,
    ...figuresOf([one], wholeYearly),
  };
}

function groupsOf(
  lines: readonly Figured[],
  basisYear: number,
  wholeYearly: Cents,
): InventoryReportCategory[] {
  return categoriesOf(lines.map(({ line }) => line)).map(({ category, categoryPosition }) => {
    const own = lines.filter(({ line }) => line.category === category);
    const components = own.map((one) => lineOf(one, basisYear, wholeYearly));
    return { category, categoryPosition, ...figuresOf(own, wholeYearly), components };
  });
}

/** Returns the plan that a request names, for its inventory: that of an adopted plan is not today's. */
function askedChoice(
  { basis, plans, adopted }: ReportSubject,
  { planId }: InventoryQuery,
): FundingChoice | null {
  return basis && planId !== undefined ? namedChoice(fundingChoices(basis, plans, adopted), planId) : null;
}

/**
 * Returns the inventory by category, of today or of an adoption; for a year that awaits setup that of the last year set
 * up. 404 for a plan that the year does not have.
 */
export function inventoryReport(
  subject: ReportSubject,
  rows: readonly ComponentDetails[],
  query: InventoryQuery,
  prepared: Prepared,
): InventoryReport {
  const { fiscalYear } = subject;
  const choice = askedChoice(subject, query);
  const basis = choice?.basis ?? subject.basis;
  const all = basis ? figured(basis, rows) : [];
  const wholeYearly = all.reduce((sum, one) => sum + one.deterioration, 0);
  const category = query.category ?? null;
  const lines = category === null ? all : all.filter(({ line }) => line.category === category);
  const report = {
    ...reportFrame(subject, choice, prepared),
    assumptionsProblem: null,
    category,
    categories: categoriesOf(basis?.components ?? []),
    groups: groupsOf(lines, basis?.fiscalYear ?? 0, wholeYearly),
    totals: { ...figuresOf(lines, wholeYearly), components: lines.length },
  };
  const conventions = basis
    ? [
        ...(choice ? adoptedConventions(choice, 'Costs, lives and quantities') : []),
        ...inventoryConventions(basis.fiscalYear, inventoryDate(basis, fiscalYear.startDate)),
        ROUNDING,
      ]
    : [];
  return { ...report, conventions, verdict: inventoryVerdict(report) };
}

/** Returns quantities and places of the inventory's components; for an adopted plan those that were frozen with it. */
export async function inventoryDetails(
  tx: Tx,
  subject: ReportSubject,
  query: InventoryQuery,
): Promise<readonly ComponentDetails[]> {
  const { basis, property } = subject;
  const adopted = askedChoice(subject, query)?.adopted;
  if (adopted) return adopted.details;
  return basis ? inventoryDetailsOf(tx, property.propertyId, basis.fiscalYear) : [];
}

/** Returns the first day of the inventory's fiscal year. */
function inventoryDate(basis: Basis, startDate: string): string {
  return `${basis.fiscalYear}${startDate.slice(4)}`;
}
