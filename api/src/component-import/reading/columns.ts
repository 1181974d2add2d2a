import type { ImportField } from '@roofline/schema/component-import/import-fields';
import type { Cell } from '../../platform/sheets/grid';
import { cellText, valueText } from '../../platform/sheets/cell-text';
import { headingScores } from './heading-match';
import {
  readAmount,
  readDueYear,
  readLife,
  readMark,
  readPercent,
  readQuantity,
  readYear,
  type Reading,
} from './numbers';

const SAMPLE_ROWS = 200;
type Reader = (cell: Cell | undefined) => Reading<unknown>;

const text: Reader = (cell) => {
  const value = valueText(cell);
  if (value === null) return 'blank';
  return typeof cell === 'number' || /^[\d$.,\s%()-]+$/.test(value) ? 'unreadable' : { value };
};
const CODE = /^[a-z]{0,4}[-. ]?\d+(?:[-.]\d+)*[a-z]?$/i;
// Line numbers and codes ("12", "AC-001") are beside the name, but are not the name.
const nameText: Reader = (cell) => (CODE.test(valueText(cell) ?? '') ? 'unreadable' : text(cell));
// The readers that the values of a column have to pass; fields that are missing here take any text.
const EXPECTED: Partial<Record<ImportField, Reader>> = {
  name: nameText,
  category: text,
  unitOfMeasure: text,
  quantity: readQuantity,
  unitCost: readAmount,
  currentCost: readAmount,
  usefulLife: readLife,
  remainingUsefulLife: readLife,
  placedInServiceYear: readYear,
  lastReplacedYear: readYear,
  currentCostHigh: readAmount,
  nextReplacementYear: readDueYear,
  isOneTime: readMark,
  percentReplaced: (cell) => readPercent(cell, false),
};

/** Returns the share of the values, 0 to 1, that can be read as the field; null where the column is empty. */
function fit(field: ImportField, cells: readonly (Cell | undefined)[]): number | null {
  const reader = EXPECTED[field];
  if (!reader) return 1;
  const readings = cells.map(reader).filter((reading) => reading !== 'blank');
  return readings.length === 0 ? null : readings.filter((r) => r !== 'unreadable').length / readings.length;
}

/** Returns whether a column has line numbers (1, 2, 3, …) and not quantities. */
function countsLines(cells: readonly (Cell | undefined)[]): boolean {
  const numbers = cells.map((cell) => Number(cellText(cell) ?? NaN)).filter((n) => !Number.isNaN(n));
  const enough = numbers.length >= (numbers[0] === 1 ? 2 : 4);
  return enough && numbers.every((n, i) => i === 0 || n === numbers[i - 1]! + 1);
}

function candidates(headings: readonly string[], rows: readonly (readonly Cell[])[]) {
  return headings.flatMap((heading, index) => {
    const cells = rows.map((row) => row[index]);
    return [...headingScores(heading)].flatMap(([field, points]) => {
      const part = fit(field, cells);
      const misfit = part !== null && part < 0.5;
      if (misfit && points < 95) return [];
      const penalty = misfit ? 60 : part === null ? 20 : 0;
      const counted = field === 'quantity' && countsLines(cells) ? 70 : 0;
      return [{ field, index, points: points - penalty - counted }];
    });
  });
}

/** Makes "Cost" beside "Total Cost" the unit cost, where quantity times it gives the total. */
function separateCosts(
  chosen: Map<number, ImportField>,
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
): void {
  const at = (field: ImportField) => [...chosen].find(([, f]) => f === field)?.[0];
  const [quantity, cost] = [at('quantity'), at('currentCost')];
  if (quantity === undefined || cost === undefined || at('unitCost') !== undefined) return;
  const value = (row: readonly Cell[], index: number) => {
    const read = readQuantity(row[index]);
    const amount = index === quantity ? read : readAmount(row[index]);
    return typeof amount === 'object' ? amount.value : null;
  };
  const total = headings.findIndex((heading, index) => {
    if (chosen.has(index) || !headingScores(heading).has('currentCost')) return false;
    const full = rows
      .map((row) => [value(row, quantity), value(row, cost), value(row, index)] as const)
      .filter((v): v is readonly [number, number, number] => v.every((n) => n !== null));
    const agree = full.filter(
      ([q, one, all]) => Math.abs(q * one - all) <= Math.max(1, Math.abs(all) * 0.01),
    );
    return full.length > 0 && agree.length / full.length > 0.8 && full.some(([q]) => q !== 1);
  });
  if (total === -1) return;
  chosen.set(cost, 'unitCost');
  chosen.set(total, 'currentCost');
}

const LOW_END = /\b(?:best|low|lower|lowest|minimum|min)\b/i;

/** Drops the high end of a range unless its low end is there: beside an average it would raise the cost. */
function keepRanges(chosen: Map<number, ImportField>, headings: readonly string[]): void {
  const at = (field: ImportField) => [...chosen].find(([, f]) => f === field)?.[0];
  const [low, high] = [at('currentCost'), at('currentCostHigh')];
  if (high === undefined) return;
  if (low === undefined || !LOW_END.test(headings[low]!)) chosen.delete(high);
}

const MOSTLY = 0.8;

/**
 * Returns the only column left that may hold names, under any heading: nearly all cells are text, and nearly all different,
 * unlike categories and places. null where there are none or several.
 */
function onlyNames(
  chosen: ReadonlyMap<number, ImportField>,
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
): number | null {
  const found = headings.flatMap((_, index) => {
    if (chosen.has(index)) return [];
    const values = rows.flatMap((row) => valueText(row[index]) ?? []);
    const isText =
      (fit(
        'name',
        rows.map((row) => row[index]),
      ) ?? 0) >= MOSTLY;
    const isFull = values.length >= rows.length / 2;
    return isText && isFull && new Set(values).size >= values.length * MOSTLY ? [index] : [];
  });
  return found.length === 1 ? found[0]! : null;
}

/** Returns the field that each column fills, by heading and values; no field and no column twice. */
export function guessColumns(
  headings: readonly string[],
  dataRows: readonly (readonly Cell[])[],
): (ImportField | null)[] {
  const rows = dataRows.slice(0, SAMPLE_ROWS);
  const chosen = new Map<number, ImportField>();
  const taken = new Set<ImportField>();
  const ranked = candidates(headings, rows).sort((a, b) => b.points - a.points || a.index - b.index);
  for (const { field, index, points } of ranked) {
    if (points <= 0 || chosen.has(index) || taken.has(field)) continue;
    chosen.set(index, field);
    taken.add(field);
  }
  separateCosts(chosen, headings, rows);
  keepRanges(chosen, headings);
  const names = taken.has('name') ? null : onlyNames(chosen, headings, rows);
  if (names !== null) chosen.set(names, 'name');
  return headings.map((_, index) => chosen.get(index) ?? null);
}
