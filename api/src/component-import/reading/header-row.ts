import type { Cell, Grid } from '../../platform/sheets/grid';
import { isBlank } from '../../platform/sheets/grid';
import { cellText, LABEL_CHARS } from '../../platform/sheets/cell-text';
import { headingScores } from './heading-match';

const SEARCHED_ROWS = 20;
const ENOUGH = 120;

export interface Header {
  /** The index of the row below which the data begins, counted from 0. */
  rowIndex: number;
  headings: string[];
  /** How sure the reading is; 0 where no row looks like a heading. */
  score: number;
}

function headingsOf(rows: readonly (readonly Cell[])[]): string[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) =>
    rows
      .map((row) => cellText(row[column])?.slice(0, LABEL_CHARS))
      .filter((text) => text !== undefined)
      .join(' '),
  );
}

/** Returns the headings of a row that a person chose. */
export const headingsAt = (grid: Grid, rowIndex: number): string[] => headingsOf([grid.rows[rowIndex] ?? []]);

/** Returns the score of headings: each field counts once, with its best heading; long sentences are not headings. */
function scoreOf(headings: readonly string[]): number {
  const byField = new Map<string, number>();
  for (const heading of headings) {
    if (heading === '' || heading.length > 60) continue;
    const [best] = [...headingScores(heading)].sort((a, b) => b[1] - a[1]);
    if (best) byField.set(best[0], Math.max(best[1], byField.get(best[0]) ?? 0));
  }
  return [...byField.values()].reduce((sum, points) => sum + points, 0);
}

/** Counts the numbers below 1900 in a row: a data row that happens to say "Other" has some, so it is not a heading. */
const numbersIn = (row: readonly Cell[]) =>
  row.filter((cell) => typeof cell === 'number' && cell < 1900).length;

/**
 * Finds the headings among the first 20 rows: the row, or the two rows of headings over two lines, whose cells match
 * the most fields. It skips titles above them.
 */
export function findHeader(grid: Grid): Header {
  let best: Header = { rowIndex: -1, headings: [], score: 0 };
  const last = Math.min(SEARCHED_ROWS, grid.rows.length);
  for (let i = 0; i < last; i += 1) {
    const row = grid.rows[i]!;
    if (numbersIn(row) > 0) continue;
    const one = headingsOf([row]);
    const score = scoreOf(one);
    if (score > best.score) best = { rowIndex: i, headings: one, score };
    const above = grid.rows[i - 1];
    if (!above || numbersIn(above) > 0) continue;
    const two = headingsOf([above, row]);
    const joined = scoreOf(two);
    if (joined > Math.max(best.score, score) + 30) best = { rowIndex: i, headings: two, score: joined };
  }
  if (best.score >= ENOUGH) return best;
  const first = Math.max(
    0,
    grid.rows.findIndex((row) => row.filter((cell) => !isBlank(cell)).length >= 2),
  );
  return { rowIndex: first, headings: headingsAt(grid, first), score: 0 };
}
