import { annualDeterioration, fullyFundedBalance, fullyFundedShares } from '@roofline/engine/fully-funded';
import { wholeShares } from '@roofline/engine/numeric/shares';
import { toDollars, type Cents } from '@roofline/schema/money';
import type {
  InventoryReport,
  InventoryReportCategory,
  InventoryReportLine,
  ReportQuery,
} from '@roofline/schema/report-pages';
import { inventoryRows, type ComponentRow } from '../../component/service';
import type { Tx } from '../../platform/database';
import { engineComponents, type Basis } from '../../plan/service';
import { inventoryConventions, ROUNDING } from '../study/conventions';
import type { ReportSubject } from '../study/subject';
import { inventoryVerdict } from '../study/verdict';
import { categoriesOf } from './expenditures';
import { reportFrame } from './frame';

/** A line of the inventory with its figures, in cents. */
interface Figured {
  row: ComponentRow;
  categoryPosition: number;
  fullyFunded: Cents;
  deterioration: Cents;
}

/** Each component's fully funded balance and deterioration, in whole cents that sum to those of the property. */
function figured(basis: Basis, rows: readonly ComponentRow[]): Figured[] {
  const components = engineComponents(basis.components);
  const options = { inflationRate: 0 };
  const shares = fullyFundedShares(components, 0, options);
  const full = wholeShares(shares, fullyFundedBalance(components, 0, options), 'fully funded balance');
  const worn = components.map(({ currentCost, usefulLife }) => currentCost / usefulLife);
  const yearly = wholeShares(worn, annualDeterioration(components), 'annual deterioration');
  const placeOf = new Map(basis.components.map((line, index) => [line.propertyComponentId, index]));
  return rows.flatMap((row) => {
    const place = placeOf.get(row.propertyComponentId);
    if (place === undefined) return [];
    const { categoryPosition } = basis.components[place]!;
    return [{ row, categoryPosition, fullyFunded: full[place]!, deterioration: yearly[place]! }];
  });
}

function figuresOf(lines: readonly Figured[], wholeYearly: Cents) {
  const sum = (amount: (line: Figured) => Cents) => lines.reduce((total, line) => total + amount(line), 0);
  const deterioration = sum((line) => line.deterioration);
  return {
    currentCost: toDollars(sum((line) => line.row.currentCost)),
    fullyFundedBalance: toDollars(sum((line) => line.fullyFunded)),
    annualDeterioration: toDollars(deterioration),
    significance: wholeYearly === 0 ? null : (100 * deterioration) / wholeYearly,
  };
}

function lineOf(line: Figured, wholeYearly: Cents): InventoryReportLine {
  const { row } = line;
  return {
    propertyComponentId: row.propertyComponentId,
    name: row.name,
    location: row.location,
    quantity: row.quantityThousandths / 1000,
    unitOfMeasure: row.unitOfMeasure,
    usefulLife: row.usefulLife,
    remainingUsefulLife: row.remainingUsefulLife,
    nextReplacementYear: row.fiscalYear + row.remainingUsefulLife,
    isOneTime: row.isOneTime,
    ...figuresOf([line], wholeYearly),
  };
}

function groupsOf(lines: readonly Figured[], wholeYearly: Cents): InventoryReportCategory[] {
  const named = lines.map((line) => ({
    category: line.row.category,
    categoryPosition: line.categoryPosition,
  }));
  return categoriesOf(named).map(({ category, categoryPosition }) => {
    const own = lines.filter((line) => line.row.category === category);
    const components = own.map((line) => lineOf(line, wholeYearly));
    return { category, categoryPosition, ...figuresOf(own, wholeYearly), components };
  });
}

/** The inventory by category; a year that awaits setup shows that of the last year set up. */
export async function inventoryReport(
  tx: Tx,
  subject: ReportSubject,
  query: Pick<ReportQuery, 'category'>,
  now: Date,
): Promise<InventoryReport> {
  const { basis, property, fiscalYear } = subject;
  const rows = basis ? (await inventoryRows(tx, property.propertyId, basis.fiscalYear)).rows : [];
  const all = basis ? figured(basis, rows) : [];
  const wholeYearly = all.reduce((sum, line) => sum + line.deterioration, 0);
  const category = query.category ?? null;
  const lines = category === null ? all : all.filter((line) => line.row.category === category);
  const report = {
    ...reportFrame(subject, now),
    assumptionsProblem: null,
    category,
    categories: categoriesOf(basis?.components ?? []),
    groups: groupsOf(lines, wholeYearly),
    totals: { ...figuresOf(lines, wholeYearly), components: lines.length },
  };
  const conventions = basis
    ? [...inventoryConventions(basis.fiscalYear, inventoryDate(basis, fiscalYear.startDate)), ROUNDING]
    : [];
  return { ...report, conventions, verdict: inventoryVerdict(report) };
}

/** First day of the year whose inventory it is. */
function inventoryDate(basis: Basis, startDate: string): string {
  return `${basis.fiscalYear}${startDate.slice(4)}`;
}
