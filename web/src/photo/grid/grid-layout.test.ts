import { expect, it } from 'vitest';
import { gridLines, gridShape, movedTo } from './grid-layout';

const months = [
  { month: '2026-11', count: 3 },
  { month: '2026-10', count: 7 },
  { month: null, count: 1 },
];
const shape = { columns: 4, pictureHeight: 150 };
const words = (lines: ReturnType<typeof gridLines>) =>
  lines.map((line) => (line.kind === 'month' ? `${line.month} ${line.count}` : `${line.from} to ${line.to}`));

it('lays out all months from their counts, each beginning on a new line', () => {
  const lines = gridLines(months, shape);
  expect(words(lines)).toEqual([
    '2026-11 3',
    '0 to 3',
    '2026-10 7',
    '3 to 7',
    '7 to 10',
    'null 1',
    '10 to 11',
  ]);
  expect(lines.map(({ height }) => height)).toEqual([46, 214, 46, 214, 214, 46, 214]);
});

it('has 3 columns beside the pane at 1440 px, 4 without it, 5 at most, 2 on phones', () => {
  expect([720, 1138, 1384, 2000].map((width) => gridShape(width, false).columns)).toEqual([3, 4, 5, 5]);
  expect(gridShape(358, true)).toEqual({ columns: 2, tileWidth: 174, pictureHeight: 131 });
});

it('moves by arrow to the same column, also into another month and into a shorter line', () => {
  const lines = gridLines(months, shape);
  expect(movedTo(lines, 1, 'down')).toBe(4);
  expect(movedTo(lines, 6, 'down')).toBe(9);
  expect(movedTo(lines, 3, 'up')).toBe(0);
  expect(movedTo(lines, 0, 'up')).toBe(0);
  expect(movedTo(lines, 9, 'right')).toBe(10);
  expect(movedTo(lines, 10, 'right')).toBe(10);
  expect([movedTo(lines, 5, 'first'), movedTo(lines, 5, 'last')]).toEqual([0, 10]);
});
