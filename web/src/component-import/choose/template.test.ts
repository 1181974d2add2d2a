import { COMPONENT_COLUMNS } from '@roofline/schema/component-import/import-fields';
import { expect, it } from 'vitest';
import { templateCsv } from './template';

it('has every heading of an import except the id, and two example rows with as many cells', () => {
  const [headings, ...rows] = templateCsv()
    .trimEnd()
    .split('\r\n')
    .map((line) => line.replace(/"[^"]*"/g, 'quoted').split(','));
  const names = headings!;
  expect(names).toEqual(
    COMPONENT_COLUMNS.map(({ label }) => label).filter((label) => label !== 'Component ID'),
  );
  expect(rows.map((cells) => cells.length)).toEqual([names.length, names.length]);
});
