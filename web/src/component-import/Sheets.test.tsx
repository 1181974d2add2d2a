import type { ImportPreview } from '@roofline/schema/component-import/component-import';
import { id } from '@roofline/schema/fixtures/id';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../app/paths';
import { renderScreen } from '../testing/schema-link';
import { aProperty } from '../testing/graph-fixtures';
import { ComponentImportPage } from './ComponentImportPage';
import { aPreview, aSheet, IMPORT_ID } from './testing/preview-fixture';

const POOL = id(77);
const sheets = (isSiteIn = false) => [
  aSheet({ sheetName: 'Site', isAccepted: isSiteIn }),
  aSheet({ importId: POOL, sheetName: 'Pool', lineCount: 2, total: 750 }),
  aSheet({ importId: id(78), sheetName: 'By year', kind: 'repeat' }),
  aSheet({ importId: id(79), sheetName: 'Cover', kind: 'other', lineCount: 0, total: 0 }),
];
const site = () =>
  aPreview({
    sheetName: 'Site',
    sheets: sheets(),
    tieOut: { ...aPreview().tieOut, otherSheetsTotal: 750, ties: false },
  });
const pool = () => aPreview({ importId: POOL, sheetName: 'Pool', sheets: sheets(true) });

function open(previews: ImportPreview[], reread?: (input: { headerRow: number }) => ImportPreview) {
  const byId = new Map(previews.map((preview) => [preview.importId, preview]));
  const graph = {
    property: () => aProperty,
    componentImport: ({ importId }: { importId: string }) => byId.get(importId) ?? null,
    mapComponentImport: ({ input }: { input: { importId: string; headerRow: number } }) => {
      const next = reread?.(input) ?? byId.get(input.importId)!;
      byId.set(next.importId, next);
      return { preview: next, userErrors: [] };
    },
    acceptComponentImport: () => ({ answer: null, job: null, userErrors: [] }),
  };
  const path = paths.componentImport;
  return renderScreen(<ComponentImportPage />, { graph, at: `${path}?import=${IMPORT_ID}`, path });
}

it('lists the other sheets and does not say that the totals agree until every list is imported', async () => {
  open([site(), pool()]);
  const list = await screen.findByRole('list', { name: 'Sheets of the file' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Site3 lines, $1,500Shown here',
    'Pool2 lines, $750Not imported yetReview',
    'By year3 lines, $1,500Same componentsReview',
    'CoverNo component listReview',
  ]);
  expect(screen.queryByText('Totals agree')).toBeNull();
  expect(screen.getByText('More to import')).toBeTruthy();
  expect(
    screen.getByText('The totals of this sheet agree. $750 on Pool is not part of this import.'),
  ).toBeTruthy();
});

it('opens another sheet', async () => {
  const { user, router } = open([site(), pool()]);
  await user.click(await screen.findByRole('link', { name: 'Review Pool' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?import=${POOL}`));
});

it('opens the next list after importing one', async () => {
  const { user, router } = open([site(), pool()]);
  await user.click(await screen.findByRole('button', { name: 'Import 3 components' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?import=${POOL}`));
  expect(router.state.location.pathname).toBe(paths.componentImport);
});

it('reads the sheet again with its headings in another row, and shows the columns found there', async () => {
  const { user, sentNamed } = open([aPreview()], ({ headerRow }) =>
    aPreview({ headerRow, columns: aPreview().columns.slice(0, 2) }),
  );
  expect(await screen.findByText('Totals agree')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Sheets of the file' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Row of the headings'), '2');
  await waitFor(() => expect(screen.queryByLabelText('Column D, Cost, becomes')).toBeNull());
  expect(screen.getByLabelText('Column A, Item, becomes')).toBeTruthy();
  expect(sentNamed('MapComponentImport')[0]!.variables.input).toMatchObject({ headerRow: 2, columns: [] });
});

it('asks only for the columns where one is missing, and hides problems of rows until then', async () => {
  const problem = {
    row: 5,
    column: 'B (UL)',
    field: null,
    value: 'x',
    detail: 'Useful Life should be a number',
  };
  open([aPreview({ missingFields: ['name'], problems: [problem], canAccept: false })]);
  expect(await screen.findByText(/cannot be read yet/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Problems' })).toBeNull();
});
