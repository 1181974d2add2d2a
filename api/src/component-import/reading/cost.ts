import { currentCostCents } from '@roofline/engine/roll-forward/component-cost';
import { toCents, toDollars } from '@roofline/schema/value/money';

/** The values of a row about its cost; undefined where they are missing. */
export interface StatedCost {
  quantity?: number | undefined;
  unitOfMeasure?: string | undefined;
  unitCost?: number | undefined;
  /** The cost of the whole line in the cost column. */
  total?: number | undefined;
  percentReplaced?: number | undefined;
}

export interface ResolvedCost {
  quantity: number;
  unitOfMeasure: string;
  unitCost: number | undefined;
  percentReplaced: number;
  notes: string[];
  /** The file's quantity, where a lump sum replaced it. */
  replacedQuantity?: string;
}

const cost = (quantity: number, unitCost: number, percentReplaced: number) =>
  currentCostCents({ quantity, unitCostCents: toCents(unitCost), percentReplaced });

const toCent = (dollars: number) => toDollars(toCents(dollars));

/** Returns whether a quantity has at most three decimals, as many as the inventory stores. */
const hasThreeDecimals = (quantity: number) => Math.abs(quantity * 1000 - Math.round(quantity * 1000)) < 1e-3;

function lumpSum(total: number, stated: StatedCost, notes: string[]): ResolvedCost {
  const quantity = stated.quantity;
  notes.push('Imported as one lump sum so that the totals agree.');
  const lump = { quantity: 1, unitOfMeasure: 'LS', unitCost: total, percentReplaced: 100, notes };
  if (quantity === undefined || quantity === 1) return lump;
  const text =
    `${quantity.toLocaleString('en-US', { maximumFractionDigits: 3 })} ${stated.unitOfMeasure ?? ''}`.trim();
  return { ...lump, replacedQuantity: text };
}

/** Computes the unit cost from a total where it comes out in whole cents; else returns a lump sum. */
function fromTotal(total: number, stated: StatedCost, unitOfMeasure: string, notes: string[]): ResolvedCost {
  const { quantity = 1, percentReplaced = 100 } = stated;
  const fits = quantity > 0 && percentReplaced > 0 && hasThreeDecimals(quantity);
  const unitCost = fits ? toCent((total * 100) / (quantity * percentReplaced)) : 0;
  if (!fits || cost(quantity, unitCost, percentReplaced) !== toCents(total))
    return lumpSum(total, stated, notes);
  if (stated.quantity !== undefined && quantity !== 1)
    notes.push('Unit cost calculated from the cost and the quantity.');
  return { quantity, unitOfMeasure, unitCost, percentReplaced, notes };
}

const hasPartsOfACent = (dollars: number) => Math.abs(dollars - toCent(dollars)) > 1e-9;

/** Returns the total of the row, or computes it from a price with parts of a cent, since the inventory stores cents. */
function totalOf(stated: StatedCost): number | undefined {
  const { quantity = 1, percentReplaced = 100, unitCost, total } = stated;
  if (total !== undefined) return toCent(total);
  if (unitCost === undefined || !hasPartsOfACent(unitCost)) return undefined;
  return toCent((quantity * unitCost * percentReplaced) / 100);
}

/**
 * Returns quantity, unit cost and percent replaced that give exactly the cost in the file, so that the inventory adds
 * up to the file to the cent. Where the file's own parts do not give it, its cost wins, and a note says so.
 */
export function resolveCost(stated: StatedCost): ResolvedCost {
  const notes: string[] = [];
  const { quantity = 1, percentReplaced = 100, unitCost } = stated;
  if (stated.quantity === undefined) notes.push('Quantity 1.');
  const unitOfMeasure = stated.unitOfMeasure ?? (stated.quantity === undefined ? 'LS' : 'EA');
  if (stated.unitOfMeasure === undefined) notes.push(`Unit ${unitOfMeasure}.`);
  const total = totalOf(stated);
  if (total === undefined) return { quantity, unitOfMeasure, unitCost, percentReplaced, notes };
  if (unitCost === undefined) return fromTotal(total, stated, unitOfMeasure, notes);
  if (!hasPartsOfACent(unitCost)) {
    if (cost(quantity, unitCost, percentReplaced) === toCents(total))
      return { quantity, unitOfMeasure, unitCost, percentReplaced, notes };
    if (percentReplaced !== 100 && cost(quantity, unitCost, 100) === toCents(total)) {
      notes.push(
        'Percent replaced set to 100: the cost in the file equals the full quantity times the unit cost.',
      );
      return { quantity, unitOfMeasure, unitCost, percentReplaced: 100, notes };
    }
    notes.push('Quantity times unit cost differs from the cost in the file.');
  } else notes.push('The unit cost has parts of a cent.');
  return lumpSum(total, stated, notes);
}
