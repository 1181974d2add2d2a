import type { ImportField } from '@roofline/schema/component-import/import-fields';
import { inSentence } from '@roofline/schema/value/listing';
import { columnLetter, isBlank, type Cell } from '../../platform/sheets/grid';
import { headingScores } from './heading-match';
import { readAmount } from './numbers';
import { columnOf } from './row-kind';

const COSTS: readonly ImportField[] = ['currentCost', 'currentCostHigh', 'unitCost'];

const MOSTLY = 0.5;

/** Returns whether the column holds amounts under a heading of a cost. */
function holdsCosts(heading: string, cells: readonly (Cell | undefined)[]): boolean {
  const scores = headingScores(heading);
  const filled = cells.filter((cell) => !isBlank(cell ?? null));
  if (filled.length === 0 || !COSTS.some((field) => scores.has(field))) return false;
  return filled.filter((cell) => typeof readAmount(cell) === 'object').length / filled.length > MOSTLY;
}

const held = (names: readonly string[]) =>
  names.length === 1 ? `Column ${names[0]} holds` : `Columns ${inSentence(names)} hold`;

/** Writes remarks about columns besides their fields: ranges of costs, and costs that the import does not use. */
export function columnRemarks(
  headings: readonly string[],
  columns: readonly (ImportField | null)[],
  rows: readonly (readonly Cell[])[],
): string[] {
  const name = (index: number) => `${columnLetter(index)} (${headings[index]})`;
  const { currentCost: low, currentCostHigh: high } = columnOf(columns);
  const remarks: string[] = [];
  if (low !== undefined && high !== undefined)
    remarks.push(`The cost of a line is the middle of columns ${name(low)} and ${name(high)}.`);
  const unused = headings.flatMap((heading, index) =>
    columns[index] === null &&
    holdsCosts(
      heading,
      rows.map((row) => row[index]),
    )
      ? [name(index)]
      : [],
  );
  if (unused.length > 0) remarks.push(`${held(unused)} costs that this import does not use.`);
  return remarks;
}
