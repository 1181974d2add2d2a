import { currentCostCents } from '@roofline/engine/roll-forward/component-cost';
import { toCents, toDollars } from '@roofline/schema/value/money';

/** What a row says about its cost; undefined where it says nothing. */
export interface StatedCost {
  quantity?: number | undefined;
  unitOfMeasure?: string | undefined;
  unitCost?: number | undefined;
  /** Cost of the whole line, as the cost column has it. */
  total?: number | undefined;
  percentReplaced?: number | undefined;
}

export interface ResolvedCost {
  quantity: number;
  unitOfMeasure: string;
  unitCost: number | undefined;
  percentReplaced: number;
  notes: string[];
  /** The file's quantity, where a lump sum took its place. */
  replacedQuantity?: string;
}

const cost = (quantity: number, unitCost: number, percentReplaced: number) =>
  currentCostCents({ quantity, unitCostCents: toCents(unitCost), percentReplaced });

const toCent = (dollars: number) => toDollars(toCents(dollars));

/** A number that the inventory can hold: at most three decimals of a quantity. */
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

/** Only the total is stated: the unit cost follows from it where it comes out in whole cents. */
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

/** The total that the row stands for; a price with parts of a cent gives one too, as the inventory keeps cents. */
function totalOf(stated: StatedCost): number | undefined {
  const { quantity = 1, percentReplaced = 100, unitCost, total } = stated;
  if (total !== undefined) return toCent(total);
  if (unitCost === undefined || !hasPartsOfACent(unitCost)) return undefined;
  return toCent((quantity * unitCost * percentReplaced) / 100);
}

/**
 * Quantity, unit cost and percent replaced that give exactly the cost which the file states, so that the inventory
 * adds up to the file to the cent. Where the parts that the file gives do not, its cost wins and the note says so.
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
